import type { ReplacementClauses } from "@dreamtides/parse/lorcana";
import { pick } from "../ask/pick.ts";
import { leave } from "../effects/parts/parts.ts";
import type { Runners } from "../effects/parts/runners.ts";

/** What happens instead, the next time. */
export const replacementRunners: Runners<ReplacementClauses> = {
  "create-replacement": (moment, effect) => {
    const [picked, cards] = pick(moment, effect.target);
    return leave(picked, effect, { cards, duration: effect.duration });
  },
};
