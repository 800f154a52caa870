import type { ReturnEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const returnExamples: Examples<ReturnEffects> = {
  ReturnFromYourVoidToHand: [
    {
      text: "Return this character from your void to your hand.",
      tree: { "ReturnFromYourVoidToHand": { "target": "This" } },
    },
    {
      text: "Return an event from your void to your hand.",
      tree: {
        "ReturnFromYourVoidToHand": { "target": { "YourVoid": "Event" } },
      },
    },
  ],
  ReturnToHand: [
    {
      text: "Return an enemy to hand.",
      tree: { "ReturnToHand": { "target": { "Enemy": "Character" } } },
    },
    {
      text: "Return this character to your hand.",
      tree: { "ReturnToHand": { "target": "This" } },
    },
    {
      text: "Return an enemy or ally to hand.",
      tree: { "ReturnToHand": { "target": { "Any": "Character" } } },
    },
  ],
  ReturnUpToCountFromYourVoidToHand: [
    {
      text: "Return {up-to-n-events} from your void to your hand.",
      variables: "number: 2",
      tree: {
        "ReturnUpToCountFromYourVoidToHand": {
          "target": { "YourVoid": "Event" },
          "count": 2,
        },
      },
    },
  ],
};
