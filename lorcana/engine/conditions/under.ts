import type { UnderConditions } from "../../mod.ts";
import { cardsEverUnder } from "../state/zones.ts";
import { meant } from "../view/targets.ts";
import type { Holds } from "./holds.ts";

/** Conditions on the cards under a card. */
export const underConditions: Holds<UnderConditions> = {
  "has-card-under": (moment, { target }) =>
    (target === undefined ? [moment.source] : meant(moment, target))
      .some((id) => cardsEverUnder(moment.game, id).length > 0),
};
