import type { Messages } from "../../diagnostics/internal.ts";
import { type Found, quote, type Subject } from "./found.ts";

/** What Forge does about an id that no card has. */
export type DanglingEffect =
  | "crash"
  | "ignored"
  | "empty"
  | "player"
  | "lost"
  | "untargeted";

/** What a name has that was pasted from a page or a list. */
export type PastedPart = "apostrophe" | "space" | "comment" | "count" | "comma";

/** The values that messages about likely mistakes use. */
export interface LintDetails {
  /** A puzzle without any key of a player. */
  "missing-player": Subject;
  /** A player without a life total. */
  "missing-life": Subject;
  /** Two cards with the same id. */
  "duplicate-id": { id: number };
  /** A reference to an id that no card has. */
  "dangling-reference": { ids: readonly number[]; effect: DanglingEffect };
  /** A reference to a card that comes later. */
  "forward-reference": { ids: readonly number[] };
  /** A card attached to itself. */
  "self-reference": { id: number };
  /** An id that nothing refers to. */
  "unused-id": { id: number };
  /** A card attached to one that is not on the battlefield. */
  "attached-off-battlefield": { id: number; zone: string };
  /** An attacker outside the steps and the zone in which Forge looks for one. */
  "attacking-ignored": { phase: string; zone: string };
  /** An attacker that is not tapped. */
  "attacking-untapped": Record<never, never>;
  /** An attacker whose controller is not the active player. */
  "attacker-of-other-player": { active: string };
  /** A number below what makes sense. */
  "negative-value": { found: number; least: number };
  /** A goal that needs "Targets" and has none. */
  "missing-targets": { goal: string };
  /** "Targets" of a goal that does not look at them. */
  "unused-targets": { goal: string };
  /** "TargetCount" of a goal that does not look at it. */
  "unused-target-count": { goal: string };
  /** A puzzle that starts after its turn limit. */
  "turn-after-limit": { turn: number; limit: number; goal: string };
  /** Turn 1 before its draw step, which Forge skips. */
  "turn-one-draw": { phase: string };
  /** A player who must draw from an empty library. */
  "empty-library": Subject & { turn: number };
  /** Rad counters on a player. */
  "rad-counter": Record<never, never>;
  /** A player with no life or ten poison counters. */
  "player-loses": Subject & { why: "life" | "poison"; isCertain: boolean };
  /** "activephaseadvance" with something on the stack. */
  "advance-with-stack": Record<never, never>;
  /** Declared blockers with something on the stack. */
  "blockers-with-stack": Record<never, never>;
  /** A manifested or cloaked permanent. */
  "face-down-crash": Found;
  /** A token that is not on the battlefield. */
  "token-off-battlefield": { zone: string };
  /** A custom script without "AB$", "DB$", "SP$" or "ST$". */
  "script-without-api": Record<never, never>;
  /** An ability that the file does not define. */
  "unknown-ability": Found;
  /** An ability that no card has. */
  "unused-ability": Found;
  /** An ability whose key Forge takes for one of a player. */
  "misrouted-ability": Found & { crashes: boolean };
  /** A keyword action other than "Awaken" and "AwakenOnly". */
  "unknown-keyword-action": Found;
  /** A name with a bar in it. */
  "bar-in-host": Found;
  /** A name that begins like a modifier. */
  "name-is-modifier": Found;
  /** "2x Forest": a name with what no name of Forge has. */
  "pasted-name": Found & { what: PastedPart };
  /** A name or an address that another puzzle of a collection has. */
  "shared-value": Found & { key: string; other: string };
  /** A token with colors that Forge cannot read. */
  "token-color": Found;
  /** A token without "Color:" although its image has one. */
  "token-without-color": { image: string };
}

/** The messages about likely mistakes. */
export const lintMessages: Messages<LintDetails> = {
  "missing-player": ({ subject }) =>
    `Player "${subject}" has no keys: Forge refuses to start the puzzle`,
  "missing-life": ({ subject }) =>
    `Player "${subject}" has no life total: Forge starts with life -1, so the player loses at once`,
  "duplicate-id": ({ id }) =>
    `Id ${id} belongs to an earlier card: references mean this one`,
  "dangling-reference": ({ ids, effect }) =>
    `No card has the id ${ids.join(", ")}: ${DANGLING_EFFECTS[effect]}`,
  "forward-reference": ({ ids }) =>
    `The card with the id ${
      ids.join(", ")
    } comes later: Forge does not find it here`,
  "self-reference": ({ id }) =>
    `Card ${id} is attached to itself: no such game can exist`,
  "unused-id": ({ id }) => `Id ${id} is not used: nothing refers to it`,
  "attached-off-battlefield": ({ id, zone }) =>
    `Card ${id} is in the ${zone}: nothing can be attached to it there`,
  "attacking-ignored": ({ phase, zone }) =>
    zone === "battlefield"
      ? `Attacking during ${phase} has no effect: Forge looks at it only while attackers or blockers are declared`
      : `Attacking in the ${zone} has no effect: only permanents attack`,
  "attacking-untapped": () =>
    "Attacking but not tapped: right only if the creature has vigilance",
  "attacker-of-other-player": ({ active }) =>
    `Attacking in the turn of the player "${active}": only the active player's creatures attack`,
  "negative-value": ({ found, least }) =>
    `Value ${found} makes no sense: expected at least ${least}`,
  "missing-targets": ({ goal }) =>
    `Goal "${goal}" has no "Targets": nothing can reach it`,
  "unused-targets": ({ goal }) =>
    `Goal "${goal}" does not use "Targets": the line has no effect`,
  "unused-target-count": ({ goal }) =>
    `Goal "${goal}" does not use "TargetCount": the line has no effect`,
  "turn-after-limit": ({ turn, limit, goal }) =>
    `Turn ${turn} is after the limit, turn ${limit}: ${
      goal === "Survive"
        ? "nobody can win the puzzle, since Forge looks for exactly the turn after it"
        : "Forge never ends the puzzle, since it looks for exactly that turn"
    }`,
  "turn-one-draw": ({ phase }) =>
    `Turn 1 starts at ${phase} but has no draw step: Forge skips it, so nobody draws`,
  "empty-library": ({ subject, turn }) =>
    `The player "${subject}" has no library but draws on turn ${turn}: drawing from it loses the game`,
  "rad-counter": () => "Rad counters on a player: Forge crashes",
  "player-loses": ({ subject, why, isCertain }) =>
    `Player "${subject}" has ${
      why === "life" ? "no life" : "ten poison counters"
    }: ${
      isCertain
        ? "the player loses while Forge sets up the game, and Forge crashes"
        : "Forge crashes unless a permanent prevents the loss"
    }`,
  "advance-with-stack": () =>
    'Cannot advance with "putonstack": Forge crashes, since phases end only with an empty stack',
  "blockers-with-stack": () =>
    'Blockers are declared with "putonstack": Forge stays in the declare attackers step until the stack is empty',
  "face-down-crash": ({ found }) =>
    `Permanent with ${
      quote(found)
    }: Forge crashes, since nothing has manifested or cloaked it`,
  "token-off-battlefield": ({ zone }) =>
    `Token in the ${zone}: Forge removes it as the game starts`,
  "script-without-api": () =>
    'Script has none of "AB$", "DB$", "SP$" and "ST$": Forge crashes, since it does not say what to do',
  "unknown-ability": ({ found }) =>
    `Ability ${quote(found)} is not defined in the file: Forge crashes`,
  "unused-ability": ({ found }) =>
    `Ability ${quote(found)} is not used: no card has it`,
  "misrouted-ability": ({ found, crashes }) =>
    `Key ${
      quote(found)
    } ends like the key of a player: Forge takes it for one and ${
      crashes ? "fails to load the whole list of puzzles" : "loses the ability"
    }`,
  "unknown-keyword-action": ({ found }) =>
    `Keyword ${
      quote(found)
    } is neither "Awaken" nor "AwakenOnly": Forge crashes`,
  "bar-in-host": ({ found }) =>
    `Name ${
      quote(found)
    } contains a bar: Forge takes what follows the bar for a set, and runs no modifier or script in it`,
  "name-is-modifier": ({ found }) =>
    `Name ${quote(found)} begins like a modifier: Forge applies that modifier`,
  "pasted-name": ({ found, what }) =>
    `Name ${quote(found)} ${PASTED[what]}: Forge finds no such card`,
  "shared-value": ({ found, key, other }) =>
    `${key} ${quote(found)} is also that of ${quote(other)}: one is a copy`,
  "token-color": ({ found }) =>
    `Color ${
      quote(found)
    } names colors Forge cannot read: the token is colorless`,
  "token-without-color": ({ image }) =>
    `Token without "Color:" although its image is ${
      quote(image)
    }: Forge makes it colorless`,
};

const PASTED: Readonly<Record<PastedPart, string>> = {
  apostrophe: "has a curly apostrophe",
  space: "has a space of another kind",
  comment: 'has a "#", which begins no comment here',
  count: "begins with a number of copies",
  comma: "has a comma where a semicolon separates cards",
};

const DANGLING_EFFECTS: Readonly<Record<DanglingEffect, string>> = {
  crash: "Forge crashes",
  ignored: "Forge ignores the reference",
  empty: "Forge remembers an empty entry",
  player: "Forge lets the creature attack the player",
  lost: "Forge does not find the card and runs no script for it",
  untargeted: "Forge runs the script without this target",
};
