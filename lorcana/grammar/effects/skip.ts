import type { SkipEffects } from "../../ast/effects/skip.ts";
import { effect } from "../effect.ts";
import { pattern, verb, words } from "../words.ts";
import type { Productions } from "./parts/production.ts";

/** "skip your Draw step", "take an extra turn after this one" */
export const skipProductions: Productions<SkipEffects> = {
  "skip-step": {
    acts: [
      words(
        "skip your draw step",
        "skip your turn's draw step",
        "skips their draw step",
        "skip their draw step",
      ).map(
        () => (player) => effect("skip-step", { step: "draw", player }),
      ),
    ],
  },
  "extra-turn": {
    acts: [
      pattern`${verb("take")} ${
        words("an extra turn", "another turn")
      } after this ${words("one", "turn")}`.map(() => (player) =>
        effect("extra-turn", { player })
      ),
    ],
  },
};
