import {
  type Diagnostic,
  diagnostic,
  type Result,
  result,
  type Span,
} from "../diagnostics/mod.ts";
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

/** Cuts text into tokens; each is lower-cased alone, so that no span shifts. */
export function tokenize(text: string): Result<readonly Token[]> {
  const tokens: Token[] = [];
  const errors: Diagnostic[] = [];
  for (let start = 0, end = 0; start < text.length; start = end) {
    const unit = text.charCodeAt(start);
    const mark = markOf(unit);
    if (unit === OPEN_BRACE) {
      end = directiveEnd(text, start);
      const problem = braceProblem(text, { start, end });
      if (problem !== undefined) errors.push(problem);
      else {
        const name = text.slice(start + 1, end - 1).toLowerCase();
        tokens.push({ kind: "directive", text: name, start, end });
      }
      continue;
    }
    end = mark === undefined ? wordEnd(text, start) : start + 1;
    if (mark === undefined && isWhiteSpace(unit)) continue;
    const written = text.slice(start, end).toLowerCase();
    tokens.push({ kind: mark ?? "word", text: written, start, end });
  }
  return result(tokens, errors);
}

/** What a punctuation mark is. */
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

/** Where a word ends, or one blank. A stray "}" starts a word. */
function wordEnd(text: string, start: number): number {
  let end = start + 1;
  if (isWhiteSpace(text.charCodeAt(start))) return end;
  while (end < text.length && !endsWord(text.charCodeAt(end))) end++;
  return end;
}

/** Behind the first "}" of the paragraph, or the paragraph itself. */
function directiveEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === CLOSE_BRACE) return at + 1;
    const isBlankLine = unit === LINE_FEED &&
      text.charCodeAt(at + 1) === LINE_FEED;
    if (isBlankLine) return at;
  }
  return text.length;
}

function braceProblem(text: string, span: Span): Diagnostic | undefined {
  const { start, end } = span;
  if (text.charCodeAt(end - 1) !== CLOSE_BRACE) return unclosed(text, span);
  return end - start === 2
    ? diagnostic("empty-directive", span, {}, { label: "needs a name" })
    : undefined;
}

// A name, or a phrase with prefixes, arguments and a selector.
const BODY =
  /^\{(?:@[a-z]+ )*\$?[a-z0-9_-]+(?:\([^(){}.]*\))?(?::\$?[a-z]\w*)?/i;

function unclosed(text: string, { start, end }: Span): Diagnostic {
  const name = BODY.exec(text.slice(start, end))?.[0] ?? "";
  const place = start + name.length;
  return diagnostic("unclosed-brace", { start, end }, {}, {
    label: 'expected a closing "}"',
    ...name !== "" && {
      suggestion: { span: { start: place, end: place }, replacement: "}" },
    },
  });
}
