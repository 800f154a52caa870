import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type { HaveConditions } from "../../ast/conditions/have.ts";
import type {
  Amount,
  Comparison,
  Condition,
  ConditionOf,
  Controller,
} from "../../ast/mod.ts";
import { properName } from "../names.ts";
import { bound } from "../nouns/filters.ts";
import type { Noun } from "../nouns/noun.ts";
import { anyNoun, nounPhrase } from "../nouns/noun_phrase.ts";
import { lookup, number, pattern, words } from "../words.ts";
import { amountOf, counting, more } from "./counting.ts";
import type { ConditionProductions } from "./production.ts";
import { moreOrFewer, type Tally, tally } from "./tally.ts";

const holder: Rule<Controller> = lookup<Controller>({
  "you have": "you",
  "an opponent has": "opponent",
  "chosen opponent has": "chosen-opponent",
  "each opponent has": "each-opponent",
  "one or more opponents have": "opponent",
  "your opponents have": "opponent",
  "opponents have": "opponent",
  "they have": "they",
  "that player has": "they",
});

const rival: Rule<Controller> = lookup<Controller>({
  "you": "you",
  "you do": "you",
  "each opponent": "each-opponent",
  "each of your opponents": "each-opponent",
  "an opponent": "opponent",
  "they do": "they",
});

const without: Rule<Controller> = lookup<Controller>({
  "you don't have": "you",
  "you do not have": "you",
});

/** "3 or more", "no", "0": a number alone is exactly that many. */
const quantity: Rule<Tally> = oneOf<Tally>([
  tally,
  number.map((value): Tally => ({ comparison: "equal", value })),
]);

const most: Rule<"most" | "fewest"> = lookup<"most" | "fewest">({
  "most": "most",
  "fewest": "fewest",
  "least": "fewest",
});

const atLeastOne: Tally = { comparison: "greater-or-equal", value: 1 };

/** How each of these conditions is read, or what makes it of a noun phrase. */
export const haveProductions: ConditionProductions<HaveConditions> = {
  "has-named-character": { madeBy: counting },
  "has-character-with-classification": { madeBy: counting },
  "has-character-with-keyword": { madeBy: counting },
  "has-item-count": { madeBy: counting },
  "has-location-count": { madeBy: counting },
  "resource-count": { madeBy: counting },
  "comparison": { madeBy: more },
  "has-most": [
    pattern`${holder} the ${most} ${anyNoun}`.map((
      [controller, which, noun],
    ) => ({
      type: "has-most",
      controller,
      which,
      what: amountOf(noun, controller),
    })),
    pattern`${holder} the ${most} lore`.map(([controller, which]) => ({
      type: "has-most",
      controller,
      which,
      what: { type: "lore", controller },
    })),
    pattern`${holder} the ${most} ink drops`.map(([controller, which]) => ({
      type: "has-most",
      controller,
      which,
      what: { type: "ink-drops", controller },
    })),
  ],
  "target-query": { madeBy: counting },
};

/** "you have a Hero character in play", "you have no cards in your hand" */
export const haveConditions: readonly Rule<Condition>[] = [
  // Both must be there: the filter of a noun phrase would ask for
  // either, and of two readings of the same length the first one counts.
  pattern`${holder} characters named ${properName} and ${properName} in play`
    .map(([controller, left, right]): Condition => ({
      type: "and",
      conditions: [left, right].map((name) => ({
        type: "has-named-character",
        name,
        controller,
      })),
    })),
  checked(
    pattern`${holder} ${nounPhrase}`,
    ([controller, noun]) => isTheirs(controller, noun),
  ).map(([controller, noun]) => having(controller, noun)),
  checked(
    pattern`${holder} ${tally} ${anyNoun}`,
    ([controller, , noun]) => isTheirs(controller, noun),
  ).map(([controller, tally, noun]) => counting(controller, noun, tally)),
  pattern`${holder} ${nounPhrase} and ${nounPhrase}`.map((
    [controller, left, right],
  ): Condition => ({
    type: "and",
    conditions: [having(controller, left), having(controller, right)],
  })),
  pattern`${holder} ${
    words("characters", "cards")
  } of ${quantity} different ink types ${optional(words("in play"))}`.map((
    [controller, , { comparison, value }],
  ): Condition => ({
    type: "comparison",
    left: {
      type: "ink-types",
      query: {
        selector: "all",
        count: "all",
        owner: controller === "you" ? "you" : "opponent",
        zones: ["play"],
        cardTypes: ["character"],
      },
    },
    comparison,
    right: value,
  })),
  pattern`${holder} any ${anyNoun}`.map(([controller, noun]) =>
    counting(controller, noun, atLeastOne)
  ),
  pattern`${holder} ${quantity} lore`.map(([controller, tally]) =>
    resource("lore", controller, tally)
  ),
  pattern`${holder} ${quantity} ${words("ink drop", "ink drops")}`.map((
    [controller, tally],
  ) => resource("ink-drops", controller, tally)),
  pattern`${holder} an ink drop`.map(([controller]) =>
    resource("ink-drops", controller, atLeastOne)
  ),
  pattern`${holder} any ink drops`.map(([controller]) =>
    resource("ink-drops", controller, atLeastOne)
  ),
  pattern`${without} any ink drops`.map(([controller]) =>
    resource("ink-drops", controller, { comparison: "equal", value: 0 })
  ),
  pattern`${holder} ${moreOrFewer} ink drops than ${rival}`.map((
    [left, comparison, right],
  ): Condition =>
    comparing({ type: "ink-drops", controller: left }, comparison, {
      type: "ink-drops",
      controller: right,
    })
  ),
  pattern`${without} any ${anyNoun}`.map(([controller, noun]): Condition =>
    counting(controller, noun, { comparison: "equal", value: 0 })
  ),
  pattern`${holder} more lore than ${rival}`.map(([left, right]): Condition =>
    comparing({ type: "lore", controller: left }, "greater-than", {
      type: "lore",
      controller: right,
    })
  ),
  pattern`${holder} less lore than ${rival}`.map(([left, right]): Condition =>
    comparing({ type: "lore", controller: left }, "less-than", {
      type: "lore",
      controller: right,
    })
  ),
  checked(
    pattern`${holder} more ${anyNoun} than ${rival}`,
    ([controller, noun]) => isTheirs(controller, noun),
  ).map((
    [left, noun, right],
  ) => more(noun, left, "greater-than", right)),
  pattern`${holder} fewer ${anyNoun} than ${rival}`.map((
    [left, noun, right],
  ) => more(noun, left, "less-than", right)),
];

/** "you don't have …", "no opponent has …" */
export const haveNot: readonly Rule<ConditionOf<"not">>[] = [
  pattern`no opponent has ${nounPhrase}`.map(([noun]) => ({
    type: "not",
    condition: having("opponent", noun),
  })),
  pattern`no opponent has ${number} ${bound} lore`.map((
    [value, comparison],
  ) => ({
    type: "not",
    condition: resource("lore", "opponent", { comparison, value }),
  })),
  pattern`${without} ${nounPhrase}`.map(([controller, noun]) => ({
    type: "not",
    condition: having(controller, noun),
  })),
];

/** Whether a player can have these cards: nobody has cards in another's hand. */
function isTheirs(controller: Controller, { owner, zone }: Noun): boolean {
  if (zone === undefined || zone === "play") return true;
  return controller === "you"
    ? owner !== "their" && owner !== "opponent"
    : owner !== "you";
}

function resource(
  what: string,
  controller: Controller,
  { comparison, value }: Tally,
): Condition {
  return { type: "resource-count", what, controller, comparison, value };
}

function comparing(
  left: Amount,
  comparison: Comparison,
  right: Amount,
): Condition {
  return { type: "comparison", left, comparison, right };
}

/** "a …", "another …", "2 or more …": at least so many of them. */
function having(controller: Controller, noun: Noun): Condition {
  const { count } = noun;
  const value = typeof count === "number"
    ? count
    : typeof count === "object"
    ? "atLeast" in count ? count.atLeast : count.upTo
    : 1;
  return counting(controller, noun, {
    comparison: "greater-or-equal",
    value,
  });
}
