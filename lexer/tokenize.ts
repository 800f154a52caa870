import {
  type Diagnostic,
  diagnostic,
  type Result,
  result,
  type Span,
} from "../diagnostics/mod.ts";
import { Cut, cut, END, KIND, newCuts, START, textOf, WIDTH } from "./cut.ts";
import type { Token, TokenKind } from "./token.ts";

// In the order of `Cut`.
const KINDS: readonly TokenKind[] = [
  "word",
  "directive",
  "period",
  "comma",
  "colon",
  "newline",
];

// Overwritten by each text. To make it anew takes as long as all the rest.
const cuts = newCuts();

/** Cuts text into tokens; each is lower-cased alone, so that no span shifts. */
export function tokenize(text: string): Result<readonly Token[]> {
  cut(text, cuts);
  const { count, table } = cuts;
  const tokens: Token[] = [];
  const diagnostics: Diagnostic[] = [];
  for (let i = 0; i < count; i++) {
    const start = table[i * WIDTH + START]!;
    const end = table[i * WIDTH + END]!;
    const found = table[i * WIDTH + KIND]!;
    const kind = KINDS[found];
    if (kind !== undefined) {
      tokens.push({ kind, text: textOf(text, cuts, i), start, end });
    } else if (found === Cut.empty) diagnostics.push(empty({ start, end }));
    else diagnostics.push(unclosed(text, { start, end }));
  }
  return result(tokens, diagnostics);
}

function empty(span: Span): Diagnostic {
  return diagnostic("empty-directive", span, {}, { label: "needs a name" });
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
