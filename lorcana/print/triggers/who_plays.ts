import type { Trigger, TriggerRestriction } from "../../ast/mod.ts";
import { bounded } from "../nouns/filters.ts";
import { printTarget } from "../nouns/target.ts";
import { nthWord } from "./nth.ts";
import { controller, subjectWords } from "./subject.ts";
import { phrase, type Voice } from "../text/voice.ts";

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

/** "you play a song", "a character is played" */
export function played(trigger: Trigger, voice: Voice): string {
  const { on, restrictions = [], at } = trigger;
  const who = WHO[controllerOf(on)];
  const s = who === "you" ? "" : "s";
  const ink = restrictions.find((one) => one.type === "ink-paid");
  const nth = restrictions.find((one) => one.type === "nth-in-turn");
  if (
    nth !== undefined && typeof on === "object" && "cardType" in on &&
    Object.keys(on).length === 2
  ) {
    return `${who} play${s} a ${nthWord(nth.nth)} ${on.cardType} in a turn`;
  }
  // Short names are cards in play; who plays cards has them described.
  const isCards = ink === undefined &&
    (controller(on) === "any" || typeof on === "string" && on !== "SELF");
  const exerted = restrictions.some(({ type }) => type === "enters-exerted");
  if (exerted) return `${subjectWords(trigger, voice)} enters play exerted`;
  const how = restrictions.map((one) => howWords(one, who)).find(Boolean);
  if (isCards && how === undefined) {
    return `${subjectWords(trigger, voice)} is played`;
  }
  const what = subjectWords(trigger, voice, true);
  const start = ink !== undefined
    ? `${who} pay${s} ${ink.value} {I}${bounded(ink.comparison)} to play`
    : restrictions.some(({ type }) => type === "using-shift")
    ? `${who} shift${s}`
    : `${who} play${s}`;
  return phrase(
    start,
    what,
    at && `on ${printTarget(at, voice, "object")}`,
    how,
  );
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
