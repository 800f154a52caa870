import { type Effect, expandTarget } from "@dreamtides/parse/lorcana";
import type { Moment } from "../../moment.ts";
import { leave } from "./parts.ts";

/** "The next Hero character you play this turn gains Rush": waits for it. */
export function untilPlayed(
  moment: Moment,
  effect: Effect,
): Moment | undefined {
  if (!("target" in effect) || effect.target === undefined) return undefined;
  const full = expandTarget(effect.target);
  const isNext = typeof full === "object" && "selector" in full &&
    full.selector === "next-played";
  if (!isNext) return undefined;
  const target = { ref: "trigger-subject" } as const;
  return leave(moment, {
    type: "create-triggered-ability",
    ability: {
      type: "triggered",
      trigger: {
        event: "play",
        timing: "whenever",
        on: { ...full, selector: "all", count: "all" },
        restrictions: [{ type: "next-time" }],
      },
      effect: { ...effect, target } as Effect, // Cards in place of cards.
    },
  }, { duration: "this-turn" });
}
