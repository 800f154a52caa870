import type { Rule } from "../../../combinators/mod.ts";
import { ORDINALS } from "../../lexicon/numbers.ts";
import { numbered } from "../words.ts";

/** "second": an ordinal number. */
export const nth: Rule<number> = numbered(ORDINALS);
