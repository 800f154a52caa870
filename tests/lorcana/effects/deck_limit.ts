import type { DeckLimitEffects } from "../../../lorcana/ast/effects/deck_limit.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const deckLimitExamples: EffectExamples<DeckLimitEffects> = {
  "deck-limit": [
    {
      text: "You may have up to 50 copies of Tin Soldier in your deck",
      tree: {
        "type": "optional",
        "effect": {
          "type": "deck-limit",
          "limit": 50,
          "cardName": "Tin Soldier",
        },
        "chooser": "CONTROLLER",
      },
    },
  ],
};
