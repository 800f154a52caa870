import {
  type Diagnostic,
  expectString,
  oneEdit,
  type PartialResult,
  result,
  type Span,
  type Suggestion,
} from "../diagnostics/internal.ts";
import { abilityDiagnostic } from "./messages/mod.ts";
import {
  CLOSE_BRACE,
  COLON,
  COMMA,
  endsWord,
  isWhiteSpace,
  LINE_FEED,
  OPEN_BRACE,
  PERIOD,
} from "./characters.ts";
import type { Token, TokenKind } from "./token.ts";

// Nobody reads more, and looking for the end of each would take quadratic time.
const MOST_ERRORS = 100;

/**
 * Splits text into tokens. Each is lowercased separately, so that spans never
 * shift. A directive with a missing brace is an error, and a token all the same.
 *
 * @category Dreamtides
 */
export function tokenize(text: string): PartialResult<readonly Token[]> {
  expectString(text, "text");
  const tokens: Token[] = [];
  const errors: Diagnostic[] = [];
  for (let start = 0, end = 0; start < text.length; start = end) {
    const unit = text.charCodeAt(start);
    const mark = markOf(unit);
    if (unit === OPEN_BRACE) {
      end = directiveEnd(text, start);
      const isClosed = text.charCodeAt(end - 1) === CLOSE_BRACE;
      if (!isClosed) end = nameEnd(text, start);
      const problem = errors.length < MOST_ERRORS
        ? braceProblem(text, { start, end }, isClosed)
        : undefined;
      if (problem !== undefined) errors.push(problem);
      const name = text.slice(start + 1, isClosed ? end - 1 : end);
      const written = name.toLowerCase();
      tokens.push({ kind: "directive", text: written, start, end });
      continue;
    }
    end = mark === undefined ? wordEnd(text, start) : start + 1;
    if (mark === undefined && isWhiteSpace(unit)) continue;
    const written = text.slice(start, end).toLowerCase();
    tokens.push({ kind: mark ?? "word", text: written, start, end });
  }
  return result(tokens, errors);
}

/** The kind of a punctuation mark. */
function markOf(unit: number): TokenKind | undefined {
  switch (unit) {
    case PERIOD:
      return "period";
    case COMMA:
      return "comma";
    case COLON:
      return "colon";
    case LINE_FEED:
      return "newline";
    default:
      return undefined;
  }
}

/** The end of a word, or of one blank. A stray "}" starts a word. */
function wordEnd(text: string, start: number): number {
  let end = start + 1;
  if (isWhiteSpace(text.charCodeAt(start))) return end;
  while (end < text.length && !endsWord(text.charCodeAt(end))) end++;
  return end;
}

/**
 * The position after the "}" of a directive or, if it has none, before what
 * cannot be part of it.
 */
function directiveEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === CLOSE_BRACE) return at + 1;
    const isBlankLine = unit === LINE_FEED &&
      text.charCodeAt(at + 1) === LINE_FEED;
    if (isBlankLine || unit === OPEN_BRACE) return at;
  }
  return text.length;
}

// No directive is longer. The limit keeps a text full of braces linear.
const LONGEST_NAME = 60;

// A name, or a phrase with prefixes, arguments and a selector.
const BODY =
  /^\{(?:@[a-z]+ )*\$?[a-z0-9_-]*(?:\([^(){}.]*\)|\(\$?\w*(?:, *\$\w+)*)?(?::\$[a-z]\w*)?/i;

/** The end of the name of an unclosed directive. */
function nameEnd(text: string, start: number): number {
  const name = BODY.exec(text.slice(start, start + LONGEST_NAME))?.[0] ?? "{";
  return start + name.length;
}

function braceProblem(
  text: string,
  span: Span,
  isClosed: boolean,
): Diagnostic | undefined {
  if (!isClosed) return unclosed(text, span);
  return span.end - span.start === 2
    ? abilityDiagnostic("empty-directive", span, {}, { label: "needs a name" })
    : undefined;
}

function unclosed(text: string, { start, end }: Span): Diagnostic {
  const written = text.slice(start, end);
  const rest = paragraphEnd(text, start);
  const isLast = !text.slice(end, rest).includes("}");
  const span = { start, end: isLast ? rest : end };
  return abilityDiagnostic("unclosed-brace", span, { found: written }, {
    label: 'expected a closing "}"',
    ...closed(text, { start, end }),
  });
}

/** How to fix an unclosed directive. In `{{cards}}`, two braces are removed. */
function closed(
  text: string,
  { start, end }: Span,
): { readonly suggestion?: Suggestion } {
  if (end > start + 1) {
    const sign = closingOf(text.slice(start, end));
    return { suggestion: oneEdit({ start: end, end }, sign) };
  }
  if (text.charCodeAt(end) !== OPEN_BRACE) return {};
  const behind = directiveEnd(text, end);
  const isTwice = text.charCodeAt(behind - 1) === CLOSE_BRACE &&
    text.charCodeAt(behind) === CLOSE_BRACE;
  const second = { start: behind, end: behind + 1 };
  const spans = isTwice ? [{ start, end }, second] : [{ start, end }];
  return {
    suggestion: { edits: spans.map((span) => ({ span, replacement: "" })) },
  };
}

function closingOf(written: string): string {
  return written.includes("(") && !written.includes(")") ? ")}" : "}";
}

function paragraphEnd(text: string, start: number): number {
  const end = text.indexOf("\n\n", start);
  return end < 0 ? text.length : end;
}
