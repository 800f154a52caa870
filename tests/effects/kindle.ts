import type { KindleEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const kindleExamples: Examples<KindleEffects> = {
  Kindle: [
    {
      text: "{Kindle}.",
      variables: "k: 3",
      tree: { "Kindle": { "amount": 3 } },
    },
  ],
};
