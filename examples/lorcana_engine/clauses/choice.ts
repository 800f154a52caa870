import type { ChoiceClauses } from "@dreamtides/parse/lorcana";
import { askOption } from "../ask/ask.ts";
import { forPlayers } from "../ask/choosers.ts";
import { chosenAhead } from "./ahead.ts";
import type { Runners } from "../effects/parts/runners.ts";

/** One of several effects. */
export const choiceRunners: Runners<ChoiceClauses> = {
  "choice": (before, { options: [first, ...rest], chooser = "CONTROLLER" }) => {
    // "unless their player …": they choose once it is known who they are.
    const [moment, own] = first === undefined || typeof chooser === "string"
      ? [before, first] as const
      : chosenAhead(before, first);
    const options = own === undefined ? rest : [own, ...rest];
    return forPlayers(moment, chooser, (now, player) => {
      const [asked, at] = askOption(now, player, options.length, "choose one");
      const option = options[at];
      return option === undefined ? asked : asked.rules.run(asked, option);
    });
  },
};
