import { type Bindings, MODE_COST } from "../../ast/internal.ts";
import {
  closest,
  type Diagnostic,
  oneEdit,
} from "../../diagnostics/internal.ts";
import { abilityDiagnostic } from "../../lexer/internal.ts";
import { displayDiagnostic } from "./diagnostic.ts";
import {
  type Dialect,
  dialectOf,
  KEYWORD_NAMES,
} from "../../lexer/dialects/mod.ts";
import type { DirectiveReader, DirectiveToken } from "./directive_reader.ts";
import { findMessage, type MessageBook, sayMessage } from "./message_book.ts";
import type { DisplaySpan } from "./span.ts";
import { type OpenTags, readTags } from "./tags.ts";

/** What directives are read and shown with. */
export interface Showing {
  readonly dialect: Dialect;
  readonly read: DirectiveReader;
  readonly book: MessageBook;
  readonly bindings: Bindings;
}

/** A directive as spans, or why there are none. */
export type Shown =
  | { readonly ok: true; readonly spans: readonly DisplaySpan[] }
  | { readonly ok: false; readonly problems: readonly Diagnostic[] };

/** Shows a directive by its message, in the style of the tags around it. */
export function showDirective(
  directive: DirectiveToken,
  open: OpenTags,
  showing: Showing,
): Shown {
  const { read, book, bindings } = showing;
  const reading = read(directive, bindings);
  if (!reading.ok) return reading;
  for (const name of reading.messages) {
    const message = findMessage(book, name);
    if (message === undefined) continue;
    const said = sayMessage(book, message, reading.values);
    if (!said.ok) {
      const problems = said.reasons
        .map((reason) => unusable(directive, message, reason));
      return { ok: false, problems };
    }
    const { spans } = readTags(said.text, open);
    return { ok: true, spans: recased(spans, message, name) };
  }
  return { ok: false, problems: [unknown(directive, showing)] };
}

/** Gives the first letter the case of the author's name for the message. */
function recased(
  spans: readonly DisplaySpan[],
  message: string,
  name: string,
): readonly DisplaySpan[] {
  const letter = name.charAt(0);
  if (message.startsWith(letter)) return spans;
  const isCapital = letter !== letter.toLowerCase();
  const at = spans.findIndex(({ text }) => text !== "");
  return spans.map((span, i) =>
    i === at ? { ...span, text: withFirst(span.text, isCapital) } : span
  );
}

function withFirst(text: string, isCapital: boolean): string {
  const first = text.charAt(0);
  return (isCapital ? first.toUpperCase() : first.toLowerCase()) +
    text.slice(1);
}

function unknown(
  { start, end, body }: DirectiveToken,
  { dialect, book }: Showing,
): Diagnostic {
  const span = { start, end };
  const meant = closest(body.trim(), namesIn(dialect, book));
  return displayDiagnostic("unknown-message", span, { directive: body }, {
    label: "no message has this name",
    ...meant !== undefined && {
      suggestion: oneEdit(span, `{${meant}}`),
    },
  });
}

/** What an author can write between braces: messages, and phrases. */
function namesIn(dialect: Dialect, { spellings }: MessageBook): string[] {
  const messages = [...spellings.values()].flat()
    .filter((name) => name !== MODE_COST)
    .filter((name) => (dialectOf(name.toLowerCase()) ?? dialect) === dialect);
  const phrases = dialect.spellings(new Map())
    .map((spelling) => spelling.slice(1, -1))
    .filter((body) => !spellings.has(body));
  const keywords = [...KEYWORD_NAMES]
    .map((name) => dialect.words(`{${name}}`).slice(1, -1))
    .filter((body) => !spellings.has(body));
  return [...messages, ...phrases, ...keywords];
}

/** Why a message cannot be said, from the words of Fluent. */
function unusable(
  { start, end, body: directive }: DirectiveToken,
  message: string,
  reason: string,
): Diagnostic {
  const span = { start, end };
  const [, variable] = /^Unknown variable: \$(.+)$/.exec(reason) ?? [];
  return variable === undefined
    ? displayDiagnostic("unusable-message", span, {
      directive,
      message,
      reason,
    })
    : abilityDiagnostic("unresolved-variable", span, { variable, directive });
}
