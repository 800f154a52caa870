import type {
  TriggerEvent,
  TriggerEvents,
  TriggerKeyword,
} from "../ast/internal.ts";
import { COMBINED_KEYWORDS } from "../lexer/dialects/mod.ts";
import {
  label,
  oneOf,
  optional,
  type Rule,
  separated,
} from "../combinators/mod.ts";
import {
  cardsNumeral,
  countAllies,
  integer,
  pattern,
  plainDirective,
} from "./primitives.ts";
import { type Productions, variants } from "./productions.ts";
import { predicate, target, yourTarget } from "./target.ts";

type Events = Omit<TriggerEvents, "Keywords">;

const when = oneOf([pattern`when`, pattern`whenever`]);
const textNumber = integer("text-number");

const events: Productions<Events> = {
  Abandon: pattern`${when} you abandon ${yourTarget}`
    .map(([, target]) => target),
  AbandonCardsInTurn: pattern`${when} you abandon ${countAllies} in a turn`
    .map(([, count]) => count),
  Banished: pattern`${when} ${target} is {banished}`.map(([, target]) =>
    target
  ),
  Discard: pattern`${when} you discard ${yourTarget}`
    .map(([, target]) => target),
  Dissolved: pattern`${when} ${target} is {dissolved}`
    .map(([, target]) => target),
  LeavesPlay: pattern`${when} ${target} leaves play`.map(([, target]) =>
    target
  ),
  PutIntoVoid: pattern`${when} ${target} is put into your void`
    .map(([, target]) => target),
  DrawAllCardsInCopyOfDeck: pattern`${when} you have no cards in your deck`
    .map(() => undefined),
  DrawCardsInTurn: pattern`${when} you draw ${cardsNumeral} in a turn`
    .map(([, count]) => count),
  EndOfYourTurn: pattern`at the end of your turn`,
  GainEnergy: pattern`${when} you gain energy`.map(() => undefined),
  Materialize: pattern`${when} you {materialize} ${yourTarget}`
    .map(([, target]) => target),
  MaterializeNthThisTurn:
    pattern`${when} you {materialize} ${textNumber} ${predicate} in a turn`
      .map(([, number, predicate]) => [predicate, number]),
  Play: pattern`${when} you play ${yourTarget}`.map(([, target]) => target),
  PlayCardsInTurn: pattern`${when} you play ${cardsNumeral} in a turn`
    .map(([, count]) => count),
  PlayDuringTurn: oneOf<Events["PlayDuringTurn"]>([
    pattern`${when} you play ${yourTarget} during the opponent's turn`
      .map(([, target]) => [target, "EnemyTurn"]),
    pattern`${when} you play ${yourTarget} in a turn`
      .map(([, target]) => [target, "YourTurn"]),
  ]),
  PlayFromHand: pattern`${when} you play ${yourTarget} from your hand`
    .map(([, target]) => target),
  OpponentPlays: pattern`${when} the opponent plays ${target}`
    .map(([, target]) => target),
};

/** "{Judgment}", or several in one: "{MaterializedJudgment}". */
const fused: Rule<readonly TriggerKeyword[]> = oneOf(
  COMBINED_KEYWORDS.map((keywords) =>
    plainDirective(keywords.join("").toLowerCase(), keywords)
  ),
);

const listed = separated(fused, pattern`,`);
const colon = optional(pattern`:`);

/** "{Judgment}", "{Materialized}, {Judgment}:". */
const keywords: Rule<readonly TriggerKeyword[]> = pattern`${listed} ${colon}`
  .map(([keywords]) =>
    keywords.length === 1 ? keywords[0]!.slice() : keywords.flat()
  );

const event: Rule<TriggerEvent> = variants<Events>(events);

/** What sets an ability off, with the comma after it. */
export const trigger: Rule<TriggerEvent> = label(
  'a trigger such as "when you play a character,"',
  oneOf<TriggerEvent>([
    pattern`${keywords}`.map(([keywords]) => ({ Keywords: keywords })),
    pattern`${event},`.map(([event]) => event),
  ]),
);
