import type { LoreEffects } from "../../../lorcana/ast/effects/lore.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const loreExamples: EffectExamples<LoreEffects> = {
  "gain-lore": [
    {
      text: "Gain 2 lore",
      tree: { "type": "gain-lore", "amount": 2, "player": "CONTROLLER" },
    },
    {
      text:
        "Gain lore equal to the damage on chosen character, to a maximum of 5 lore",
      tree: {
        "type": "gain-lore",
        "amount": {
          "type": "clamp",
          "value": { "type": "damage-on-target", "target": "CHOSEN_CHARACTER" },
          "max": 5,
        },
        "player": "CONTROLLER",
      },
    },
  ],
  "lose-lore": [
    {
      text: "Each opponent loses 2 lore",
      tree: { "type": "lose-lore", "amount": 2, "player": "EACH_OPPONENT" },
    },
  ],
};
