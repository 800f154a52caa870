import type { DiscardEffects } from "../../../lorcana/ast/effects/discard.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const discardExamples: EffectExamples<DiscardEffects> = {
  "discard": [
    {
      text: "Choose and discard 2 cards",
      tree: {
        "type": "discard",
        "amount": 2,
        "player": "CONTROLLER",
        "chosen": true,
      },
    },
    {
      text: "Each opponent discards a card at random",
      tree: {
        "type": "discard",
        "amount": 1,
        "player": "EACH_OPPONENT",
        "random": true,
      },
    },
    {
      text: "Discard your hand",
      tree: { "type": "discard", "amount": "all", "player": "CONTROLLER" },
    },
    {
      text: "Chosen opponent discards an item card of your choice",
      tree: {
        "type": "discard",
        "amount": 1,
        "player": "CHOSEN_OPPONENT",
        "cardType": "item",
        "chosen": true,
        "chosenBy": "CONTROLLER",
      },
    },
  ],
};
