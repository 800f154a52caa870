import type { ReplacementClauses } from "../../../lorcana/ast/clauses/replacement.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const replacementExamples: EffectExamples<ReplacementClauses> = {
  "create-replacement": [
    {
      text:
        "Until the start of your next turn, the next time this character would be dealt damage they take no damage instead",
      tree: {
        "type": "create-replacement",
        "replaces": "damage",
        "target": "SELF",
        "replacement": "prevent",
        "next": true,
        "duration": "until-start-of-next-turn",
      },
    },
    {
      text:
        "The next time chosen character would be banished this turn, return them to your hand instead",
      canonical:
        "For the rest of this turn, the next time chosen character would be banished, return them to your hand instead",
      tree: {
        "type": "create-replacement",
        "replaces": "banish",
        "target": {
          "selector": "chosen",
          "count": 1,
          "owner": "any",
          "zones": ["play"],
          "cardTypes": ["character"],
          "id": 1,
        },
        "replacement": {
          "type": "return-to-hand",
          "target": {
            "ref": "previous-target",
            "id": 1,
          },
          "hand": "CONTROLLER",
        },
        "next": true,
        "duration": "this-turn",
      },
    },
    {
      text:
        "The next time one of your characters would be banished this turn, return that card to your hand instead",
      canonical:
        "For the rest of this turn, the next time one of your characters would be banished, return that card to your hand instead",
      tree: {
        "type": "create-replacement",
        "replaces": "banish",
        "target": "YOUR_CHARACTERS",
        "replacement": {
          "type": "return-to-hand",
          "target": {
            "ref": "trigger-subject",
            "wording": { "cardType": "card" },
          },
          "hand": "CONTROLLER",
        },
        "next": true,
        "duration": "this-turn",
      },
    },
  ],
};
