import type { Messages } from "../../diagnostics/internal.ts";
import { type Expected, type Found, quote, type Subject } from "./found.ts";

/** What Forge makes of a mana symbol that is none of the six. */
export type ManaReading =
  | { readonly kind: "colorless"; readonly amount: number }
  | { readonly kind: "color"; readonly symbol: string }
  | { readonly kind: "both"; readonly symbols: readonly string[] }
  | { readonly kind: "crash" };

/** Whom Forge takes for the player that a text names, if anybody. */
export type PlayerMeaning = "human" | "ai" | "crash" | "none";

/** The values that messages about values use. */
export interface ValueDetails {
  /** A puzzle without a field that Forge wants. */
  "missing-field": Subject & { isEmpty?: true };
  /** "turn=one": not a whole number. */
  "invalid-integer": Found;
  /** "Turns: 2": a space before a number. */
  "space-before-number": Found;
  /** Neither "true" nor "false". */
  "invalid-boolean": Found;
  /** A space before "true" or "false". */
  "space-before-boolean": Found;
  /** "activeplayer=me": not a player. */
  "invalid-player": Found & { effect: PlayerMeaning };
  /** "activephase=combat": not a phase. */
  "invalid-phase": Found;
  /** A phase by a name that only other tools know. */
  "non-forge-phase": Expected;
  /** "Goal:Winn": a goal that Forge does not know. */
  "unknown-goal": Found;
  /** A goal by a name that only other tools know. */
  "non-forge-goal": Expected;
  /** A difficulty that is none of the usual ones. */
  "unknown-difficulty": Found;
  /** "Counters:P1P1": a counter without its number. */
  "invalid-counter": Found;
  /** A counter that is not one of Forge's. */
  "unknown-counter": Found;
  /** A counter that was given before. */
  "duplicate-counter": Found;
  /** A mana symbol other than W, U, B, R, G or C. */
  "unknown-mana-symbol": Found & { reads: ManaReading };
  /** Mana symbols that are not separated by single spaces. */
  "mana-space": { extra: number };
}

/** The messages about values. */
export const valueMessages: Messages<ValueDetails> = {
  "missing-field": missingField,
  "invalid-integer": ({ found }) =>
    `Cannot read ${
      quote(found)
    }: expected a whole number from -2147483648 to 2147483647`,
  "space-before-number": ({ found }) =>
    `Space before the number ${
      quote(found)
    }: Forge fails to load the whole list of puzzles`,
  "invalid-boolean": ({ found }) =>
    `Value ${quote(found)} is neither "true" nor "false": it counts as false`,
  "space-before-boolean": ({ found }) =>
    `Space before ${quote(found)}: Forge reads false`,
  "invalid-player": ({ found, effect }) =>
    `Cannot read the player ${quote(found)} as "human", "ai", "P0" or "P1"${
      PLAYER_EFFECTS[effect]
    }`,
  "invalid-phase": ({ found }) =>
    found.toLowerCase() === "none"
      ? `Cannot read the phase "none": Forge would start in whatever phase the game is in, so a puzzle must name one`
      : `Cannot read the phase ${
        quote(found)
      }: Forge has no phase of this name`,
  "non-forge-phase": ({ found, expected }) =>
    `Phase ${
      quote(found)
    } stands for "${expected}": Forge does not know it and cannot start the puzzle`,
  "unknown-goal": ({ found }) =>
    `Unknown goal ${quote(found)}: Forge treats it like "Win"`,
  "non-forge-goal": ({ found, expected }) =>
    `Goal ${quote(found)} stands for "${expected}": Forge treats it like "Win"`,
  "unknown-difficulty": ({ found }) =>
    `Unknown difficulty ${quote(found)}: Forge shows it as it is`,
  "invalid-counter": ({ found }) =>
    `Cannot read the counter ${
      quote(found)
    }: expected a type, "=" and a number`,
  "unknown-counter": ({ found }) =>
    found.toLowerCase() === "any"
      ? `Counter ${
        quote(found)
      } names no type: Forge takes it for "any counter" and crashes`
      : `Counter ${
        quote(found)
      } is not one of Forge's: it becomes a custom counter`,
  "duplicate-counter": ({ found }) =>
    `Counter ${quote(found)} was given before: the numbers are added`,
  "unknown-mana-symbol": ({ found, reads }) =>
    `Mana symbol ${quote(found)} is none of W U B R G C: ${manaEffect(reads)}`,
  "mana-space": ({ extra }) =>
    extra === 0
      ? "Another blank than a space between two symbols: Forge takes them for one"
      : `Mana symbols are not separated by single spaces: Forge adds ${
        extra === 1 ? "one colorless mana" : `${extra} colorless mana`
      }`,
};

/** What Forge does without a field. */
const WITHOUT: ReadonlyMap<string, string> = new Map([
  ["Turns", "Forge sets no limit"],
  ["Difficulty", "Forge shows none"],
  ["turn", "Forge starts with turn 1"],
  ["activephase", "Forge would start in whatever phase the game is in"],
]);

/** What Forge does with a field that has no value. */
const EMPTY: ReadonlyMap<string, string> = new Map([
  ["Name", "Forge lists the puzzle without a name"],
  ["Goal", 'Forge treats it like "Win"'],
]);

function missingField(
  { subject, isEmpty }: ValueDetails["missing-field"],
): string {
  const effect = (isEmpty && EMPTY.get(subject)) ?? WITHOUT.get(subject) ??
    "Forge cannot start the puzzle";
  return `No value for "${subject}": ${effect}`;
}

const PLAYER_EFFECTS: Readonly<Record<PlayerMeaning, string>> = {
  human: ": Forge takes the human player",
  ai: ": Forge takes the opponent",
  crash: ": Forge crashes",
  none: "",
};

function manaEffect(reads: ManaReading): string {
  switch (reads.kind) {
    case "colorless":
      return reads.amount === 1
        ? "Forge gives one colorless mana for it"
        : `Forge gives ${reads.amount} colorless mana for it`;
    case "color":
      return `Forge reads it as ${reads.symbol}`;
    case "both":
      return `Forge gives one mana for it, which is ${
        reads.symbols.join(" and ")
      } at once`;
    case "crash":
      return "Forge crashes, since the number is too large";
  }
}
