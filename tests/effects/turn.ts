import type { TurnEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const turnExamples: Examples<TurnEffects> = {
  TakeExtraTurn: [
    {
      text: "Take an extra turn after this one.",
      tree: "TakeExtraTurn",
    },
  ],
};
