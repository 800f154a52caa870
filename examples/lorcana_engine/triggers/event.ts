import type { Trigger } from "@dreamtides/parse/lorcana";
import type { Moment } from "../moment.ts";
import type { Happening } from "../state/happening.ts";
import { meant } from "../view/targets.ts";
import { isSubject } from "./subject.ts";

/** Whether something that happened is what a trigger waits for. */
export function isEvent(
  moment: Moment,
  trigger: Trigger,
  happening: Happening,
): boolean {
  const { event, on, by, what, at, defender, attacker } = trigger;
  const { other } = happening;
  return event === happening.event && isSubject(moment, on, happening) &&
    isBy(moment, by, happening) &&
    (what === undefined || what === happening.what) &&
    (at === undefined ||
      other !== undefined && meant(moment, at).includes(other)) &&
    [defender, attacker].every((one) =>
      one === undefined ||
      other !== undefined && isSubject(moment, one, { card: other })
    );
}

function isBy(
  { you }: Moment,
  by: Trigger["by"],
  happening: Happening,
): boolean {
  return by === undefined || by === "any" || happening.by === undefined ||
    (by === "you") === (happening.by === you);
}
