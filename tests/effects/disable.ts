import type { DisableEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const disableExamples: Examples<DisableEffects> = {
  DisableActivatedAbilitiesWhileInPlay: [
    {
      text:
        "Disable the activated abilities of an enemy while this character is in play.",
      tree: {
        "DisableActivatedAbilitiesWhileInPlay": {
          "target": { "Enemy": "Character" },
        },
      },
    },
  ],
};
