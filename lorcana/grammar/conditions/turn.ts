import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type {
  Condition,
  Conditions,
  Player,
  Target,
  TurnMetric,
} from "../../ast/mod.ts";
import { tidy } from "../../ast/tidy.ts";
import { did, who } from "../amounts/this_turn.ts";
import { type Noun, toQuery, toTarget } from "../nouns/noun.ts";
import { anyNoun, nounPhrase, target } from "../nouns/noun_phrase.ts";
import { reference, self } from "../nouns/reference.ts";
import { lookup, number, pattern, words } from "../words.ts";

type Metric = Conditions["turn-metric"];

function metric(
  fields: { readonly [K in keyof Metric]: Metric[K] | undefined },
): Condition {
  return { type: "turn-metric", ...tidy<Metric>(fields) };
}

/** What cards did or suffered: "a character was banished this turn". */
const happened: Rule<TurnMetric> = lookup<TurnMetric>({
  "was banished": "banished",
  "were banished": "banished",
  "was banished in a challenge": "banished-in-challenge",
  "were banished in a challenge": "banished-in-challenge",
  "took damage": "damaged",
  "was damaged": "damaged",
  "was dealt damage": "damaged",
  "were dealt damage": "damaged",
  "challenged": "challenged",
  "has challenged": "challenged",
  "have challenged": "challenged",
  "was challenged": "was-challenged",
  "has been challenged": "was-challenged",
  "were challenged": "was-challenged",
  "were damaged": "damaged",
  "were returned to your hand": "returned-to-hand",
  "quested": "quested",
  "has quested": "quested",
  "have quested": "quested",
  "has been banished": "banished",
  "have been banished": "banished",
  "sang a song": "sang",
  "moved to a location": "moved",
  "was played": "played",
  "were played": "played",
  "was returned to your hand": "returned-to-hand",
  "were put into your discard": "entered-discard",
  "was put into your discard": "entered-discard",
  "was put into your inkwell": "inked",
  "were put into your inkwell": "inked",
  "left your discard": "left-discard",
  "left a player's discard": "left-discard",
});

const didNot: Rule<TurnMetric> = lookup<TurnMetric>({
  "play": "played",
  "draw": "drew",
  "discard": "discarded",
});
const notWho: Rule<Player> = lookup<Player>({
  "you didn't": "CONTROLLER",
  "they didn't": "THAT_PLAYER",
  "an opponent didn't": "OPPONENT",
});
const happenNot: Rule<TurnMetric> = lookup<TurnMetric>({
  "quest": "quested",
  "challenge": "challenged",
  "sing a song": "sang",
});
const kind: Rule<string> = lookup({
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
const thisTurn = words("this turn");
const nth: Rule<number> = lookup({ "first": 1, "second": 2, "third": 3 });

/** What happened in the current turn. */
export const turnConditions: readonly Rule<Condition>[] = [
  pattern`${who} ${did} ${nounPhrase} ${thisTurn}`.map((
    [by, metricName, noun],
  ) => metric({ metric: metricName, by, cards: cardsOf(noun) })),
  pattern`${who} put ${nounPhrase} into ${
    words("your", "their")
  } inkwell ${thisTurn}`
    .map(([by, noun]) => metric({ metric: "inked", by, cards: cardsOf(noun) })),
  pattern`you didn't put any cards into your inkwell ${thisTurn}`.map(() =>
    metric({
      metric: "inked",
      by: "CONTROLLER",
      comparison: "equal",
      value: 0,
    })
  ),
  pattern`${notWho} ${didNot} ${nounPhrase} ${thisTurn}`.map((
    [by, name, noun],
  ): Condition => ({
    type: "not",
    condition: metric({ metric: name, by, cards: cardsOf(noun) }),
  })),
  pattern`${target} didn't ${happenNot} ${thisTurn}`.map((
    [cards, name],
  ): Condition => ({
    type: "not",
    condition: metric({ metric: name, cards }),
  })),
  words("you removed damage this way", "you remove damage this way").map(
    (): Condition => ({
      type: "comparison",
      left: { type: "this-way", what: "damage-removed" },
      comparison: "greater-or-equal",
      right: 1,
    }),
  ),
  pattern`you removed ${number} or more damage this way`.map((
    [right],
  ): Condition => ({
    type: "comparison",
    left: { type: "this-way", what: "damage-removed" },
    comparison: "greater-or-equal",
    right,
  })),
  pattern`you didn't ${didNot} any ${anyNoun} ${thisTurn}`
    .map(([name, noun]) =>
      metric({
        metric: name,
        by: "CONTROLLER",
        cards: cardsOf(noun),
        comparison: "equal",
        value: 0,
      })
    ),
  pattern`${who} put a card under ${target} ${thisTurn}`.map(([by, under]) =>
    metric({ metric: "put-under", by, under })
  ),
  pattern`${who} put a card facedown under ${target} ${thisTurn}`.map((
    [by, under],
  ) => metric({ metric: "put-under", by, under })),
  pattern`${who} removed ${
    optional(pattern`${number} or more`)
  } damage from ${target} ${thisTurn}`
    .map(([by, atLeast, cards]) =>
      metric({
        metric: "removed-damage",
        by,
        cards,
        comparison: atLeast === undefined ? undefined : "greater-or-equal",
        value: atLeast?.[0],
      })
    ),
  pattern`no ${anyNoun} ${happened} ${thisTurn}`.map(([noun, metricName]) =>
    metric({
      metric: metricName,
      cards: cardsOf(noun),
      comparison: "equal",
      value: 0,
    })
  ),
  pattern`${nounPhrase} ${happened} ${thisTurn}`.map(([noun, metricName]) =>
    metric({ metric: metricName, cards: cardsOf(noun) })
  ),
  pattern`${target} ${happened} ${thisTurn}`.map(([cards, metricName]) =>
    metric({ metric: metricName, cards })
  ),
  pattern`${nounPhrase} sang this song`.map(([noun]) =>
    metric({ metric: "sang-this-song", cards: cardsOf(noun) })
  ),
  pattern`you haven't ${did} ${nounPhrase} ${thisTurn}`.map((
    [name, noun],
  ): Condition => ({
    type: "not",
    condition: metric({
      metric: name,
      by: "CONTROLLER",
      cards: cardsOf(noun),
    }),
  })),
  pattern`you haven't put ${nounPhrase} into your inkwell ${thisTurn}`.map((
    [noun],
  ): Condition => ({
    type: "not",
    condition: metric({
      metric: "inked",
      by: "CONTROLLER",
      cards: cardsOf(noun),
    }),
  })),
  pattern`${who} ${loreChange} lore ${thisTurn}`.map(([by, metricName]) =>
    metric({ metric: metricName, by })
  ),
  pattern`${who} ${loreChange} ${number} or more lore ${thisTurn}`.map((
    [by, metricName, value],
  ) =>
    metric({ metric: metricName, by, comparison: "greater-or-equal", value })
  ),
  pattern`${who} moved ${nounPhrase} to a location ${thisTurn}`.map((
    [by, noun],
  ) => metric({ metric: "moved", by, cards: cardsOf(noun) })),
  pattern`it's the ${nth} card ${who} put into ${
    words("your", "their")
  } inkwell ${thisTurn}`
    .map(([nth, by]): Condition => ({
      type: "nth-this-turn",
      nth,
      what: "card",
      metric: "inked",
      by,
    })),
  pattern`it's the ${nth} card ${who} ${did} ${thisTurn}`.map((
    [nth, by, metric],
  ): Condition => ({ type: "nth-this-turn", nth, what: "card", metric, by })),
  pattern`it's the ${nth} challenge ${thisTurn}`.map(([nth]): Condition => ({
    type: "nth-this-turn",
    nth,
    what: "challenge",
  })),
  pattern`${
    words("it's", "this is")
  } the ${nth} ${kind} ${who} ${did} ${thisTurn}`.map((
    [, nth, what, by, metric],
  ): Condition => ({ type: "nth-this-turn", nth, what, metric, by })),
  pattern`${nounPhrase} ${waysDone()} this way`.map(([noun, what]) =>
    thisWay(what, noun)
  ),
  pattern`${oneOf([self, reference])} ${waysDone()} this way`.map((
    [target, what],
  ): Condition => ({ type: "this-way", what, target })),
  pattern`${nounPhrase} was discarded`.map(([noun]) =>
    thisWay("discarded", noun)
  ),
  pattern`any ${anyNoun} were moved this way`.map(([noun]) =>
    thisWay("moved", noun)
  ),
];

function cardsOf(noun: Noun): Target {
  return toTarget(noun);
}

function waysDone(): Rule<string> {
  return oneOf([
    pattern`${words("is", "are", "was", "were", "'s", "'re")} ${
      lookup({
        "discarded": "discarded",
        "banished": "banished",
        "returned": "returned",
        "moved": "moved",
        "revealed": "revealed",
        "played": "played",
      })
    }`,
  ]).map(([, what]) => what);
}

function thisWay(what: string, noun: Noun): Condition {
  return { type: "this-way", what, query: toQuery(noun) };
}
