import { checked, type Rule } from "../../../combinators/mod.ts";
import type { Noun } from "../nouns/noun.ts";
import { nounPhrase } from "../nouns/noun_phrase.ts";

/** Cards that a player can have: not chosen, not "all", not "up to". */
export const held: Rule<Noun> = checked(
  nounPhrase,
  ({ selector, count, bare }) =>
    selector !== "chosen" && !(selector === "all" && bare === undefined) &&
    !(typeof count === "object" && "upTo" in count),
);
