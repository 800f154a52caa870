import { checked, type Rule } from "../../../combinators/mod.ts";
import type { Noun } from "../nouns/noun.ts";
import { nounPhrase } from "../nouns/noun_phrase.ts";

/** "a song", "a song with Sing Together" */
export const song: Rule<Noun> = checked(
  nounPhrase,
  ({ types, selector, count, owner, zone }) =>
    types.length === 1 && types[0] === "song" && selector === "any" &&
    count === 1 && owner === undefined && zone === undefined,
);
