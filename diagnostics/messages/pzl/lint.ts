import type { Messages } from "../../catalogue.ts";
import { type Found, quote, type Subject } from "./found.ts";

/** What Forge does about an id that no card has. */
export type DanglingEffect = "crash" | "ignored" | "empty" | "player" | "lost";

/** What the messages about likely mistakes need to know. */
export interface LintDetails {
  "missing-player": Subject;
  "missing-life": Subject;
  "duplicate-id": { id: number };
  "dangling-reference": { ids: readonly number[]; effect: DanglingEffect };
  "forward-reference": { ids: readonly number[] };
  "self-reference": { id: number };
  "unused-id": { id: number };
  "attached-off-battlefield": { id: number; zone: string };
  "attacking-ignored": { phase: string };
  "attacking-untapped": Record<never, never>;
  "attacker-of-other-player": { active: string };
  "negative-value": { found: number; least: number };
  "missing-targets": { goal: string };
  "unused-targets": { goal: string };
  "unused-target-count": { goal: string };
  "turn-after-limit": { turn: number; limit: number };
  "turn-one-draw": { phase: string };
  "empty-library": Subject & { turn: number };
  "rad-counter": Record<never, never>;
  "unknown-ability": Found;
  "unused-ability": Found;
  "misrouted-ability": Found & { crashes: boolean };
  "unknown-keyword-action": Found;
  "bar-in-host": Found;
  "name-is-modifier": Found;
  "token-color": Found;
  "token-without-color": { image: string };
}

/** The messages about likely mistakes. */
export const lintMessages: Messages<LintDetails> = {
  "missing-player": ({ subject }) =>
    `No key of the player "${subject}": Forge refuses to start the puzzle`,
  "missing-life": ({ subject }) =>
    `No life of the player "${subject}": Forge starts with life -1, so the player loses at once`,
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
  "attacking-ignored": ({ phase }) =>
    `Attacking during ${phase} has no effect: Forge looks at it only while attackers or blockers are declared`,
  "attacking-untapped": () =>
    "Attacking but not tapped: right only if the creature has vigilance",
  "attacker-of-other-player": ({ active }) =>
    `Attacking in the turn of the player "${active}": only the active player's creatures attack`,
  "negative-value": ({ found, least }) =>
    `Value ${found} makes no sense: expected at least ${least}`,
  "missing-targets": ({ goal }) =>
    `Goal "${goal}" has no "Targets": nothing can reach it`,
  "unused-targets": ({ goal }) =>
    `Goal "${goal}" does not look at "Targets": the line has no effect`,
  "unused-target-count": ({ goal }) =>
    `Goal "${goal}" does not look at "TargetCount": the line has no effect`,
  "turn-after-limit": ({ turn, limit }) =>
    `Turn ${turn} is after the limit, turn ${limit}: Forge never ends the puzzle, since it looks for exactly that turn`,
  "turn-one-draw": ({ phase }) =>
    `Turn 1 starts at ${phase} but has no draw step: Forge skips it, so nobody draws`,
  "empty-library": ({ subject, turn }) =>
    `The player "${subject}" has no library but draws on turn ${turn}: drawing from it loses the game`,
  "rad-counter": () => "Rad counters on a player: Forge crashes",
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
    } contains a bar: Forge takes all of it for a name and finds no such card`,
  "name-is-modifier": ({ found }) =>
    `Name ${quote(found)} begins like a modifier: Forge applies that modifier`,
  "token-color": ({ found }) =>
    `Color ${
      quote(found)
    } names colors Forge cannot read: the token is colorless`,
  "token-without-color": ({ image }) =>
    `Token without "Color:" although its image is ${
      quote(image)
    }: Forge makes it colorless`,
};

const DANGLING_EFFECTS: Readonly<Record<DanglingEffect, string>> = {
  crash: "Forge crashes",
  ignored: "Forge ignores the reference",
  empty: "Forge remembers an empty entry",
  player: "Forge lets the creature attack the player",
  lost: "Forge does not find the card and runs no script for it",
};
