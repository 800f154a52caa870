import type { Amount } from "../amount.ts";
import type { Player } from "../player.ts";
import type { Traits } from "../traits.ts";

/** Players gain and lose lore. */
export interface LoreEffects {
  /** "Gain 1 lore" */
  "gain-lore": { amount: Amount; player: Player };
  /** "Each opponent loses 1 lore" */
  "lose-lore": { amount: Amount; player: Player };
}

/** The traits of these effects. */
export const loreTraits: Traits<LoreEffects> = {
  "gain-lore": {
    happens: "once",
    children: { player: "player", amount: "amount" },
  },
  "lose-lore": {
    happens: "once",
    children: { player: "player", amount: "amount" },
  },
};
