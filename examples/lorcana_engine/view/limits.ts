import type { Count } from "@dreamtides/parse/lorcana";

/** At least and at most how many. */
export function limits(count: Count): readonly [number, number] {
  if (typeof count === "number") return [count, count];
  if (count === "all") return [Infinity, Infinity];
  if (count === "any") return [0, Infinity];
  return "upTo" in count ? [0, count.upTo] : [count.atLeast, Infinity];
}
