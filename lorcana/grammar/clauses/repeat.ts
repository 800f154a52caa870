import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { RepeatClauses } from "../../ast/clauses/repeat.ts";
import { effect } from "../effect.ts";
import { cardinal, fixed, lookup, pattern, words } from "../words.ts";
import type { ClauseProductions } from "./production.ts";

const it = words("this", "that", "this effect");

const times: Rule<number> = oneOf<number>([
  pattern`${cardinal} ${words("time", "times")}`.map(([times]) => times),
  lookup({ "once": 1, "twice": 2 }),
]);

/** "repeat this 3 times": repeats the sentences before it. */
export const repeatProductions: ClauseProductions<RepeatClauses> = {
  "repeat": {
    acts: [
      fixed("repeat this effect").map(() => () =>
        effect({ type: "repeat", times: "until-no" })
      ),
      pattern`repeat ${it} ${times}`.map(([, times]) => () =>
        effect({ type: "repeat", times })
      ),
      pattern`repeat ${it} up to ${times}`.map(([, times]) => () =>
        effect({ type: "repeat", times, upTo: true })
      ),
    ],
  },
};
