import { expandTarget, type ReplacementClauses } from "../../mod.ts";
import { pick } from "../ask/pick.ts";
import { leave } from "../effects/parts/parts.ts";
import type { Runners } from "../effects/parts/runners.ts";

/** Effects that replace a later event. */
export const replacementRunners: Runners<ReplacementClauses> = {
  "create-replacement": (moment, effect) => {
    const { target, duration } = effect;
    const full = expandTarget(target);
    // The card is known only when the event happens.
    if (typeof full === "object" && "selector" in full) {
      if (full.selector === "all") return leave(moment, effect, { duration });
    }
    const [picked, cards] = pick(moment, target);
    return leave(picked, effect, { cards, duration });
  },
};
