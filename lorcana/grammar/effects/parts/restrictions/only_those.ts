import { checked, type Rule } from "../../../../../combinators/mod.ts";
import type { Filter, Target } from "../../../../ast/mod.ts";
import { not } from "../../../nouns/compare.ts";
import { toTarget } from "../../../nouns/noun.ts";
import { nounPhrase } from "../../../nouns/noun_phrase.ts";
import { pattern, words } from "../../../words.ts";

/** All other characters: "only characters with Evasive can challenge …". */
export const onlyThose: Rule<Target> = checked(
  nounPhrase,
  ({ bare, types, filters }) =>
    bare === true && types.length === 1 && types[0] === "character" &&
    filters.length > 0,
).map(({ filters, ...noun }) => {
  const [only] = filters;
  const both: Filter = filters.length === 1 && only !== undefined
    ? only
    : { type: "and", filters };
  return toTarget({ ...noun, filters: [not(both)] });
});

/** "can only be challenged by characters with Evasive": the excluded ones. */
export const challengedOnlyBy: Rule<Target> = pattern`${
  words(
    "can only be challenged by",
    "can be challenged only by",
    "can't be challenged except by",
  )
} ${onlyThose}`.map(([, others]) => others);
