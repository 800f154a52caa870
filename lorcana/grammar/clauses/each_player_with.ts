import { checked, oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Condition, DoneToCards, Player } from "../../ast/mod.ts";
import { counting, isTheirs, more } from "../conditions/counting.ts";
import { moreOrFewer, tally } from "../conditions/tally.ts";
import type { Act } from "../effects/parts/production.ts";
import { bound } from "../nouns/filters.ts";
import { type Noun, noun, toQuery } from "../nouns/noun.ts";
import { anyNoun, nounPhrase } from "../nouns/noun_phrase.ts";
import { lookup, number, pattern } from "../words.ts";
import { type Chain, type Clause, clause } from "./clause.ts";
import { sequence } from "./pieces.ts";

const whoWith: Rule<Player> = lookup<Player>({
  "each player with": "EACH_PLAYER",
  "each opponent with": "EACH_OPPONENT",
});
const whoWithout: Rule<Player> = lookup<Player>({
  "each player without": "EACH_PLAYER",
  "each opponent without": "EACH_OPPONENT",
});
const whoDoes: Rule<Player> = lookup<Player>({
  "each player who": "EACH_PLAYER",
  "each opponent who": "EACH_OPPONENT",
});

/** Cards in the hand of whoever was spoken of. */
const cardsInHand: Noun = noun({ selector: "all", count: "all" }, ["card"], [
  { zone: "hand", owner: "their" },
]);

/** "reveals a character card", "discarded a song card this way" */
const revealed: Rule<Condition> = oneOf([
  pattern`${doneThisWay()} ${nounPhrase} this way`,
  pattern`${doneThisWay()} ${nounPhrase}`,
]).map(([what, noun]): Condition => ({
  type: "this-way",
  what,
  query: toQuery(noun),
}));

function doneThisWay(): Rule<DoneToCards> {
  return lookup<DoneToCards>({
    "reveals": "revealed",
    "revealed": "revealed",
    "discards": "discarded",
    "discarded": "discarded",
  });
}

/** "each opponent with more lore than you …", "each player who reveals …" */
export function eachPlayerWith(
  chain: Rule<Chain>,
  act: Rule<Act>,
): readonly Rule<Clause>[] {
  return [
    checked(
      pattern`${whoWith} ${tally} ${anyNoun} ${act}`,
      ([, , noun]) => isTheirs("their", noun),
    ).map(([who, tally, noun, act]) =>
      clause(() => ({
        type: "conditional",
        condition: counting("their", noun, tally),
        then: act(who),
      }))
    ),
    pattern`${whoWith} ${tally} cards in hand ${act}`.map((
      [who, tally, act],
    ) =>
      clause(() => ({
        type: "conditional",
        condition: counting("their", cardsInHand, tally),
        then: act(who),
      }))
    ),
    pattern`${whoWithout} ${nounPhrase} ${act}`.map(([who, noun, act]) =>
      clause(() => ({
        type: "conditional",
        condition: counting("their", noun, { comparison: "equal", value: 0 }),
        then: act(who),
      }))
    ),
    checked(
      pattern`${whoWith} ${moreOrFewer} ${anyNoun} than you ${act}`,
      ([, , noun]) => isTheirs("their", noun),
    ).map(([who, comparison, noun, act]) =>
      clause(() => ({
        type: "conditional",
        condition: more(noun, "their", comparison, "you"),
        then: act(who),
      }))
    ),
    pattern`${whoDoes} ${revealed} ${act}`.map(([who, condition, act]) =>
      clause(() => ({ type: "conditional", condition, then: act(who) }))
    ),
    pattern`${whoDoes} ${revealed} may ${chain}`.map((
      [chooser, condition, chain],
    ) =>
      clause(() => ({
        type: "conditional",
        condition,
        then: { type: "optional", effect: sequence(chain(chooser)), chooser },
      }))
    ),
    pattern`${whoWith} ${number} ${bound} lore ${act}`.map((
      [who, value, comparison, act],
    ) =>
      clause(() => ({
        type: "conditional",
        condition: {
          type: "comparison",
          left: { type: "lore", owner: "their" },
          comparison,
          right: value,
        },
        then: act(who),
      }))
    ),
    pattern`${whoWith} more lore than you ${act}`.map(([who, act]) =>
      clause(() => ({
        type: "conditional",
        condition: {
          type: "comparison",
          left: { type: "lore", owner: "their" },
          comparison: "greater-than",
          right: { type: "lore", owner: "you" },
        },
        then: act(who),
      }))
    ),
  ];
}
