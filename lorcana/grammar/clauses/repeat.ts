import type { RepeatClauses } from "../../ast/clauses/repeat.ts";
import { effect } from "../effect.ts";
import { cardinal, fixed, pattern, words } from "../words.ts";
import type { ClauseProductions } from "./production.ts";

const time = words("time", "times");
const it = words("this", "that");

/** "repeat this 3 times": repeats the sentences before it. */
export const repeatProductions: ClauseProductions<RepeatClauses> = {
  "repeat": {
    acts: [
      fixed("repeat this effect").map(() => () =>
        effect({ type: "repeat", times: "until-no" })
      ),
      pattern`repeat ${it} ${cardinal} ${time}`.map(([, times]) => () =>
        effect({ type: "repeat", times })
      ),
      pattern`repeat ${it} up to ${cardinal} ${time}`.map(([, times]) => () =>
        effect({ type: "repeat", times, upTo: true })
      ),
    ],
  },
};
