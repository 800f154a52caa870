import {
  type Effect,
  expandTarget,
  type Query,
  type Target,
} from "../../../mod.ts";
import type { Moment } from "../../moment.ts";
import { leave } from "./parts.ts";

/** "The next Hero character you play this turn gains Rush": waits for it. */
export function untilPlayed(
  moment: Moment,
  effect: Effect,
): Moment | undefined {
  if (!("target" in effect) || effect.target === undefined) return undefined;
  const cards = awaited(moment, effect.target);
  if (cards === undefined) return undefined;
  const { id } = cards;
  const now = id === undefined
    ? moment
    : { ...moment, awaited: { ...moment.awaited, [id]: cards } };
  const target = { ref: "trigger-subject" } as const;
  return leave(now, {
    type: "create-triggered-ability",
    ability: {
      type: "triggered",
      trigger: {
        event: "play",
        timing: "whenever",
        on: { ...cards, selector: "all", count: "all" },
        restrictions: [{ type: "next-time" }],
      },
      effect: { ...effect, target } as Effect, // Same type.
    },
  }, { duration: "this-turn" });
}

/** The cards that an effect waits for; a reference can mean them, too. */
function awaited(moment: Moment, target: Target): Query | undefined {
  const full = expandTarget(target);
  if (typeof full === "string") return undefined;
  if ("ref" in full) {
    return full.id === undefined ? undefined : moment.awaited?.[full.id];
  }
  return "selector" in full && full.selector === "next-played"
    ? full
    : undefined;
}
