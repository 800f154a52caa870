import type { NameEffects } from "@dreamtides/parse/lorcana";
import { askName } from "../ask/ask.ts";
import type { Runners } from "./parts/runners.ts";

/** A player names a card. */
export const nameRunners: Runners<NameEffects> = {
  "name-a-card": (moment) => {
    const [asked, named] = askName(moment, moment.you);
    return { ...asked, named };
  },
  "choose-ink-type": (moment) => {
    const [asked, inkType] = askName(moment, moment.you);
    return { ...asked, inkType };
  },
};
