import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Condition, Target } from "../../ast/mod.ts";
import { cardsBefore } from "../nouns/agreement.ts";
import { reference, self } from "../nouns/reference.ts";
import { lookup, pattern, words } from "../words.ts";

/** One card, before a verb in any tense: "it cost 3". */
export const cardThen: Rule<Target> = oneOf([self, reference]);

/** One card: this one, or one mentioned before. */
export const card: Rule<Target> = cardsBefore(cardThen);

/** "is", as a separate word or a contraction. */
export const is: Rule<undefined> = words("is", "'s", "are", "'re", "was");
/** "isn't", in all its forms. */
export const isNot: Rule<undefined> = words(
  "isn't",
  "aren't",
  "is not",
  "are not",
  "'s not",
  "'re not",
  "wasn't",
  "weren't",
);

/** "has", in all its forms. */
export const has: Rule<undefined> = words(
  "has",
  "have",
  "had",
);

/** "has", in the present tense. */
export const hasNow: Rule<undefined> = words("has", "have");

/** The target of a condition; a later pass omits this card. */
export function of(target: Target): { readonly target: Target } {
  return { target };
}

/** The card that others are under: "under him". */
export const under: Rule<Target> = oneOf([
  pattern`under ${card}`,
  pattern`underneath ${card}`,
]).map(([target]) => target);

/** "there is" or "there are": the number of the noun that must follow. */
export const there: Rule<"one" | "several"> = lookup<"one" | "several">({
  "there's": "one",
  "there is": "one",
  "there was": "one",
  "there are": "several",
  "there were": "several",
});

/** What a card is at the moment, as a condition. */
export type Being =
  | "is-exerted"
  | "is-ready"
  | "has-any-damage"
  | "no-damage"
  | "at-location";

/** "exerted", "at a location" */
export const being: Rule<Being> = lookup<Being>({
  "exerted": "is-exerted",
  "ready": "is-ready",
  "damaged": "has-any-damage",
  "undamaged": "no-damage",
  "at a location": "at-location",
});

/** That a card is so. */
export function isBeing(type: Being, target: Target): Condition {
  return { type, target };
}
