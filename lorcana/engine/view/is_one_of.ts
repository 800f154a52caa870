import { expandTarget, type Target } from "../../mod.ts";
import type { Moment } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { holderOf } from "../state/zones.ts";
import { owners } from "./players.ts";
import { fits } from "./queries.ts";
import { referredTo } from "./references.ts";

/** Whether a card is one that a target means, wherever it is now. */
export function isOneOf(
  moment: Moment,
  id: CardId | undefined,
  target: Target,
): boolean {
  if (id === undefined) return false;
  const full = expandTarget(target);
  if (typeof full === "string") return id === moment.source;
  if ("ref" in full) return referredTo(moment, full).includes(id);
  if ("join" in full) {
    return full.targets.some((one) => isOneOf(moment, id, one));
  }
  return owners(moment, full.owner).includes(holderOf(moment.game, id)) &&
    fits(moment, id, full);
}
