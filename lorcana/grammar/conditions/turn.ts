import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type { TurnConditions } from "../../ast/conditions/turn.ts";
import type { CardType, ConditionOf, TurnMetric } from "../../ast/mod.ts";
import { simpleAmount } from "../amounts/simple_amount.ts";
import { did, who } from "../amounts/this_turn.ts";
import { type Noun, noun, toTarget } from "../nouns/noun.ts";
import { anyNoun, nounPhrase, target } from "../nouns/noun_phrase.ts";
import { ownPile } from "../nouns/players.ts";
import { fixed, lookup, number, pattern, words } from "../words.ts";
import { nth } from "../amounts/nth.ts";
import type { ConditionProductions } from "./production.ts";
import {
  chosenByOpponent,
  didNot,
  happened,
  isOfSomebody,
  leftDiscard,
  metric,
  reached,
  sangThis,
  suffered,
  thisTurn,
  whichTurn,
} from "./turn_words.ts";

const kind: Rule<CardType> = lookup<CardType>({
  "character": "character",
  "action": "action",
  "item": "item",
  "song": "song",
  "location": "location",
});
const loreChange: Rule<TurnMetric> = lookup<TurnMetric>({
  "gained": "gained-lore",
  "lost": "lost-lore",
});
const inkDropChange: Rule<TurnMetric> = lookup<TurnMetric>({
  "got": "got-ink-drops",
  "removed": "removed-ink-drops",
});

const ANY_CHARACTER: Noun = noun({ selector: "any", count: 1 }, [
  "character",
], []);

/** Events, without the turn. */
const deeds: readonly Rule<ConditionOf<"turn-metric">>[] = [
  pattern`${who} ${did} ${nounPhrase}`.map((
    [by, metricName, noun],
  ) => metric({ metric: metricName, by, cards: toTarget(noun) })),
  pattern`${who} used Shift to play ${nounPhrase}`.map(([by, noun]) =>
    metric({ metric: "shifted", by, cards: toTarget(noun) })
  ),
  pattern`${who} put ${nounPhrase} into ${words("your", "their")} inkwell`
    .map(([by, noun]) =>
      metric({ metric: "inked", by, cards: toTarget(noun) })
    ),
  pattern`you didn't put any cards into your inkwell`.map(() =>
    metric({
      metric: "inked",
      by: "CONTROLLER",
      comparison: "equal",
      value: 0,
    })
  ),
  pattern`you didn't ${didNot} any ${anyNoun}`
    .map(([name, noun]) =>
      metric({
        metric: name,
        by: "CONTROLLER",
        cards: toTarget(noun),
        comparison: "equal",
        value: 0,
      })
    ),
  pattern`${who} put a card under ${target}`.map(([by, under]) =>
    metric({ metric: "put-under", by, under })
  ),
  pattern`${who} put a card facedown under ${target}`.map((
    [by, under],
  ) => metric({ metric: "put-under", by, under })),
  pattern`${who} removed ${
    optional(pattern`${number} or more`)
  } damage from ${target}`
    .map(([by, atLeast, cards]) =>
      metric({
        metric: "removed-damage",
        by,
        cards,
        comparison: atLeast === undefined ? undefined : "greater-or-equal",
        value: atLeast?.[0],
      })
    ),
  pattern`no ${anyNoun} ${reached}`.map(([noun, reached]) =>
    metric({
      ...reached,
      cards: toTarget(noun),
      comparison: "equal",
      value: 0,
    })
  ),
  pattern`${nounPhrase} ${reached}`.map(([noun, reached]) =>
    metric({ ...reached, cards: toTarget(noun) })
  ),
  pattern`${target} ${reached}`.map(([cards, reached]) =>
    metric({ ...reached, cards })
  ),
  pattern`no ${anyNoun} ${happened}`.map(([noun, metricName]) =>
    metric({
      metric: metricName,
      cards: toTarget(noun),
      comparison: "equal",
      value: 0,
    })
  ),
  pattern`${nounPhrase} ${happened}`.map(([noun, metricName]) =>
    metric({ metric: metricName, cards: toTarget(noun) })
  ),
  pattern`${nounPhrase} ${leftDiscard}`.map(([noun, whose]) =>
    metric({ metric: "left-discard", cards: toTarget(noun), whose })
  ),
  pattern`${target} ${happened}`.map(([cards, metricName]) =>
    metric({ metric: metricName, cards })
  ),
  pattern`${target} ${chosenByOpponent}`.map(([cards]) =>
    metric({ metric: "chosen", by: "OPPONENT", cards })
  ),
  pattern`${who} ${loreChange} lore`.map(([by, metricName]) =>
    metric({ metric: metricName, by })
  ),
  pattern`${who} ${loreChange} ${number} or more lore`.map((
    [by, metricName, value],
  ) =>
    metric({ metric: metricName, by, comparison: "greater-or-equal", value })
  ),
  pattern`${who} ${inkDropChange} ${simpleAmount} ${
    words("ink drop", "ink drops")
  }`.map(([by, metricName, value]) =>
    metric({
      metric: metricName,
      by,
      ...(value === 1
        ? {}
        : { comparison: "greater-or-equal" as const, value }),
    })
  ),
  pattern`${who} ${inkDropChange} ${number} or more ink drops`
    .map(([by, metricName, value]) =>
      metric({
        metric: metricName,
        by,
        comparison: "greater-or-equal",
        value,
      })
    ),
  pattern`${who} moved ${nounPhrase} to a location`.map((
    [by, noun],
  ) => metric({ metric: "moved", by, cards: toTarget(noun) })),
];

/** Whose turn it is, and what happened during it. */
export const turnProductions: ConditionProductions<TurnConditions> = {
  "during-turn": [
    lookup<ConditionOf<"during-turn">>({
      "it's your turn": { type: "during-turn", whose: "your" },
      "it's not your turn": { type: "during-turn", whose: "opponent" },
      "it isn't your turn": { type: "during-turn", whose: "opponent" },
      "it's an opponent's turn": { type: "during-turn", whose: "opponent" },
      "it's your opponent's turn": { type: "during-turn", whose: "opponent" },
    }),
  ],
  "first-turn": [
    fixed("this is your first turn and you're not the first player").map(
      () => ({ type: "first-turn", firstPlayer: false }),
    ),
    words("it's your first turn", "this is your first turn").map(() => ({
      type: "first-turn",
    })),
  ],
  "turn-metric": [
    checked(pattern`${oneOf(deeds)} ${whichTurn}`, isOfSomebody)
      .map(([deed, turn]) => turn === undefined ? deed : { ...deed, turn }),
    words("this song was sung", "you sang this song").map(() =>
      metric({
        metric: "sang-this-song",
        cards: toTarget(ANY_CHARACTER),
      })
    ),
    pattern`${nounPhrase} ${sangThis}`.map(([noun]) =>
      metric({ metric: "sang-this-song", cards: toTarget(noun) })
    ),
    pattern`no ${anyNoun} ${sangThis}`.map(([noun]) =>
      metric({
        metric: "sang-this-song",
        cards: toTarget(noun),
        comparison: "equal",
        value: 0,
      })
    ),
  ],
  "nth-this-turn": [
    checked(
      pattern`it's the ${nth} card ${who} put into ${ownPile} inkwell ${thisTurn}`,
      ([, by, pile]) => (by === "CONTROLLER") === (pile === "CONTROLLER"),
    )
      .map(([nth, by]) => ({
        type: "nth-this-turn",
        nth,
        what: "card",
        metric: "inked",
        by,
      })),
    pattern`it's the ${nth} card ${who} ${did} ${thisTurn}`.map((
      [nth, by, metric],
    ) => ({ type: "nth-this-turn", nth, what: "card", metric, by })),
    pattern`it's the ${nth} card put into your inkwell ${thisTurn}`.map((
      [nth],
    ) => ({
      type: "nth-this-turn",
      nth,
      what: "card",
      metric: "inked",
      by: "CONTROLLER",
    })),
    pattern`it's the ${nth} ${kind} ${suffered} ${thisTurn}`.map((
      [nth, what, metric],
    ) => ({ type: "nth-this-turn", nth, what, metric })),
    pattern`it's the ${nth} challenge ${thisTurn}`.map(([nth]) => ({
      type: "nth-this-turn",
      nth,
      what: "challenge",
    })),
    pattern`${
      words("it's", "this is", "he's", "she's", "they're")
    } the ${nth} ${kind} ${who} ${did} ${thisTurn}`.map((
      [, nth, what, by, metric],
    ) => ({ type: "nth-this-turn", nth, what, metric, by })),
  ],
};
