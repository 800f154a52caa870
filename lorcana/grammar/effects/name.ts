import type { NameEffects } from "../../ast/effects/name.ts";
import { effect } from "../effect.ts";
import { fixed, words } from "../words.ts";
import type { Productions } from "./parts/production.ts";

/** "name a card" */
export const nameProductions: Productions<NameEffects> = {
  "name-a-card": {
    acts: [fixed("name a card").map(() => () => effect("name-a-card", {}))],
  },
  "choose-ink-type": {
    acts: [
      words("choose an ink type", "name an ink type").map(() => () =>
        effect("choose-ink-type", {})
      ),
    ],
  },
};
