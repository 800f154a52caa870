import type { PutEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const putExamples: Examples<PutEffects> = {
  PutCardsFromVoidOnTopOfDeck: [
    {
      text: "Put an event from your void on top of your deck.",
      tree: {
        "PutCardsFromVoidOnTopOfDeck": { "count": 1, "matching": "Event" },
      },
    },
    {
      text:
        "Put {up-to-n-cards} characters from your void on top of your deck.",
      variables: "number: 2",
      tree: {
        "PutCardsFromVoidOnTopOfDeck": { "count": 2, "matching": "Character" },
      },
    },
  ],
  PutCardsFromYourDeckIntoVoid: [
    {
      text: "Put the {top-n-cards} of your deck into your void.",
      variables: "to-void: 4",
      tree: { "PutCardsFromYourDeckIntoVoid": { "count": 4 } },
    },
  ],
  PutOnTopOfEnemyDeck: [
    {
      text: "Put it on top of the opponent's deck.",
      tree: { "PutOnTopOfEnemyDeck": { "target": "It" } },
    },
  ],
};
