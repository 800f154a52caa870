import type { LoreEffects } from "../../mod.ts";
import { gainLore, loseLore } from "../deeds/lore.ts";
import { sideOf } from "../state/game.ts";
import { eachPlayer } from "./parts/parts.ts";
import { weigh } from "../ask/weigh.ts";
import type { Runners } from "./parts/runners.ts";

/** Players gain and lose lore. */
export const loreRunners: Runners<LoreEffects> = {
  "gain-lore": (moment, { amount, player: whose }) =>
    eachPlayer(moment, whose, (now, player) => {
      const [asked, lore] = weigh(now, amount, Infinity);
      return gainLore(asked, player, lore);
    }),
  "lose-lore": (moment, { amount, player: whose }) =>
    eachPlayer(moment, whose, (now, player) => {
      const most = sideOf(now.game, player).lore;
      const [asked, lore] = weigh(now, amount, most, player);
      return loseLore(asked, player, lore);
    }),
};
