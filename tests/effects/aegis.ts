import type { AegisEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const aegisExamples: Examples<AegisEffects> = {
  GainsAegisThisTurn: [
    {
      text: "This character gains {Aegis} this turn.",
      tree: { "GainsAegisThisTurn": { "target": "This" } },
    },
  ],
};
