import type { InkDropEffects } from "../../../lorcana/ast/effects/ink_drop.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const inkDropExamples: EffectExamples<InkDropEffects> = {
  "get-ink-drops": [
    {
      text: "Each player gets an ink drop",
      tree: { "type": "get-ink-drops", "amount": 1, "player": "EACH_PLAYER" },
    },
    {
      text: "Get 2 ink drops",
      tree: { "type": "get-ink-drops", "amount": 2, "player": "CONTROLLER" },
    },
  ],
  "remove-ink-drops": [
    {
      text: "Remove any number of ink drops",
      tree: {
        "type": "remove-ink-drops",
        "amount": "any",
        "player": "CONTROLLER",
      },
    },
  ],
};
