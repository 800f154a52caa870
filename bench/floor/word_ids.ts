import { idOf } from "../../combinators/mod.ts";
import { grammar } from "../../parser/internal.ts";

/**
 * The numbers that words have as tokens. A file asks for its own: an engine
 * knows constants of the same file to be constant, and those of others not.
 */
export function wordIds(words: string): readonly number[] {
  return words.split(" ").map((word) => idOf(grammar(), word));
}
