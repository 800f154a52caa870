import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type { Condition, Owner } from "../../ast/mod.ts";
import { article, classifications } from "../nouns/filters.ts";
import type { Noun } from "../nouns/noun.ts";
import { anyNoun } from "../nouns/noun_phrase.ts";
import { self } from "../nouns/reference.ts";
import { fixed, pattern, words } from "../words.ts";
import { counting, having, isTheirs } from "./counting.ts";
import { held } from "./held.ts";

const NONE = { comparison: "equal", value: 0 } as const;
const both = optional(fixed("both"));

/** "an item", "no items" */
interface Some {
  readonly noun: Noun;
  readonly isNone: boolean;
}

const some: Rule<Some> = oneOf<Some>([
  held.map((noun) => ({ noun, isNone: false })),
  pattern`no ${anyNoun}`.map(([noun]) => ({ noun, isNone: true })),
]);

/** "you have an item and a location in play", "this is your only character" */
export function haveTwo(holder: Rule<Owner>): readonly Rule<Condition>[] {
  return [
    checked(
      pattern`${holder} ${both} ${some} and ${some}`,
      ([owner, , ...two]) => two.every(({ noun }) => isTheirs(owner, noun)),
    ).map(([owner, , ...two]): Condition => ({
      type: "and",
      conditions: two.map(({ noun, isNone }) =>
        isNone ? counting(owner, noun, NONE) : having(owner, noun)
      ),
    })),
    // "a Prince and a Princess character": the noun is said once.
    checked(
      pattern`${holder} ${both} ${article} ${classifications} and ${held}`,
      ([owner, , , , noun]) => isTheirs(owner, noun) && noun.count === 1,
    ).map(([owner, , , { filters = [] }, noun]): Condition => ({
      type: "and",
      conditions: [{ ...noun, filters }, noun].map((one) => having(owner, one)),
    })),
    // "the only character": there is no other one.
    checked(
      pattern`${self} is ${words("the only", "your only")} ${anyNoun}`,
      ([, , { owner = "you", bare }]) => owner === "you" && bare === true,
    ).map(([, , noun]) =>
      counting("you", { ...noun, excludeSelf: true }, NONE)
    ),
  ];
}
