import { END_OF_TEXT, followingWords } from "../../combinators/mod.ts";
import {
  type DialectOptions,
  lexCard,
  paragraphs,
  type ResolvedToken,
} from "../../lexer/internal.ts";
import { ability } from "../ability.ts";
import { columns } from "../columns.ts";
import { withPlaceholders } from "./placeholders.ts";
import { likeliestSpelling, spellingsFor } from "./repair/spellings.ts";
import { grammar } from "../grammar.ts";
import { DIGITS } from "../primitives.ts";

/** What could stand after the beginning of a text. */
export interface NextWords {
  /** Words, punctuation, and directives in the dialect of the text: "{cards}". */
  readonly words: readonly string[];
  /** Every way to write the directives among them, given the variables. */
  readonly directives: readonly string[];
  /** Whether the text could also end here. */
  readonly end: boolean;
}

/**
 * The words that can follow the beginning of a card's text; none if that cannot
 * be read itself. Variables need no values.
 */
export function nextWords(
  beginning: string,
  variables = "",
  options: DialectOptions = {},
): NextWords {
  const card = lexCard(beginning, variables, options);
  if (!card.tokens.ok) return { words: [], directives: [], end: false };
  const { bindings: { value: known }, dialect } = card;
  const { tokens } = withPlaceholders(card.tokens.value, known, dialect);
  const isNewParagraph = /\n[^\S\n]*\n\s*$/.test(beginning);
  const last = isNewParagraph ? [] : lastParagraph(tokens);
  const words = followingWords(grammar(), ability, columns(last));
  const spellings = spellingsFor(known, dialect);
  const next = [...words].filter((word) => word !== END_OF_TEXT);
  const spelled = next
    .map((word) => word === DIGITS ? word : likeliestSpelling(spellings, word))
    .filter((word) => word !== undefined);
  return {
    words: spelled,
    directives: next.filter((word) => word.startsWith("{")).flatMap(spellings),
    end: words.has(END_OF_TEXT),
  };
}

/** The last paragraph, with the line break at its end. */
function lastParagraph(
  tokens: readonly ResolvedToken[],
): readonly ResolvedToken[] {
  const words = paragraphs(tokens).at(-1) ?? [];
  return words.length === 0
    ? words
    : [...words, ...tokens.slice(-1).filter(({ kind }) => kind === "newline")];
}
