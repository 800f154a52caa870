import { checked, optional, type Rule } from "../../../combinators/mod.ts";
import type { Condition, Owner } from "../../ast/mod.ts";
import type { Noun } from "../nouns/noun.ts";
import { anyNoun } from "../nouns/noun_phrase.ts";
import { self } from "../nouns/reference.ts";
import { fixed, pattern, words } from "../words.ts";
import { counting, having, isTheirs } from "./counting.ts";
import { held } from "./held.ts";

const NONE = { comparison: "equal", value: 0 } as const;
const both = optional(fixed("both"));

/** "you have an item and a location in play", "this is your only character" */
export function haveTwo(holder: Rule<Owner>): readonly Rule<Condition>[] {
  return [
    checked(
      pattern`${holder} ${both} ${held} and ${held}`,
      ([owner, , left, right]) => areTheirs(owner, left, right),
    ).map(([owner, , left, right]): Condition => ({
      type: "and",
      conditions: [having(owner, left), having(owner, right)],
    })),
    checked(
      pattern`${holder} no ${anyNoun} and ${held}`,
      ([owner, none, some]) => areTheirs(owner, none, some),
    ).map(([owner, none, some]): Condition => ({
      type: "and",
      conditions: [counting(owner, none, NONE), having(owner, some)],
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

function areTheirs(owner: Owner, left: Noun, right: Noun): boolean {
  return isTheirs(owner, left) && isTheirs(owner, right);
}
