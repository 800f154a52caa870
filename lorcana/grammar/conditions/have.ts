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
  Zone,
} from "../../ast/mod.ts";
import { properName } from "../names.ts";
import { bound } from "../nouns/filters.ts";
import { type Noun, noun } from "../nouns/noun.ts";
import { anyNoun, severalNouns } from "../nouns/noun_phrase.ts";
import { fixed, lookup, numberOrZero, pattern, words } from "../words.ts";
import { countOf } from "../amounts/counted.ts";
import { counting, having, isTheirs, more } from "./counting.ts";
import { haveTwo } from "./have_two.ts";
import { held } from "./held.ts";
import { holder, rival, without } from "./holders.ts";
import type { ConditionProductions } from "./production.ts";
import { moreOrFewer, type Tally, tally } from "./tally.ts";

/** "3 or more", "no", "0": a number alone is exact. */
const quantity: Rule<Tally> = oneOf<Tally>([
  tally,
  numberOrZero.map((value): Tally => ({ comparison: "equal", value })),
]);

const most: Rule<"most" | "fewest"> = lookup<"most" | "fewest">({
  "most": "most",
  "fewest": "fewest",
  "least": "fewest",
});

const resource: Rule<"lore" | "ink-drops"> = lookup<"lore" | "ink-drops">({
  "lore": "lore",
  "ink drop": "ink-drops",
  "ink drops": "ink-drops",
});

const moreOrLess: Rule<Comparison> = oneOf([
  moreOrFewer,
  fixed("less").as<Comparison>("less-than"),
]);

const atLeastOne: Tally = { comparison: "greater-or-equal", value: 1 };

/** The cards in the holder's pile. */
const CARDS_IN = {
  inkwell: cardsIn("inkwell"),
  hand: cardsIn("hand"),
} as const;

function cardsIn(zone: Zone): Noun {
  return noun({ selector: "all", count: "all" }, ["card"], [{ zone }]);
}

/** The rules for these conditions, or what builds them from a noun phrase. */
export const haveProductions: ConditionProductions<HaveConditions> = {
  "count": { madeBy: counting },
  "comparison": { madeBy: more },
  "has-most": [
    pattern`${holder} the ${most} ${anyNoun}`.map(([owner, which, noun]) => ({
      type: "has-most",
      which,
      what: countOf({ ...noun, owner }),
    })),
    pattern`${holder} the ${most} ${resource}`.map(([owner, which, type]) => ({
      type: "has-most",
      which,
      what: { type, owner },
    })),
  ],
};

/** "you have a Hero character in play", "you have no cards in your hand" */
export const haveConditions: readonly Rule<Condition>[] = [
  // Both must be in play: the filter of a noun phrase would accept either.
  // Listed first to win ties.
  pattern`${holder} characters named ${properName} and ${properName} in play`
    .map(([owner, left, right]): Condition => ({
      type: "and",
      conditions: [left, right].map((name) =>
        counting(owner, characterNamed(name), atLeastOne)
      ),
    })),
  checked(
    pattern`${holder} ${held}`,
    ([owner, noun]) => isTheirs(owner, noun),
  ).map(([owner, noun]) => having(owner, noun)),
  checked(
    pattern`${holder} ${tally} ${anyNoun}`,
    // Rejects "no 2 items" and "2 or more item".
    ([owner, { value }, noun]) =>
      isTheirs(owner, noun) && noun.bare === true &&
      (value < 2 || noun.plural !== false),
  ).map(([owner, tally, noun]) => counting(owner, noun, tally)),
  ...haveTwo(holder),
  pattern`${holder} ${words("characters", "cards")} ${
    words("of", "with")
  } ${quantity} different ink types ${optional(words("in play"))}`.map((
    [owner, , , { comparison, value }],
  ): Condition => ({
    type: "comparison",
    left: {
      type: "different",
      of: "ink-type",
      query: {
        selector: "all",
        count: "all",
        owner,
        zones: ["play"],
        cardTypes: ["character"],
      },
    },
    comparison,
    right: value,
  })),
  pattern`${holder} any ${anyNoun}`.map(([owner, noun]) =>
    counting(owner, noun, atLeastOne)
  ),
  pattern`${holder} ${quantity} ${resource}`.map(([owner, tally, type]) =>
    soMuch({ type, owner }, tally)
  ),
  pattern`${holder} ${words("an ink drop", "any ink drops")}`.map(([owner]) =>
    soMuch({ type: "ink-drops", owner }, atLeastOne)
  ),
  pattern`${without} any ink drops`.map(([owner]) =>
    soMuch({ type: "ink-drops", owner }, { comparison: "equal", value: 0 })
  ),
  pattern`${holder} ${moreOrLess} ${resource} than ${rival}`.map((
    [left, comparison, type, right],
  ): Condition =>
    comparing({ type, owner: left }, comparison, { type, owner: right })
  ),
  pattern`${without} any ${anyNoun}`.map(([owner, noun]): Condition =>
    counting(owner, noun, { comparison: "equal", value: 0 })
  ),
  pattern`${holder} ${tally} {I} ${
    optional(words("in your inkwell", "in their inkwell"))
  }`.map(([owner, tally]) => counting(owner, CARDS_IN.inkwell, tally)),
  pattern`${holder} ${tally} cards in hand`.map(([owner, tally]) =>
    counting(owner, CARDS_IN.hand, tally)
  ),
  pattern`${holder} ${moreOrFewer} cards in hand than ${rival}`.map((
    [left, comparison, right],
  ) => more(CARDS_IN.hand, left, comparison, right)),
  checked(
    pattern`${holder} ${moreOrFewer} ${severalNouns} than ${rival}`,
    ([owner, , noun]) => isTheirs(owner, noun),
  ).map((
    [left, comparison, noun, right],
  ) => more(noun, left, comparison, right)),
];

const noOther = words(
  "no opponent has",
  "no player has",
  "no other player has",
);

/** "you don't have …", "no opponent has …" */
export const haveNot: readonly Rule<ConditionOf<"not">>[] = [
  pattern`no opponent has ${held}`.map(([noun]) => ({
    type: "not",
    condition: having("opponent", noun),
  })),
  pattern`no opponent has ${numberOrZero} ${bound} lore`.map((
    [value, comparison],
  ) => ({
    type: "not",
    condition: soMuch({ type: "lore", owner: "opponent" }, {
      comparison,
      value,
    }),
  })),
  pattern`${noOther} more lore than you`.map(() => ({
    type: "not",
    condition: comparing(
      { type: "lore", owner: "opponent" },
      "greater-than",
      { type: "lore", owner: "you" },
    ),
  })),
  pattern`${noOther} more ${severalNouns} than you`.map(([, noun]) => ({
    type: "not",
    condition: more(noun, "opponent", "greater-than", "you"),
  })),
  pattern`${without} ${held}`.map(([owner, noun]) => ({
    type: "not",
    condition: having(owner, noun),
  })),
];

function characterNamed(name: string): Noun {
  return noun({ selector: "any", count: 1 }, ["character"], [
    { filters: [{ type: "has-name", name }] },
  ]);
}

function soMuch(
  left: Amount,
  { comparison, value }: Tally,
): Condition {
  return comparing(left, comparison, value);
}

function comparing(
  left: Amount,
  comparison: Comparison,
  right: Amount,
): Condition {
  return { type: "comparison", left, comparison, right };
}
