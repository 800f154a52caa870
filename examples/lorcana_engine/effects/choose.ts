import type { ChooseEffects } from "@dreamtides/parse/lorcana";
import { forPlayers, onCards } from "../ask/choosers.ts";
import type { Runners } from "./parts/runners.ts";

/** A player chooses cards, or you a player, for what is said next. */
export const chooseRunners: Runners<ChooseEffects> = {
  "select-target": (moment, effect) => onCards(moment, effect, (now) => now),
  "choose-player": (moment, { player }) =>
    forPlayers(moment, player, (now) => now),
  // Among equals, somebody is asked anyway.
  "break-tie": (moment) => moment,
};
