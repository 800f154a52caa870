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
};
