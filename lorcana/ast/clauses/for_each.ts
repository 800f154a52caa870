import type { CountedAmount } from "../amount.ts";
import type { Condition } from "../condition.ts";
import type { Effect } from "../effect.ts";
import type { Player } from "../player.ts";
import type { Traits } from "../traits.ts";

/** Effects that happen a counted number of times. */
export interface ForEachClauses {
  /** "Gain 1 lore for each damaged character" */
  "for-each": { counter: CountedAmount; effect: Effect; maximum?: number };
  /**
   * "Each opponent with more lore than you loses 1 lore": once for each player
   * for whom the condition is true, who is THAT_PLAYER inside.
   */
  "for-each-player": {
    player: Player;
    condition?: Condition;
    effect: Effect;
    /** What happens for the other players. */
    else?: Effect;
  };
}

/** The traits of these effects. */
export const forEachTraits: Traits<ForEachClauses> = {
  "for-each": {
    happens: "once",
    children: { counter: "amount", effect: "effect" },
  },
  "for-each-player": {
    happens: "once",
    children: {
      player: "player",
      condition: "condition",
      effect: "effect",
      else: "effect",
    },
  },
};
