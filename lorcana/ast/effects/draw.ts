import type { Amount } from "../amount.ts";
import type { Player } from "../player.ts";
import type { Traits } from "../traits.ts";

/** Players draw cards. */
export interface DrawEffects {
  /** "Draw 2 cards" */
  "draw": {
    amount: Amount;
    player: Player;
    /** "from the bottom of your deck" */
    from?: "bottom";
  };
  /** "Draw until you have 3 cards in your hand" */
  "draw-until-hand-size": { size: Amount; player: Player };
}

/** The traits of these effects. */
export const drawTraits: Traits<DrawEffects> = {
  "draw": { happens: "once", children: { player: "player", amount: "amount" } },
  "draw-until-hand-size": {
    happens: "once",
    children: { player: "player", size: "amount" },
  },
};
