import type { RepeatClauses } from "../../mod.ts";
import { askNumber } from "../ask/ask.ts";
import type { Runners } from "../effects/parts/runners.ts";
import { type Moment, refuse } from "../moment.ts";

/** Effects that repeat others. */
export const repeatRunners: Runners<RepeatClauses> = {
  "repeat": (moment, { times, upTo, effect }) => {
    if (effect === undefined) {
      return refuse(moment, "repeat: nothing stands before it");
    }
    if (times === "until-no") {
      return refuse(moment, "repeat: for as long as somebody likes");
    }
    const first = moment.rules.run(moment, effect);
    const [asked, count] = upTo
      ? askNumber(first, first.you, [0, times], "how often again")
      : [first, times] as const;
    return again(asked, count, (now) => now.rules.run(now, effect));
  },
};

function again(
  moment: Moment,
  count: number,
  act: (moment: Moment) => Moment,
): Moment {
  return count <= 0 ? moment : again(act(moment), count - 1, act);
}
