import { type Effect, expandTarget } from "@dreamtides/parse/lorcana";
import { pick } from "../ask/pick.ts";
import type { Moment } from "../moment.ts";

/**
 * Chooses the cards of an effect before it is decided whether it happens: "Deal 2
 * damage to chosen character unless their player …", "…. If it's a Villain, …
 * instead" speak of cards that are chosen in any case.
 */
export function chosenAhead(
  moment: Moment,
  effect: Effect,
): readonly [Moment, Effect] {
  if (!("target" in effect) || effect.target === undefined) {
    return [moment, effect];
  }
  const full = expandTarget(effect.target);
  const isChosen = typeof full === "object" && "selector" in full &&
    full.selector === "chosen";
  if (!isChosen) return [moment, effect];
  const [picked] = pick(moment, full);
  const target = {
    ref: "previous-target",
    ...(full.id === undefined ? {} : { id: full.id }),
  } as const;
  return [picked, { ...effect, target } as Effect]; // Cards in place of cards.
}
