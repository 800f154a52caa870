import type { ChooseEffects } from "@dreamtides/parse/lorcana";
import { forPlayers, onCards } from "../ask/choosers.ts";
import type { Runners } from "./parts/runners.ts";

/** A player chooses cards, or you choose a player, for what follows. */
export const chooseRunners: Runners<ChooseEffects> = {
  "select-target": (moment, effect) => onCards(moment, effect, (now) => now),
  "choose-player": (moment, { player }) =>
    forPlayers(moment, player, (now) => now),
  // In a tie, a player is asked in any case.
  "break-tie": (moment) => moment,
};
