import type { PropertyEffects } from "../../../lorcana/ast/effects/property.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const propertyExamples: EffectExamples<PropertyEffects> = {
  "property-modification": [
    {
      text: "All opposing characters gain the Villain classification",
      tree: {
        "type": "property-modification",
        "property": "classification",
        "operation": "add",
        "value": "Villain",
        "target": "ALL_OPPOSING_CHARACTERS",
      },
      canonical: "Opposing characters gain the Villain classification",
    },
  ],
  "become-character": [
    {
      text: "This item becomes a character with 3 {S} and 3 {W} this turn",
      tree: {
        "type": "become-character",
        "target": "THIS_ITEM",
        "strength": 3,
        "willpower": 3,
        "duration": "this-turn",
      },
    },
    {
      text:
        "Your items also become Robot characters with 2 {S}, 2 {W}, and 1 {L}",
      tree: {
        "type": "become-character",
        "target": "YOUR_ITEMS",
        "classification": "Robot",
        "strength": 2,
        "willpower": 2,
        "lore": 1,
        "also": true,
      },
    },
  ],
};
