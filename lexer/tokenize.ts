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
import { lowerCased } from "./lower_case.ts";
import type { Token, TokenKind } from "./token.ts";

/** Cuts text into tokens; each is lower-cased alone, so that no span shifts. */
export function tokenize(text: string): Result<readonly Token[]> {
  const tokens: Token[] = [];
  const diagnostics: Diagnostic[] = [];
  for (let at = 0; at < text.length;) {
    const unit = text.charCodeAt(at);
    const mark = punctuation(unit);
    if (mark !== undefined) {
      tokens.push({ kind: mark, text: text[at]!, start: at, end: ++at });
    } else if (unit === OPEN_BRACE) {
      at = directive(text, at, tokens, diagnostics);
    } else if (isWhiteSpace(unit)) {
      at++;
    } else {
      at = word(text, at, tokens);
    }
  }
  return result(tokens, diagnostics);
}

function punctuation(unit: number): TokenKind | undefined {
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

function word(text: string, start: number, tokens: Token[]): number {
  let end = start + 1; // A stray "}" starts a word, so the first unit is free.
  while (end < text.length && !endsWord(text.charCodeAt(end))) end++;
  tokens.push({ kind: "word", text: lowerCased(text, start, end), start, end });
  return end;
}

function directive(
  text: string,
  start: number,
  tokens: Token[],
  diagnostics: Diagnostic[],
): number {
  const close = closingBrace(text, start);
  if (close < 0) {
    const end = paragraphEnd(text, start);
    diagnostics.push(unclosed(text, { start, end }));
    return end;
  }
  const end = close + 1;
  const name = lowerCased(text, start + 1, close);
  if (name === "") {
    diagnostics.push(diagnostic("empty-directive", { start, end }, {}, {
      label: "needs a name",
    }));
  } else {
    tokens.push({ kind: "directive", text: name, start, end });
  }
  return end;
}

function unclosed(text: string, { start, end }: Span): Diagnostic {
  const name = /^\{[a-z0-9-]+/i.exec(text.slice(start, end))?.[0] ?? "";
  const place = start + name.length;
  return diagnostic("unclosed-brace", { start, end }, {}, {
    label: 'expected a closing "}"',
    ...name !== "" && {
      suggestion: { span: { start: place, end: place }, replacement: "}" },
    },
  });
}

/** The first "}" of the same paragraph, or -1. */
function closingBrace(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === CLOSE_BRACE) return at;
    if (unit === LINE_FEED && text.charCodeAt(at + 1) === LINE_FEED) return -1;
  }
  return -1;
}

function paragraphEnd(text: string, start: number): number {
  const blank = text.indexOf("\n\n", start);
  return blank < 0 ? text.length : blank;
}
