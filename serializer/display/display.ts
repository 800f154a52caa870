import type { Ability } from "../../ast/internal.ts";
import type { DialectName } from "../../lexer/dialects/mod.ts";
import {
  DIALECT_OPTIONS,
  type DialectChoice,
  type DialectOptions,
  findTime,
  lexCard,
  type LexedCard,
  type Variables,
  variablesText,
} from "../../lexer/internal.ts";
import {
  type Diagnostic,
  errorsOf,
  expectOptions,
  expectString,
  type Span,
} from "../../diagnostics/internal.ts";
import { displayDiagnostic } from "./diagnostic.ts";
import { serializeAbility } from "../serialize.ts";
import { readClassicDirective } from "./classic_directive.ts";
import type { DirectiveReader } from "./directive_reader.ts";
import { readRlfDirective } from "./rlf_directive.ts";
import { cutAtDirectives, type TextPart } from "./cut.ts";
import { type MessageBook, messageBook } from "./message_book.ts";
import { suggestVariable } from "./suggest_variable.ts";
import { showDirective, type Showing } from "./show_directive.ts";
import { type DisplaySpan, joinedSpans } from "./span.ts";
import { NO_TAGS, readTags, styled } from "./tags.ts";
import { toPlain } from "./to_plain.ts";

/** How each dialect reads its directives. */
const READERS: { readonly [N in DialectName]: DirectiveReader } = {
  classic: readClassicDirective,
  rlf: readRlfDirective,
};

/** How a text is displayed. */
export interface DisplayOptions extends DialectOptions {
  /**
   * The text of a `strings.ftl`, whose messages replace built-in ones of the
   * same name. Entries that are not valid Fluent are skipped; `loadTabula`
   * reports them.
   */
  readonly strings?: string;
  /**
   * The messages of the game at the time of a dialect: `"rlf"` for those of
   * today. By default each text has those of its own dialect, and one with
   * nothing but keywords that both share has those of today.
   */
  readonly messages?: DialectChoice;
  /** Whether `<b>`, `<i>`, `<u>` and `<color=#RRGGBB>` in the text are tags. */
  readonly allowTags?: boolean;
}

/** A text as players see it, or why it cannot be shown. */
export type DisplayResult =
  | {
    readonly ok: true;
    /** The text without styles. */
    readonly plain: string;
    /** The text with styles, in order. */
    readonly spans: readonly DisplaySpan[];
    /** One for each directive that `plain` shows as the author wrote it. */
    readonly warnings: readonly Diagnostic[];
  }
  | {
    readonly ok: false;
    readonly errors: readonly Diagnostic[];
    readonly warnings: readonly Diagnostic[];
  };

/**
 * Returns rules text as players see it: each directive is replaced by its
 * message. A directive without a message or a value stays as the author wrote
 * it, with a warning.
 *
 * @param text The rules text of a card, all its paragraphs.
 * @param variables What the text's variables stand for: "cards: 2, e: 3", or an
 * object, `{ cards: 2, e: 3 }`.
 */
export function display(
  text: string,
  variables: Variables = "",
  options: DisplayOptions = {},
): DisplayResult {
  expectString(text, "text");
  expectOptions(options, OPTIONS);
  const card = lexCard(text, variablesText(variables), options);
  const { tokens, bindings, dialect } = card;
  const book = chooseBook(card, options);
  if (!tokens.ok || !bindings.ok || book === undefined) {
    const errors = [tokens, bindings].flatMap(errorsOf);
    if (book === undefined) errors.push(unreadableStrings());
    return { ok: false, errors, warnings: [] };
  }
  const showing: Showing = {
    dialect,
    read: READERS[dialect.name],
    book,
    bindings: bindings.value,
  };
  const shown = show(cutAtDirectives(card), showing, options);
  const warnings = shown.problems.map((problem): Diagnostic => ({
    ...suggestVariable(problem, card),
    severity: "warning",
  }));
  const spans = joinedSpans(shown.spans);
  return { ok: true, plain: toPlain(spans), spans, warnings };
}

/** The messages that a text is shown with; nothing if they cannot be read. */
function chooseBook(
  { tokens, dialect }: LexedCard,
  options: DisplayOptions,
): MessageBook | undefined {
  const { strings, messages = "auto" } = options;
  const time = messages === "auto"
    ? findTime(options, tokens.value, dialect)
    : messages;
  return messageBook(time, strings);
}

const OPTIONS = {
  ...DIALECT_OPTIONS,
  strings: "string",
  messages: DIALECT_OPTIONS.dialect,
  allowTags: "boolean",
} as const;

/** Returns an ability as players see its text, by default as they do today. */
export function displayAbility(
  ability: Ability,
  options: DisplayOptions = {},
): DisplayResult {
  expectOptions(options, OPTIONS);
  const { dialect: choice = "auto", messages = "auto" } = options;
  const dialect = choice === "auto" ? "classic" : choice;
  const written = serializeAbility(ability, { dialect });
  return written.ok
    ? display(written.text, written.variables, {
      ...options,
      dialect,
      messages: messages === "auto" && choice === "auto" ? "rlf" : messages,
    })
    : { ok: false, errors: written.errors, warnings: [] };
}

// For problems that are not in the rules text.
const NOWHERE: Span = { start: 0, end: 0 };

function unreadableStrings(): Diagnostic {
  return displayDiagnostic("unreadable-strings", NOWHERE, {});
}

interface ShownPieces {
  readonly spans: readonly DisplaySpan[];
  readonly problems: readonly Diagnostic[];
}

function show(
  pieces: readonly TextPart[],
  showing: Showing,
  { allowTags = false }: DisplayOptions,
): ShownPieces {
  const spans: DisplaySpan[] = [];
  const problems: Diagnostic[] = [];
  let open = NO_TAGS;
  for (const [i, piece] of pieces.entries()) {
    if (piece.kind === "words") {
      const words = readable(piece.text, pieces[i - 1]);
      const tagged = allowTags ? readTags(words, open) : undefined;
      spans.push(...tagged?.spans ?? [styled(words, open)]);
      open = tagged?.open ?? open;
      continue;
    }
    const shown = showDirective(piece, open, showing);
    if (shown.ok) spans.push(...shown.spans);
    else {
      spans.push(styled(`{${piece.body}}`, open));
      problems.push(...shown.problems);
    }
  }
  return { spans, problems };
}

/**
 * Templates say "{materialize} a them" where one of several is meant, since
 * "{materialize} them" is all of them. To players it is the same word.
 */
function readable(words: string, before: TextPart | undefined): string {
  return before?.kind === "directive" && /^materialize$/i.test(before.body)
    ? words.replace(/^(\s+)an? (?=them\b)/, "$1")
    : words;
}
