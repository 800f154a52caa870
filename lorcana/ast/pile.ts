import type { Query, Target } from "./target.ts";

/** Whether a target is a query for cards outside of play: in a hand, deck … */
export function isPile(target: Target): target is Query {
  return typeof target === "object" && "selector" in target &&
    target.zones[0] !== "play";
}
