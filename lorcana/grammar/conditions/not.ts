import type { Rule } from "../../../combinators/mod.ts";
import type { Condition, ConditionOf } from "../../ast/mod.ts";
import { playersDidNot } from "../../frames/players_this_turn.ts";
import { happenedNot } from "../../frames/this_turn.ts";
import { properName } from "../names.ts";
import { nounPhrase } from "../nouns/noun_phrase.ts";
import { participle } from "../../frames/done_this_way.ts";
import { pattern, words } from "../words.ts";
import {
  being,
  card,
  hasNow,
  isBeing,
  isNot,
  of,
  there,
  under,
} from "./card.ts";
import { matching, plainHaving } from "./is.ts";

/** "it isn't exerted", "you didn't play a song this turn" */
export const denials: readonly Rule<ConditionOf<"not">>[] = [
  pattern`${card} ${hasNow} no cards ${under}`.map((
    [card],
  ) => not({ type: "has-card-under", ...of(card) })),
  pattern`${there} no cards ${under}`.map(([, card]) =>
    not({ type: "has-card-under", ...of(card) })
  ),
  words(
    "it's not your first turn",
    "it isn't your first turn",
    "this isn't your first turn",
  ).map(() => not({ type: "first-turn" })),
  pattern`you didn't use Shift to play ${card}`.map(([card]) =>
    not({ type: "used-shift", ...of(card) })
  ),
  pattern`${card} ${words("survives", "survive")}`.map(([target]) =>
    not({ type: "this-way", what: "banished", target })
  ),
  pattern`${card} ${isNot} banished`.map(([target]) =>
    not({ type: "this-way", what: "banished", target })
  ),
  pattern`${card} ${isNot} ${participle} this way`.map(([target, , what]) =>
    not({ type: "this-way", what, target })
  ),
  pattern`${card} ${isNot} ${being}`.map(([card, , being]) =>
    not(isBeing(being, card))
  ),
  pattern`${card} ${isNot} named ${properName}`.map(([target, , name]) =>
    not({ type: "is-named", target, name })
  ),
  pattern`${card} ${isNot} ${nounPhrase}`.map(([card, , noun]) =>
    not(matching(card, noun))
  ),
  pattern`${card} ${words("doesn't have", "don't have")} ${plainHaving}`.map((
    [target, , filter],
  ) => not({ type: "has", target, filters: [filter] })),
  pattern`${playersDidNot} this turn`.map(([condition]) => not(condition)),
  pattern`${happenedNot} this turn`.map(([condition]) => not(condition)),
];

function not(condition: Condition): ConditionOf<"not"> {
  return { type: "not", condition };
}
