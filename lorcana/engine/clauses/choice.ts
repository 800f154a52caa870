import type { ChoiceClauses } from "../../mod.ts";
import { askOption } from "../ask/ask.ts";
import { doToPay } from "../deeds/pay.ts";
import { forPlayers } from "../ask/choosers.ts";
import type { Runners } from "../effects/parts/runners.ts";

/** Effects of which a player chooses some. */
export const choiceRunners: Runners<ChoiceClauses> = {
  "choice": (moment, { options, unless, chooser = "CONTROLLER" }) =>
    forPlayers(moment, chooser, (now, player) => {
      const [asked, at] = askOption(now, player, options.length, "choose one");
      const [first] = options;
      const option = options[at];
      if (option === undefined || first === undefined) return asked;
      return unless && at > 0
        ? doToPay(asked, option) ?? asked.rules.run(asked, first)
        : asked.rules.run(asked, option);
    }),
};
