import type { Query, Target } from "./target.ts";

/** Whether cards lie outside of play: in a hand, a deck, a discard … */
export function isPile(target: Target): target is Query {
  return typeof target === "object" && "selector" in target &&
    target.zones[0] !== "play";
}
