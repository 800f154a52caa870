import type { SequenceClauses } from "../../../lorcana/ast/clauses/sequence.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const sequenceExamples: EffectExamples<SequenceClauses> = {
  "sequence": [
    {
      text: "Draw a card. Gain 1 lore",
      tree: {
        "type": "sequence",
        "steps": [{ "type": "draw", "amount": 1, "player": "CONTROLLER" }, {
          "type": "gain-lore",
          "amount": 1,
          "player": "CONTROLLER",
        }],
      },
    },
    {
      text:
        "Ready chosen character. They can't quest for the rest of this turn",
      tree: {
        "type": "sequence",
        "steps": [{
          "type": "ready",
          "target": {
            "selector": "chosen",
            "count": 1,
            "owner": "any",
            "zones": ["play"],
            "cardTypes": ["character"],
            "id": 1,
          },
        }, {
          "type": "restriction",
          "restriction": "cant-quest",
          "target": { "ref": "previous-target", "id": 1 },
          "duration": "this-turn",
        }],
      },
    },
  ],
};
