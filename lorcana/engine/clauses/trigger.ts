import type { TriggerClauses } from "../../mod.ts";
import { leave } from "../effects/parts/parts.ts";
import type { Runners } from "../effects/parts/runners.ts";

/** Effects that create a triggered ability. */
export const triggerRunners: Runners<TriggerClauses> = {
  "create-triggered-ability": (moment, effect) => {
    const { ability, duration } = effect;
    const isThisTurn = ability.type === "triggered" &&
      ability.trigger.restrictions?.some(({ type }) => type === "this-turn");
    return leave(moment, effect, {
      duration: duration ?? (isThisTurn ? "this-turn" : undefined),
    });
  },
};
