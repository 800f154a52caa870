import { END_OF_TEXT, followingWords } from "../../combinators/mod.ts";
import {
  chooseDialect,
  type DialectOptions,
  paragraphs,
  parseBindings,
  type ResolvedToken,
  tokenize,
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
  const cut = tokenize(beginning);
  const bindings = parseBindings(variables, options);
  if (!cut.ok) return { words: [], directives: [], end: false };
  const known = bindings.ok ? bindings.value : new Map();
  const dialect = chooseDialect(cut.value, known, options);
  const { tokens } = withPlaceholders(cut.value, known, dialect);
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
