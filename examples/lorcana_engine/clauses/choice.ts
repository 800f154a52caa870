import type { ChoiceClauses } from "@dreamtides/parse/lorcana";
import { askOption } from "../ask/ask.ts";
import { forPlayers } from "../ask/choosers.ts";
import type { Runners } from "../effects/parts/runners.ts";

/** One of several effects. */
export const choiceRunners: Runners<ChoiceClauses> = {
  "choice": (moment, { options, chooser = "CONTROLLER" }) =>
    forPlayers(moment, chooser, (now, player) => {
      const [asked, at] = askOption(now, player, options.length, "choose one");
      const option = options[at];
      return option === undefined ? asked : asked.rules.run(asked, option);
    }),
};
