import type { Duration } from "../effect_parts.ts";
import type { OwnPile, Player } from "../player.ts";
import type { Target } from "../target.ts";
import type { Traits } from "../traits.ts";

/** Cards are put into inkwells. */
export interface InkwellEffects {
  /** "Put the top card of your deck into your inkwell facedown and exerted" */
  "put-into-inkwell": {
    target: Target;
    /** Whose inkwell they go to, and whose deck, hand or discard they leave. */
    player: Player | OwnPile;
    facedown?: true;
    exerted?: true;
    chosenBy?: Player;
    by?: Player;
  };
  /** "You may put an additional card from your hand into your inkwell facedown" */
  "additional-inkwell": {
    amount: number;
    facedown?: true;
    duration?: Duration;
  };
}

/** The traits of these effects. */
export const inkwellTraits: Traits<InkwellEffects> = {
  "put-into-inkwell": {
    happens: "once",
    namesCards: "noun",
    children: {
      player: "player",
      chosenBy: "player",
      by: "player",
      target: "cards",
    },
  },
  "additional-inkwell": { happens: "always", children: {} },
};
