import type { Condition, Conditions } from "../../mod.ts";
import type { Moment } from "../moment.ts";
import { challengeConditions } from "./challenge.ts";
import { haveConditions } from "./have.ts";
import type { Holds } from "./holds.ts";
import { isConditions } from "./is.ts";
import { logicConditions } from "./logic.ts";
import { shiftConditions } from "./shift.ts";
import { thisWayConditions } from "./this_way.ts";
import { turnConditions } from "./turn.ts";
import { underConditions } from "./under.ts";

const CONDITIONS: Holds<Conditions> = {
  ...challengeConditions,
  ...haveConditions,
  ...isConditions,
  ...logicConditions,
  ...shiftConditions,
  ...thisWayConditions,
  ...turnConditions,
  ...underConditions,
};

/** Whether a condition holds. */
export function holds(moment: Moment, condition: Condition): boolean {
  const own = CONDITIONS[condition.type];
  return own(moment, condition as never); // The types match.
}
