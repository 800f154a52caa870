import type { ChooseEffects } from "../../mod.ts";
import { forPlayers, onCards } from "../ask/choosers.ts";
import type { Runners } from "./parts/runners.ts";

/** Players choose cards, or you choose a player, for a later effect. */
export const chooseRunners: Runners<ChooseEffects> = {
  "select-target": (moment, effect) => onCards(moment, effect, (now) => now),
  "choose-player": (moment, { player }) =>
    forPlayers(moment, player, (now) => now),
  // In a tie, a player is asked in any case.
  "break-tie": (moment) => moment,
};
