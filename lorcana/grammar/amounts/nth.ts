import type { Rule } from "../../../combinators/mod.ts";
import { lookup } from "../words.ts";

/** "second": the how manieth. */
export const nth: Rule<number> = lookup({
  "first": 1,
  "second": 2,
  "third": 3,
  "fourth": 4,
  "fifth": 5,
});
