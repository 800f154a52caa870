import type { Rule } from "../../../combinators/mod.ts";
import { lookup } from "../words.ts";

/** "second": an ordinal number. */
export const nth: Rule<number> = lookup({
  "first": 1,
  "second": 2,
  "third": 3,
  "fourth": 4,
  "fifth": 5,
});
