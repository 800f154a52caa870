import type { SearchEffects } from "../../../lorcana/ast/effects/search.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const searchExamples: EffectExamples<SearchEffects> = {
  "search-deck": [
    {
      text:
        "Search your deck for a location card and reveal that card to all players. Put that card into your hand and shuffle your deck",
      tree: {
        "type": "search-deck",
        "target": {
          "selector": "any",
          "count": 1,
          "owner": "you",
          "zones": ["deck"],
          "cardTypes": ["location"],
        },
        "reveal": true,
        "putInto": "hand",
        "shuffle": true,
      },
    },
  ],
};
