import type { Player } from "../player.ts";
import type { Target } from "../target.ts";
import type { Traits } from "../traits.ts";

/** Players choose cards, or you choose a player, for a later effect. */
export interface ChooseEffects {
  /** "Choose a character" */
  "select-target": {
    target: Target;
    chosenBy?: Player;
    /** Chosen within an effect: "Deal 2 damage to chosen character". */
    wording?: { readonly ahead: true };
  };
  /** "Choose an opponent" */
  "choose-player": {
    player: "CHOSEN_PLAYER" | "CHOSEN_OPPONENT" | "ANOTHER_CHOSEN_PLAYER";
    /** Chosen within an effect: "Chosen opponent loses 1 lore". */
    wording?: { readonly ahead: true };
  };
  /** "If there's a tie, you choose one" */
  "break-tie": { chosenBy: Player };
}

/** The traits of these effects. */
export const chooseTraits: Traits<ChooseEffects> = {
  "select-target": {
    happens: "once",
    children: { chosenBy: "player", target: "target" },
  },
  "choose-player": { happens: "once", children: { player: "player" } },
  "break-tie": { happens: "once", children: { chosenBy: "player" } },
};
