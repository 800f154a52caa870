import { idOf } from "../../../combinators/mod.ts";
import type { NewToken } from "../../../combinators/mistakes/mod.ts";
import { grammar } from "../../grammar.ts";

/** A word of the grammar that an edit puts in. */
export function newToken(word: string, spelling: string = word): NewToken {
  // Any value will do: trying an edit only tells how far the text can be read.
  return { id: idOf(grammar(), word), value: 1, spelling };
}
