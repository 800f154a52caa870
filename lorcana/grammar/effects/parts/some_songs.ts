import { checked, type Rule } from "../../../../combinators/mod.ts";
import type { Target } from "../../../ast/mod.ts";
import { toTarget } from "../../nouns/noun.ts";
import { nounPhrase } from "../../nouns/noun_phrase.ts";

/** "songs with Sing Together": songs with a filter. */
export const someSongs: Rule<Target> = checked(
  nounPhrase,
  ({ types, filters }) =>
    types.length === 1 && types[0] === "song" && filters.length > 0,
).map(toTarget);
