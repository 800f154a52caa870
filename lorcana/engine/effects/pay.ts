import type { CostChange, EffectOf, PayEffects, Target } from "../../mod.ts";
import { playersOf } from "../ask/choosers.ts";
import { pick } from "../ask/pick.ts";
import type { Moment } from "../moment.ts";
import type { PlayerId } from "../state/card.ts";
import { measure } from "../view/amounts.ts";
import { leave } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";

/** Cards and abilities cost less or more. */
export const payRunners: Runners<PayEffects> = {
  "cost-reduction": leaveChange,
  "cost-increase": leaveChange,
  "ability-cost-reduction": leaveUse,
  "ability-cost-increase": leaveUse,
};

/** Changes what abilities cost to use, for a time. */
function leaveUse(
  moment: Moment,
  effect:
    | EffectOf<"ability-cost-reduction">
    | EffectOf<"ability-cost-increase">,
): Moment {
  const { duration, target } = effect;
  const [asked, players, amount] = paid(moment, effect);
  const [picked, cards] = pick(asked, target);
  return leave(picked, { ...effect, amount }, { players, cards, duration });
}

/** Changes what cards cost to play: for a time, or only the next one. */
function leaveChange(
  moment: Moment,
  effect: EffectOf<"cost-reduction"> | EffectOf<"cost-increase">,
): Moment {
  const { duration, target } = effect;
  const [asked, players, amount] = paid(moment, effect);
  const [picked, cards] = isKind(target)
    ? [asked, []] as const
    : pick(asked, target);
  return leave(picked, { ...effect, amount }, {
    players,
    cards,
    duration,
    ...(duration?.startsWith("next-play") ? { uses: 1 } : {}),
  });
}

/** Whether a target is not picked before the card is played. */
function isKind(target: Target): boolean {
  return typeof target === "object" && "selector" in target;
}

/** Who pays, and how much less or more. */
function paid(
  moment: Moment,
  { payer, amount }: Pick<CostChange, "payer" | "amount">,
): readonly [Moment, readonly PlayerId[], number] {
  const value = measure(moment, amount);
  if (payer === undefined) return [moment, [], value];
  const [asked, players] = playersOf(moment, payer);
  return [asked, players, value];
}
