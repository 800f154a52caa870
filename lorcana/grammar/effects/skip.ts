import { optional, type Rule } from "../../../combinators/mod.ts";
import type { SkipEffects } from "../../ast/effects/skip.ts";
import { effect } from "../effect.ts";
import { fixed, lookup, pattern, verb, words } from "../words.ts";
import type { Productions } from "./parts/production.ts";

type Step = SkipEffects["skip-step"]["step"];

const own = words("your", "their", "your turn's");
const next: Rule<true | undefined> = optional(
  fixed("next").map(() => true as const),
);
const step: Rule<Step> = lookup<Step>({
  "draw step": "draw",
  "ready step": "ready",
  "set step": "set",
});

/** "skip your Draw step" */
export const skipProductions: Productions<SkipEffects> = {
  "skip-step": {
    acts: [
      pattern`${verb("skip")} ${own} ${next} ${step}`.map((
        [, , next, step],
      ) =>
      (player) => effect({ type: "skip-step", step, player, next })),
      pattern`${verb("skip")} ${own} next turn`.map(() => (player) =>
        effect({ type: "skip-step", step: "turn", player, next: true })
      ),
    ],
  },
};
