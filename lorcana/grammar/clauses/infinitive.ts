import { checked, type Rule } from "../../../combinators/mod.ts";
import { wordAt } from "../nouns/agreement.ts";
import type { Chain } from "./parts/clause.ts";

/** Words that start a clause with its own subject, or a condition. */
const NO_VERBS: ReadonlySet<string> = new Set([
  "you",
  "your",
  "they",
  "their",
  "them",
  "it",
  "its",
  "he",
  "she",
  "this",
  "that",
  "those",
  "the",
  "a",
  "an",
  "any",
  "all",
  "each",
  "one",
  "another",
  "chosen",
  "opposing",
  "opponent",
  "opponents",
  "player",
  "players",
  "character",
  "characters",
  "item",
  "items",
  "location",
  "locations",
  "if",
  "unless",
  "while",
  "when",
  "whenever",
  "at",
]);

/** Clauses after "may" or "to", which start with a verb: not "may you draw". */
export function infinitive(chain: Rule<Chain>): Rule<Chain> {
  return checked(
    chain,
    (_, values, start) => !NO_VERBS.has(wordAt(values, start)),
  );
}
