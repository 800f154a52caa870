import type { Duration, Effect, LastingClauses } from "../../mod.ts";
import type { Moment } from "../moment.ts";
import type { Runners } from "../effects/parts/runners.ts";

/** Effects with a duration, if they have no field for it. */
export const lastingRunners: Runners<LastingClauses> = {
  "lasting": (moment, { duration, effect }) => {
    if ("duration" in effect && effect.duration !== undefined) {
      return until(moment, moment.rules.run(moment, effect), duration);
    }
    // Lasting effects read the duration, even if their type has no such field.
    return moment.rules.run(moment, { ...effect, duration } as Effect);
  },
};

/** Also ends what the effect left behind with the duration. */
function until(before: Moment, after: Moment, duration: Duration): Moment {
  const { game } = after;
  const lasting = game.lasting.map((one) =>
    before.game.lasting.includes(one) ? one : { ...one, until: duration }
  );
  return { ...after, game: { ...game, lasting } };
}
