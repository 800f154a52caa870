import type { SkipEffects } from "../../ast/effects/skip.ts";
import { effect } from "../effect.ts";
import { words } from "../words.ts";
import type { Productions } from "./parts/production.ts";

/** "skip your Draw step" */
export const skipProductions: Productions<SkipEffects> = {
  "skip-step": {
    acts: [
      words("skip your draw step", "skip your turn's draw step").map(
        () => (player) => effect("skip-step", { step: "draw", player }),
      ),
    ],
  },
};
