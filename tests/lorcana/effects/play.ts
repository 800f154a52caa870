import type { PlayEffects } from "../../../lorcana/ast/effects/play.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const playExamples: EffectExamples<PlayEffects> = {
  "play-card": [
    {
      text: "Play a character with cost 3 or less from your discard for free",
      tree: {
        "type": "play-card",
        "target": {
          "selector": "any",
          "count": 1,
          "owner": "you",
          "zones": ["discard"],
          "cardTypes": ["character"],
          "filter": [{
            "type": "cost-comparison",
            "comparison": "less-or-equal",
            "value": 3,
          }],
        },
        "cost": "free",
      },
    },
  ],
  "self-play-condition": [
    {
      text:
        "You can't play this character unless an opposing character took damage this turn",
      tree: {
        "type": "self-play-condition",
        "target": "SELF",
        "condition": {
          "type": "turn-metric",
          "metric": "damaged",
          "cards": {
            "selector": "any",
            "count": 1,
            "owner": "opponent",
            "zones": ["play"],
            "cardTypes": ["character"],
          },
        },
      },
    },
  ],
};
