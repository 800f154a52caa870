import type {
  Duration,
  Effect,
  LastingClauses,
} from "@dreamtides/parse/lorcana";
import type { Moment } from "../moment.ts";
import type { Runners } from "../effects/parts/runners.ts";

/** Effects for a time, if they have no duration of their own. */
export const lastingRunners: Runners<LastingClauses> = {
  "lasting": (moment, { duration, effect }) => {
    if ("duration" in effect && effect.duration !== undefined) {
      return until(moment, moment.rules.run(moment, effect), duration);
    }
    // Every lasting change reads its duration, even if its type does not
    // declare it.
    return moment.rules.run(moment, { ...effect, duration } as Effect);
  },
};

/** What the effect created also ends with the duration. */
function until(before: Moment, after: Moment, duration: Duration): Moment {
  const { game } = after;
  const lasting = game.lasting.map((one) =>
    before.game.lasting.includes(one) ? one : { ...one, until: duration }
  );
  return { ...after, game: { ...game, lasting } };
}
