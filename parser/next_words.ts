import { END_OF_TEXT, nextWords as nextInGrammar } from "../combinators/mod.ts";
import {
  paragraphs,
  parseBindings,
  type ResolvedToken,
  tokenize,
} from "../lexer/mod.ts";
import { ability } from "./ability.ts";
import { columns } from "./columns.ts";
import { withPlaceholders } from "./diagnose/placeholders.ts";
import { grammar } from "./grammar.ts";

/** What could stand behind the beginning of a text. */
export interface NextWords {
  /** Words, directives such as "{cards}" and punctuation, as the grammar spells them. */
  readonly words: readonly string[];
  /** Whether the text could also end here. */
  readonly end: boolean;
}

/**
 * The words with which the beginning of a card's text can go on; none if the
 * grammar does not read it that far. Variables without a value do not matter.
 */
export function nextWords(beginning: string, variables = ""): NextWords {
  const cut = tokenize(beginning);
  const bindings = parseBindings(variables);
  if (!cut.ok) return { words: [], end: false };
  const known = bindings.ok ? bindings.value : new Map();
  const { tokens } = withPlaceholders(cut.value, known);
  const isNewParagraph = /\n[^\S\n]*\n\s*$/.test(beginning);
  const last = isNewParagraph ? [] : lastParagraph(tokens);
  const words = nextInGrammar(grammar(), ability, columns(last));
  return {
    words: [...words].filter((word) => word !== END_OF_TEXT),
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
