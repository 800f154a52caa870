import { type Grammar, grammarOf } from "../combinators/mod.ts";
import { lazily } from "../memo.ts";
import { ability } from "./ability.ts";

/** The compiled grammar of rules text, built when the first text is read. */
export const grammar: () => Grammar = lazily(() => grammarOf([ability]));
