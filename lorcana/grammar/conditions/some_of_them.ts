import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Condition, Filter, Reference } from "../../ast/mod.ts";
import type { Noun } from "../nouns/noun.ts";
import { nounPhrase } from "../nouns/noun_phrase.ts";
import { ofThem, them } from "../nouns/one_of_them.ts";
import { fixed, lookup, number, pattern, words } from "../words.ts";
import type { Tally } from "./tally.ts";

/** There are at most two, and one alone is not both. */
const BOTH: Tally = { comparison: "greater-or-equal", value: 2 };

/** "any of", "2 or more of": how many of the cards mentioned before. */
const someOf: Rule<Tally> = oneOf<Tally>([
  lookup<Tally>({
    "any of": { comparison: "greater-or-equal", value: 1 },
    "one of": { comparison: "greater-or-equal", value: 1 },
    "one or more of": { comparison: "greater-or-equal", value: 1 },
    "at least one of": { comparison: "greater-or-equal", value: 1 },
    "none of": { comparison: "equal", value: 0 },
    "both of": BOTH,
  }),
  pattern`${number} or more of`.map(([value]): Tally => ({
    comparison: "greater-or-equal",
    value,
  })),
  pattern`at least ${number} of`.map(([value]): Tally => ({
    comparison: "greater-or-equal",
    value,
  })),
]);

const are = words("is", "are", "was", "were");

/** What some of them are: "songs", "an item card", "the named card". */
const kind: Rule<Pick<Noun, "types" | "filters">> = oneOf([
  nounPhrase,
  fixed("the named card").map(() => NAMED),
]);

const NAMED: Pick<Noun, "types" | "filters"> = {
  types: ["card"],
  filters: [{ type: "named-card" }],
};

/** "both", "both cards": those mentioned before. */
const both: Rule<Reference> = words("both", "both cards").map(
  (): Reference => ({
    ref: "previous-target",
    wording: { pronoun: "they", several: true },
  }),
);

/** "2 or more of them are songs", "both are items", "any of them is …" */
export const someOfThemAre: Rule<Condition> = oneOf([
  pattern`${someOf} ${them} ${are} ${kind}`.map(([tally, cards, , noun]) =>
    countOf(tally, cards, noun)
  ),
  pattern`${both} are ${kind}`.map(([cards, noun]) =>
    countOf(BOTH, cards, noun)
  ),
]);

function countOf(
  tally: Tally,
  cards: Reference,
  { types, filters }: Pick<Noun, "types" | "filters">,
): Condition {
  const query = ofThem("all", "all", cards);
  const filter: readonly Filter[] = [...filters, ...query.filter ?? []];
  return {
    type: "count",
    query: { ...query, cardTypes: types, filter },
    ...tally,
  };
}
