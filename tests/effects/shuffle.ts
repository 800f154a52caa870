import type { ShuffleEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const shuffleExamples: Examples<ShuffleEffects> = {
  EachPlayerShufflesHandAndVoidIntoDeckAndDraws: [
    {
      text:
        "Each player shuffles their hand and void into their deck and then draws {cards}.",
      variables: "cards: 5",
      tree: { "EachPlayerShufflesHandAndVoidIntoDeckAndDraws": { "count": 5 } },
    },
  ],
};
