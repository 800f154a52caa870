import type { DiscoverEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const discoverExamples: Examples<DiscoverEffects> = {
  Discover: [
    {
      text: "{Discover} a {fast} event.",
      tree: { "Discover": { "predicate": { "Fast": { "target": "Event" } } } },
    },
    {
      text: "{Discover} {a-subtype}.",
      variables: "subtype: mage",
      tree: { "Discover": { "predicate": { "CharacterType": "Mage" } } },
    },
  ],
  DiscoverAndThenMaterialize: [
    {
      text: "{Discover} {a-subtype} with cost {e} higher and {materialize} it.",
      variables: "subtype: mage, e: 1",
      tree: {
        "DiscoverAndThenMaterialize": {
          "predicate": {
            "CardWithCost": {
              "target": { "CharacterType": "Mage" },
              "cost_operator": { "HigherBy": 1 },
              "cost": 1,
            },
          },
        },
      },
    },
  ],
};
