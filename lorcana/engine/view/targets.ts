import { expandTarget, type Target } from "../../mod.ts";
import type { Moment } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { fitting } from "./queries.ts";
import { referredTo } from "./references.ts";

/** The cards that a target means, before anyone chooses among them. */
export function meant(moment: Moment, target: Target): readonly CardId[] {
  const full = expandTarget(target);
  if (typeof full === "string") return [moment.source];
  if ("ref" in full) return referredTo(moment, full);
  return "join" in full
    ? [...new Set(full.targets.flatMap((one) => meant(moment, one)))]
    : fitting(moment, full);
}
