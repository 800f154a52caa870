import type { ForeseeEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const foreseeExamples: Examples<ForeseeEffects> = {
  Foresee: [
    {
      text: "{Foresee}.",
      variables: "foresee: 2",
      tree: { "Foresee": { "count": 2 } },
    },
  ],
};
