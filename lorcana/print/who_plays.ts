import type { CardType, Trigger } from "../ast/mod.ts";
import { expanded } from "../ast/target_names.ts";
import { bounded } from "./filter.ts";
import { printTarget } from "./target.ts";
import { ownerOf, subjectWords } from "./trigger_subject.ts";
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
export function whoHas(on: Trigger["on"]): keyof typeof WHO {
  const owner = ownerOf(on);
  return owner === "opponent" || owner === "any" ? owner : "you";
}

const NTH: { readonly [nth: number]: string | undefined } = {
  1: "first",
  2: "second",
  3: "third",
};

/** "you play a song", "a character is played" */
export function played(trigger: Trigger, voice: Voice): string {
  const { on, wording, restrictions = [], at } = trigger;
  const who = WHO[whoHas(on)];
  const s = who === "you" ? "" : "s";
  const ink = restrictions.find((one) => one.type === "ink-paid");
  const nth = restrictions.find((one) => one.type === "nth-in-turn");
  if (nth !== undefined) {
    return `${who} play${s} a ${NTH[nth.nth] ?? nth.nth} ${
      typeOf(on)
    } in a turn`;
  }
  if (wording?.passive) return `${subjectWords(trigger, voice)} is played`;
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

function typeOf(on: Trigger["on"]): CardType {
  const full = on === undefined ? undefined : expanded(on);
  return typeof full === "object" && "selector" in full
    ? full.cardTypes[0] ?? "card"
    : "card";
}
