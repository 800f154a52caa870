import type { ReadyEffects } from "@dreamtides/parse/lorcana";
import { onCards } from "../ask/choosers.ts";
import { ready } from "../deeds/turn_cards.ts";
import type { Runners } from "./runners.ts";

/** Exerted cards are turned upright. */
export const readyRunners: Runners<ReadyEffects> = {
  "ready": (moment, effect) =>
    onCards(moment, effect, (now, cards) => ready(now, cards)),
};
