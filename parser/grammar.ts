import { type Grammar, grammarOf, lazily } from "../combinators/mod.ts";
import { ability } from "./ability.ts";

/** The compiled grammar of rules text; made when the first text is read. */
export const grammar: () => Grammar = lazily(() => grammarOf([ability]));
