import type { RestrictionEffects } from "../../../lorcana/ast/effects/restriction.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const restrictionExamples: EffectExamples<RestrictionEffects> = {
  "restriction": [
    {
      text: "Opposing characters with cost 2 or less can't quest",
      tree: {
        "type": "restriction",
        "restriction": "cant-quest",
        "target": {
          "selector": "all",
          "count": "all",
          "owner": "opponent",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{
            "type": "cost-comparison",
            "comparison": "less-or-equal",
            "value": 2,
          }],
        },
      },
    },
    {
      text: "Opponents can't play actions until the start of your next turn",
      tree: {
        "type": "restriction",
        "restriction": "cant-play-actions",
        "player": "OPPONENTS",
        "duration": "until-start-of-next-turn",
      },
    },
    {
      text: "Your locations can't be challenged by damaged characters",
      tree: {
        "type": "restriction",
        "restriction": "cant-be-challenged",
        "challengerFilter": {
          "selector": "all",
          "count": "all",
          "owner": "any",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{ "type": "damaged" }],
        },
        "target": "YOUR_LOCATIONS",
      },
    },
  ],
};
