import type { Conditions } from "../../lorcana/mod.ts";
import { challengeExamples } from "./conditions/challenge.ts";
import { haveExamples } from "./conditions/have.ts";
import { isExamples } from "./conditions/is.ts";
import { logicExamples } from "./conditions/logic.ts";
import { shiftExamples } from "./conditions/shift.ts";
import { thisWayExamples } from "./conditions/this_way.ts";
import { turnExamples } from "./conditions/turn.ts";
import { underExamples } from "./conditions/under.ts";
import type { ConditionExamples } from "./examples.ts";

/** At least one text for each condition. */
export const conditionExamples: ConditionExamples<Conditions> = {
  ...challengeExamples,
  ...haveExamples,
  ...isExamples,
  ...logicExamples,
  ...shiftExamples,
  ...thisWayExamples,
  ...turnExamples,
  ...underExamples,
};
