import {
  checked,
  label,
  lazy,
  oneOf,
  optional,
  type Rule,
  separated,
} from "../../../combinators/mod.ts";
import type { Condition, Conditions } from "../../ast/mod.ts";
import { thisWayProductions } from "../../frames/this_way.ts";
import { spanned, withSpan } from "../spanned.ts";
import { fixed, pattern } from "../words.ts";
import { challengeProductions } from "./challenge.ts";
import { comparisons } from "./compare.ts";
import { haveConditions, haveProductions } from "./have.ts";
import { cardIs, isProductions } from "./is.ts";
import { both, eitherCondition, logicProductions } from "./logic.ts";
import { canAllHold, isPossible } from "./possible.ts";
import { type ConditionProductions, conditionsIn } from "./production.ts";
import { shiftProductions } from "./shift.ts";
import { someOfThemAre } from "./some_of_them.ts";
import { thereConditions } from "./there.ts";
import { turnProductions } from "./turn.ts";
import { underProductions } from "./under.ts";

const productions: ConditionProductions<Conditions> = {
  ...challengeProductions,
  ...haveProductions,
  ...isProductions,
  ...logicProductions,
  ...shiftProductions,
  ...thisWayProductions,
  ...turnProductions,
  ...underProductions,
};

const simple: Rule<Condition> = spanned(
  checked(
    oneOf<Condition>([
      cardIs,
      ...haveConditions,
      ...conditionsIn(productions),
      ...comparisons,
      ...thereConditions,
      someOfThemAre,
    ]),
    isPossible,
  ),
  withSpan,
);

/** A condition, without the word that introduces it. */
export const condition: Rule<Condition> = lazy(() => whole);

const all: Rule<Condition> = checked(
  separated(simple, fixed("and")),
  canAllHold,
).map(both);

const whole: Rule<Condition> = label(
  'a condition such as "you have an item in play"',
  pattern`${all} ${optional(pattern`or ${all}`)}`
    .map(([left, right]) =>
      right === undefined ? left : eitherCondition(left, right[0])
    ),
);
