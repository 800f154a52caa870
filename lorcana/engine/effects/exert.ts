import type { ExertEffects } from "../../mod.ts";
import { onCards } from "../ask/choosers.ts";
import { exert } from "../deeds/turn_cards.ts";
import type { Runners } from "./parts/runners.ts";

/** Cards are exerted. */
export const exertRunners: Runners<ExertEffects> = {
  "exert": (moment, effect) =>
    onCards(moment, effect, (now, cards) => exert(now, cards)),
};
