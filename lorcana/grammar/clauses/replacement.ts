import { optional } from "../../../combinators/mod.ts";
import type { ReplacementClauses } from "../../ast/clauses/replacement.ts";
import { target } from "../nouns/noun_phrase.ts";
import { fixed, pattern, words } from "../words.ts";
import { clause } from "./clause.ts";
import type { ClauseProductions } from "./production.ts";

/** "the next time they would be dealt damage, they take no damage instead" */
export const replacementProductions: ClauseProductions<ReplacementClauses> = {
  "create-replacement": {
    clauses: [
      pattern`the next time ${target} would be dealt damage ${
        optional(fixed(","))
      } ${target} ${words("take", "takes")} no damage instead`.map(([target]) =>
        clause(() => ({
          type: "create-replacement",
          replaces: "damage",
          target,
          replacement: "prevent",
          next: true,
        }))
      ),
    ],
  },
};
