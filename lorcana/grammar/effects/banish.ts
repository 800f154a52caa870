import type { BanishEffects } from "../../ast/effects/banish.ts";
import { effect } from "../effect.ts";
import { targets } from "../nouns/noun_phrase.ts";
import { pattern, words } from "../words.ts";
import { doing } from "./parts/doing.ts";
import type { Productions } from "./parts/production.ts";

/** "banish chosen character" */
export const banishProductions: Productions<BanishEffects> = {
  "banish": {
    acts: [
      doing({ words: ["banish", "banishes"] }).map((cards) => (who) =>
        effect({ type: "banish", ...cards(who) })
      ),
    ],
    // "They are banished": a clause, since a predicate could have a duration.
    clauses: [
      pattern`${targets} ${words("is", "are")} banished`.map(([target]) => () =>
        effect({ type: "banish", target })
      ),
    ],
  },
};
