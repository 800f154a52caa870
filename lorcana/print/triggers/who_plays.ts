import type { Trigger, TriggerRestriction } from "../../ast/mod.ts";
import { queryOf } from "../../ast/target_names.ts";
import { bounded } from "../nouns/compared.ts";
import { base, third, type Verb } from "../nouns/players.ts";
import { printTarget } from "../nouns/target.ts";
import { phrase, type Voice } from "../text/voice.ts";
import { nthWord } from "../amounts/nth.ts";
import { ownerOf, subjectWords } from "./subject.ts";

/** The words for the player whose action triggers an ability. */
export const WHO = {
  you: "you",
  opponent: "an opponent",
  any: "a player",
} as const;

/** The form of a verb for the acting player. */
export function verbOf(by: keyof typeof WHO): Verb {
  return by === "you" ? base : third;
}

/** The words for the owner of cards. */
export const WHOSE: { readonly [by: string]: string | undefined } = {
  you: "your",
  opponent: "an opponent's",
  any: "a player's",
};

/** The player who plays, draws or has the cards of a trigger. */
export function whoHas(on: Trigger["on"]): keyof typeof WHO {
  const owner = ownerOf(on);
  return owner === "opponent" || owner === "any" ? owner : "you";
}

/** "you play a song", "a character is played" */
export function played(trigger: Trigger, voice: Voice): string {
  const { on, wording, restrictions = [], at } = trigger;
  const who = WHO[whoHas(on)];
  const s = who === "you" ? "" : "s";
  const ink = restrictions.find((one) => one.type === "ink-paid");
  const nth = restrictions.find((one) => one.type === "nth-in-turn");
  const type = plainType(trigger);
  if (nth !== undefined && type !== undefined) {
    return `${who} play${s} a ${nthWord(nth.nth)} ${type} in a turn`;
  }
  const exerted = restrictions.some(({ type }) => type === "enters-exerted");
  if (exerted) return `${subjectWords(trigger, voice)} enters play exerted`;
  const shifted = restrictions.some(({ type }) => type === "using-shift");
  if (wording?.passive && shifted) {
    return `${subjectWords(trigger, voice)} is played using Shift`;
  }
  const how = restrictions.map((one) => howWords(one, who)).find(Boolean);
  if (wording?.passive) return `${subjectWords(trigger, voice)} is played`;
  const what = subjectWords(trigger, voice, true);
  const start = ink !== undefined
    ? `${who} pay${s} ${ink.value} {I}${bounded(ink.comparison)} to play`
    : restrictions.some(({ type }) => type === "using-shift")
    ? `${who} shift${s}`
    : `${who} play${s}`;
  return phrase(
    start,
    what,
    at &&
      `${start.includes("shift") ? "onto" : "on"} ${
        printTarget(at, voice, "object")
      }`,
    how,
  );
}

/** The type of the cards, if that describes them fully: "an action". */
export function plainType({ event, on }: Trigger): string | undefined {
  const query = on === undefined ? undefined : queryOf(on);
  const isPlain = event === "play" && query !== undefined &&
    query.filter === undefined && !query.excludeSelf &&
    query.cardTypes.length === 1;
  return isPlain ? query.cardTypes[0] : undefined;
}

/** "for free", "from your discard" */
function howWords(one: TriggerRestriction, who: string): string | undefined {
  switch (one.type) {
    case "for-free":
      return "for free";
    case "from-zone":
      return `from ${who === "you" ? "your" : "their"} ${one.zone}`;
    default:
      return undefined;
  }
}
