import type { ReadyEffects } from "../../ast/effects/ready.ts";
import { effect } from "../effect.ts";
import { targets } from "../nouns/noun_phrase.ts";
import { pattern, words } from "../words.ts";
import { doing } from "./parts/doing.ts";
import type { Productions } from "./parts/production.ts";

const ready = words("ready", "readies");

/** "ready chosen character" */
export const readyProductions: Productions<ReadyEffects> = {
  "ready": {
    acts: [
      doing({ words: ["ready", "readies"], done: "ready" }).map(
        (cards) => (who) => effect({ type: "ready", ...cards(who) }),
      ),
      pattern`${ready} ${targets} after the challenge`.map(([, target]) => () =>
        effect({ type: "ready", target, afterChallenge: true })
      ),
    ],
  },
};
