import type { LookEffects } from "../../mod.ts";
import { sideOf } from "../state/game.ts";
import { eachPlayer } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";
import { sortCards } from "./parts/sort_cards.ts";
import { shown, topCards } from "./parts/top_cards.ts";

/** Players look at hidden cards. */
export const lookRunners: Runners<LookEffects> = {
  "look-at-cards": (moment, { amount, player: whose, id }) =>
    eachPlayer(moment, whose, (now, player) => {
      const [asked, cards] = topCards(now, player, amount, id);
      return { ...asked, revealed: cards };
    }),
  "scry": (moment, { amount, player: whose, destinations, revealAll }) =>
    eachPlayer(moment, whose, (now, player) => {
      const [asked, cards] = topCards(now, player, amount);
      const seen = revealAll
        ? shown(asked, cards)
        : { ...asked, revealed: cards };
      return sortCards(seen, player, cards, destinations);
    }),
  "look-at-hand": (moment, { player: whose }) =>
    eachPlayer(moment, whose, (now, player) => ({
      ...now,
      revealed: sideOf(now.game, player).hand,
    })),
  "look-at-inkwell": (moment, { player: whose }) =>
    eachPlayer(moment, whose, (now, player) => ({
      ...now,
      revealed: sideOf(now.game, player).inkwell,
    })),
};
