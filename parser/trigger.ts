import type {
  TriggerEvent,
  TriggerEvents,
  TriggerKeyword,
} from "../ast/mod.ts";
import { type SpecialTrigger, triggerWordings } from "../wording/mod.ts";
import { COMBINED_KEYWORDS } from "../dialects/mod.ts";
import {
  label,
  oneOf,
  optional,
  type Rule,
  separated,
} from "../combinators/mod.ts";
import { integer, pattern, plainDirective } from "./primitives.ts";
import { partRules } from "./parts.ts";
import { type Productions, variants } from "./productions.ts";
import { asSaid } from "./said.ts";
import { predicate, yourTarget } from "./target.ts";

type SaidTriggers = Omit<TriggerEvents, SpecialTrigger>;
type TurnTriggers = Pick<
  TriggerEvents,
  "MaterializeNthThisTurn" | "PlayDuringTurn"
>;

const turnTriggers: Productions<TurnTriggers> = {
  MaterializeNthThisTurn: pattern`you {materialize} ${
    integer("text-number")
  } ${predicate} in a turn`
    .map(([number, predicate]) => [predicate, number]),
  PlayDuringTurn: oneOf<TurnTriggers["PlayDuringTurn"]>([
    pattern`you play ${yourTarget} during the opponent's turn`
      .map(([target]) => [target, "EnemyTurn"]),
    pattern`you play ${yourTarget} in a turn`
      .map(([target]) => [target, "YourTurn"]),
  ]),
};

/** What happens, after "when". */
const happening: Rule<TriggerEvent> = variants<SaidTriggers & TurnTriggers>({
  ...asSaid(triggerWordings, partRules),
  ...turnTriggers,
});

const when = oneOf([pattern`when`, pattern`whenever`]);

const event = oneOf<TriggerEvent>([
  pattern`${when} ${happening}`.map(([, happening]) => happening),
  pattern`at the end of your turn`.map(() => "EndOfYourTurn"),
]);

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

/** What sets an ability off, with the comma after it. */
export const trigger: Rule<TriggerEvent> = label(
  'a trigger such as "when you play a character,"',
  oneOf<TriggerEvent>([
    pattern`${keywords}`.map(([keywords]) => ({ Keywords: keywords })),
    pattern`${event},`.map(([event]) => event),
  ]),
);
