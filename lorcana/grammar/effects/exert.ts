import type { ExertEffects } from "../../ast/effects/exert.ts";
import { effect } from "../effect.ts";
import { doing } from "./parts/doing.ts";
import type { Productions } from "./parts/production.ts";

/** "exert chosen character" */
export const exertProductions: Productions<ExertEffects> = {
  "exert": {
    acts: [
      doing({ words: ["exert", "exerts", "{E}"], done: "exerted" }).map(
        (cards) => (who) => effect({ type: "exert", ...cards(who) }),
      ),
    ],
  },
};
