import type { DrawEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const drawExamples: Examples<DrawEffects> = {
  DrawCards: [
    {
      text: "Draw {cards}.",
      variables: "cards: 2",
      tree: { "DrawCards": { "count": 2 } },
    },
    {
      text: "Draw {cards2}.",
      variables: "cards2: 5",
      tree: { "DrawCards": { "count": 5 } },
    },
  ],
  DrawCardsForEach: [
    {
      text: "Draw {cards} for each allied {subtype}.",
      variables: "cards: 1, subtype: hacker",
      tree: {
        "DrawCardsForEach": {
          "count": 1,
          "for_each": {
            "Matching": { "Another": { "CharacterType": "Hacker" } },
          },
        },
      },
    },
  ],
  DrawMatchingCard: [
    {
      text: "Draw {a-subtype} from your deck.",
      variables: "subtype: guide",
      tree: {
        "DrawMatchingCard": { "predicate": { "CharacterType": "Guide" } },
      },
    },
  ],
};
