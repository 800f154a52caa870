import type { Conditions } from "./condition.ts";
import { challengeTraits } from "./conditions/challenge.ts";
import { haveTraits } from "./conditions/have.ts";
import { isTraits } from "./conditions/is.ts";
import { logicTraits } from "./conditions/logic.ts";
import { shiftTraits } from "./conditions/shift.ts";
import { thisWayTraits } from "./conditions/this_way.ts";
import { turnTraits } from "./conditions/turn.ts";
import { underTraits } from "./conditions/under.ts";
import type { ConditionTraits } from "./traits.ts";

/** The traits of each condition. */
export const CONDITION_TRAITS: ConditionTraits<Conditions> = {
  ...challengeTraits,
  ...haveTraits,
  ...isTraits,
  ...logicTraits,
  ...shiftTraits,
  ...thisWayTraits,
  ...turnTraits,
  ...underTraits,
};
