import type { NameEffects } from "../../mod.ts";
import { askName, askNumber } from "../ask/ask.ts";
import type { Runners } from "./parts/runners.ts";

/** Higher than any number on a card. */
const HIGHEST = 99;

/** Players name a card, or choose something other than a card. */
export const nameRunners: Runners<NameEffects> = {
  "name-a-card": (moment) => {
    const [asked, named] = askName(moment, moment.you);
    return { ...asked, named };
  },
  "choose-ink-type": (moment) => {
    const [asked, inkType] = askName(moment, moment.you);
    return { ...asked, inkType };
  },
  "choose-property": (moment) => {
    const [asked, property] = askName(moment, moment.you);
    return { ...asked, property };
  },
  "choose-number": (moment) => {
    const [asked, number] = askNumber(
      moment,
      moment.you,
      [0, HIGHEST],
      "choose a number",
    );
    return { ...asked, number };
  },
};
