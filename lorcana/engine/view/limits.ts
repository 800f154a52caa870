import type { Count } from "../../mod.ts";
import type { Moment } from "../moment.ts";

/** The minimum and maximum of a count. */
export function limits(
  moment: Moment,
  count: Count,
): readonly [number, number] {
  if (typeof count === "number") return [count, count];
  if (count === "all") return [Infinity, Infinity];
  if (count === "any") return [0, Infinity];
  if ("upTo" in count) return [0, count.upTo];
  if ("atLeast" in count) return [count.atLeast, Infinity];
  const value = moment.rules.measure(moment, count);
  return [value, value];
}
