import type { Effect, EffectOf, SequenceClauses } from "@dreamtides/parse/lorcana";
import { askNumber } from "../ask/ask.ts";
import type { Runners } from "../effects/runners.ts";
import type { Moment } from "../moment.ts";

/** Effects one after another. */
export const sequenceRunners: Runners<SequenceClauses> = {
  "sequence": (moment, { steps }) =>
    steps.reduce((now, step, at) => {
      if (now.stopped !== undefined) return now;
      return step.type === "repeat" && step.effect === undefined
        ? again(now, step, steps.slice(0, at))
        : now.rules.run(now, step);
    }, moment),
};

/** "Repeat this up to 2 more times": everything that was said before it. */
function again(
  moment: Moment,
  { times, upTo }: EffectOf<"repeat">,
  steps: readonly Effect[],
): Moment {
  const most = times === "until-no" ? 0 : times;
  const [asked, count] = upTo
    ? askNumber(moment, moment.you, [0, most], "how often again")
    : [moment, most] as const;
  let now = asked;
  for (let at = 0; at < count; at++) {
    now = now.rules.run(now, { type: "sequence", steps });
  }
  return now;
}
