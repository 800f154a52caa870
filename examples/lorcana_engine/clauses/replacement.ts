import {
  expandTarget,
  type ReplacementClauses,
} from "@dreamtides/parse/lorcana";
import { pick } from "../ask/pick.ts";
import { leave } from "../effects/parts/parts.ts";
import type { Runners } from "../effects/parts/runners.ts";

/** What happens instead, the next time. */
export const replacementRunners: Runners<ReplacementClauses> = {
  "create-replacement": (moment, effect) => {
    const { target, duration } = effect;
    const full = expandTarget(target);
    // Which card it is becomes known only when it happens.
    if (typeof full === "object" && "selector" in full) {
      if (full.selector === "all") return leave(moment, effect, { duration });
    }
    const [picked, cards] = pick(moment, target);
    return leave(picked, effect, { cards, duration });
  },
};
