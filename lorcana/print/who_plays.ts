import type { Trigger } from "../ast/mod.ts";
import { bounded } from "./filter.ts";
import { printTarget } from "./target.ts";
import { controller, subjectWords } from "./trigger_subject.ts";
import { phrase, type Voice } from "./voice.ts";

/** Who does what sets off an ability. */
export const WHO = {
  you: "you",
  opponent: "an opponent",
  any: "a player",
} as const;

/** Whose cards they are. */
export const WHOSE: { readonly [by: string]: string | undefined } = {
  you: "your",
  opponent: "an opponent's",
  any: "a player's",
};

/** Who plays, draws or has the cards of a trigger. */
export function controllerOf(on: Trigger["on"]): keyof typeof WHO {
  if (on === "ANY_CHARACTER" || on === "OTHER_CHARACTERS") return "any";
  if (on === "OPPONENT_CHARACTERS") return "opponent";
  const by = controller(on);
  return by === "opponent" || by === "any" ? by : "you";
}

const NTH: { readonly [nth: number]: string | undefined } = {
  1: "first",
  2: "second",
  3: "third",
};

/** "you play a song", "a character is played" */
export function played(trigger: Trigger, voice: Voice): string {
  const { on, restrictions = [], at } = trigger;
  const who = WHO[controllerOf(on)];
  const s = who === "you" ? "" : "s";
  const ink = restrictions.find((one) => one.type === "ink-paid");
  const nth = restrictions.find((one) => one.type === "nth-in-turn");
  if (nth !== undefined && typeof on === "object" && "cardType" in on) {
    return `${who} play${s} a ${
      NTH[nth.nth] ?? nth.nth
    } ${on.cardType} in a turn`;
  }
  // Short names are cards in play; who plays cards has them described.
  const isCards = ink === undefined &&
    (controller(on) === "any" || typeof on === "string" && on !== "SELF");
  if (isCards) {
    return `${subjectWords(trigger, voice)} is played`;
  }
  const what = subjectWords(trigger, voice, true);
  const start = ink !== undefined
    ? `${who} pay${s} ${ink.value} {I}${bounded(ink.comparison)} to play`
    : `${who} play${s}`;
  return phrase(
    start,
    what,
    at && `on ${printTarget(at, voice, "object")}`,
  );
}
