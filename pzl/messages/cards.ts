import type { Messages } from "../../diagnostics/internal.ts";
import { type Crash, type Expected, type Found, quote } from "./found.ts";

/** What Forge does with a value it does not know. */
export type ValueEffect = "ignored" | "crash" | "end";

/** The values that messages about cards use. */
export interface CardDetails {
  /** "Bear;;Elf": an entry without a card. */
  "empty-card": Crash;
  /** "Bear||Tapped": nothing between two bars. */
  "empty-modifier": Record<never, never>;
  /** "Bear|Taped": a modifier that Forge does not know. */
  "unknown-modifier": Found;
  /** "Bear|TappedDown": a word that Forge reads by its beginning. */
  "modifier-prefix": Expected;
  /** "Bear|tapped": a modifier in the wrong case. */
  "modifier-case": Expected;
  /** "Bear|Damage: 2": spaces inside a modifier. */
  "inner-space": Found & Crash;
  /** "Bear|Tapped:yes": a value Forge does not look at. */
  "ignored-modifier-value": Found;
  /** "Bear|Owner": a modifier that names no player. */
  "missing-modifier-value": Found;
  /** "Bear|Damage:": a modifier without its value. */
  "empty-modifier-value": Found & Crash;
  /** "Bear|FaceDown:Up": a value Forge does not know. */
  "invalid-modifier-value": Found & { effect: ValueEffect };
  /** "Bear|Set:M10|Art:x": an art index that is not a number. */
  "invalid-art": Found;
  /** "Bear|Damage:1|Damage:2": a modifier that was given before. */
  "duplicate-modifier": Found & { kept: "first" | "last" };
  /** An old name of a modifier. */
  "deprecated-modifier": Expected;
  /** A modifier of other tools, unknown to Forge. */
  "non-forge-modifier": Found;
  /** "Owner:AI" in lower case: Forge reads the human player. */
  "player-ref-case": Found;
  /** "NamedCard:Jace, the Mind Sculptor": a comma that separates two names. */
  "comma-in-name": Found;
  /** Spaces around a part of a token. */
  "token-space": Found & Crash;
  /** A part of a token that Forge cannot use. */
  "token-segment": Found;
  /** "t:,P:1": a token without a name. */
  "token-missing-name": Record<never, never>;
  /** A token without "Types:". */
  "token-missing-types": Found;
  /** A token without "Keywords:". */
  "token-missing-keywords": Found;
}

/** The messages about cards. */
export const cardMessages: Messages<CardDetails> = {
  "empty-card": ({ crashes }) =>
    `Entry without a card: ${crashes ? "Forge crashes" : "it is left out"}`,
  "empty-modifier": () => "Nothing between two bars: Forge ignores it",
  "unknown-modifier": ({ found }) =>
    `Unknown modifier ${quote(found)}: Forge ignores it`,
  "modifier-prefix": ({ found, expected }) =>
    `Modifier ${
      quote(found)
    } begins with "${expected}": Forge reads it as "${expected}"`,
  "modifier-case": ({ found, expected }) =>
    `Modifier ${quote(found)} must be "${expected}": Forge ignores it`,
  "inner-space": ({ found, crashes }) =>
    `Spaces inside ${quote(found)}: ${
      crashes
        ? "Forge cannot read the number and crashes"
        : "Forge keeps them and may not recognize the word"
    }`,
  "ignored-modifier-value": ({ found }) =>
    `Value of ${quote(found)} has no effect: Forge looks at the name only`,
  "missing-modifier-value": ({ found }) =>
    `Modifier ${quote(found)} names no player: Forge takes the human player`,
  "empty-modifier-value": ({ found, crashes }) =>
    `Modifier ${quote(found)} has no value: ${
      crashes ? "Forge crashes" : "it has no effect"
    }`,
  "invalid-modifier-value": ({ found, effect }) =>
    `Value of ${quote(found)} is not known: ${VALUE_EFFECTS[effect]}`,
  "invalid-art": ({ found }) =>
    `Art of ${quote(found)} is not a number: Forge ignores it`,
  "duplicate-modifier": ({ found, kept }) =>
    `Modifier ${quote(found)} was given before: the ${kept} one counts`,
  "deprecated-modifier": ({ found, expected }) =>
    `Modifier ${quote(found)} is an old name: write "${expected}"`,
  "non-forge-modifier": ({ found }) =>
    `Modifier ${quote(found)} is not known to Forge: Forge ignores it`,
  "player-ref-case": ({ found }) =>
    `Player ${quote(found)} in lower case: Forge reads the human player`,
  "comma-in-name": ({ found }) =>
    `The comma in ${
      quote(found)
    } separates two names: Forge does not find the card that both make`,
  "token-space": ({ found, crashes }) =>
    `Spaces around ${quote(found)} in a token: ${
      crashes
        ? "Forge cannot read the number and crashes"
        : "Forge keeps them and may not recognize the part"
    }`,
  "token-segment": ({ found }) =>
    `Part ${
      quote(found)
    } of a token is none of Forge's, or has an empty entry: Forge does not use it`,
  "token-missing-name": () => "Token without a name: Forge crashes",
  "token-missing-types": ({ found }) =>
    `Token ${quote(found)} has no "Types:": Forge crashes`,
  "token-missing-keywords": ({ found }) =>
    `Token ${quote(found)} has no "Keywords:": Forge crashes`,
};

const VALUE_EFFECTS: Readonly<Record<ValueEffect, string>> = {
  ignored: "Forge ignores it",
  crash: "Forge crashes",
  end: "Forge looks only at how it ends",
};
