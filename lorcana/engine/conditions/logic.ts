import type { LogicConditions } from "../../mod.ts";
import type { Holds } from "./holds.ts";

/** Conditions that combine others. */
export const logicConditions: Holds<LogicConditions> = {
  "and": (moment, { conditions }) =>
    conditions.every((one) => moment.rules.holds(moment, one)),
  "or": (moment, { conditions }) =>
    conditions.some((one) => moment.rules.holds(moment, one)),
  "not": (moment, { condition }) => !moment.rules.holds(moment, condition),
};
