import type { Effect, LastingClauses } from "@dreamtides/parse/lorcana";
import type { Runners } from "../effects/parts/runners.ts";

/** Effects for a time, where they have no duration of their own. */
export const lastingRunners: Runners<LastingClauses> = {
  "lasting": (moment, { duration, effect }) =>
    // Whatever lasts reads its duration, though its type may not name it.
    moment.rules.run(moment, { ...effect, duration } as Effect),
};
