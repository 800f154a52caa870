import type { NoEffectEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const noEffectExamples: Examples<NoEffectEffects> = {
  NoEffect: [
    {
      text: "No effect.",
      tree: "NoEffect",
    },
  ],
};
