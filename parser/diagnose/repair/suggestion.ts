import { oneEdit, type Suggestion } from "../../../diagnostics/internal.ts";
import type { Dialect } from "../../../lexer/dialects/mod.ts";
import { bindingEdit } from "./bind.ts";
import {
  articleBefore,
  capitalized as withFirstCapital,
  editedSpan,
  inCaseOf as lettersInCaseOf,
  removedSpan,
  swapped,
} from "../../../combinators/mistakes/mod.ts";
import type { CardEdit } from "./edit.ts";
import type { FaultyParagraph } from "./faulty_paragraph.ts";

/** Turns an edit of tokens into one of the author's text and variables. */
export function suggestionOf(
  faulty: FaultyParagraph,
  edit: CardEdit,
): Suggestion {
  const { edits } = inText(faulty, edit);
  const { binds = [] } = edit;
  return {
    edits: [
      ...articleBefore(faulty, edit),
      ...edits,
      ...binds.length === 0
        ? []
        : [bindingEdit(faulty.variables, binds, faulty.dialect)],
    ],
  };
}

function inText(faulty: FaultyParagraph, edit: CardEdit): Suggestion {
  if (edit.removed === 0) return insertion(faulty, edit);
  if (edit.added.length === 0) return removal(faulty, edit);
  const span = editedSpan(faulty, edit);
  if (edit.why === "scope") {
    const start = faulty.tokens[edit.at - 1]?.end ?? span.start;
    return oneEdit({ start, end: span.end }, ". Either way,");
  }
  if (edit.why === "swapped") return oneEdit(span, swapped(faulty, edit));
  const written = faulty.text.slice(span.start, span.end);
  const meant = edit.why === "respelled"
    ? inCaseOf(written, edit.added[0]?.spelling ?? "")
    : withCapital(written, spelled(edit), faulty.dialect);
  const isStart = startsSentence(faulty, edit.at) && !isCost(faulty, edit.at) &&
    meant !== "{bullet}";
  return oneEdit(span, isStart ? capitalized(meant) : meant);
}

/** What an edit puts in, with blanks between words. */
function spelled({ added }: CardEdit): string {
  return added.map(({ spelling }) => spelling).join(" ")
    .replaceAll("+ {", "+{").replaceAll(" ,", ",");
}

/** A new word, capitalized if the old one was; names of values are not. */
function withCapital(
  written: string,
  meant: string,
  { read }: Dialect,
): string {
  const body = meant.replaceAll(/[{}]/g, "").toLowerCase();
  const isName = read(body).sort === "value";
  return /^\{?[A-Z]/.test(written) && (!isName || /^\{[A-Z]/.test(written))
    ? capitalized(meant)
    : meant;
}

function insertion(faulty: FaultyParagraph, edit: CardEdit): Suggestion {
  const { tokens } = faulty;
  const { at } = edit;
  const spelling = spelled(edit);
  const [before, next] = [tokens[at - 1], tokens[at]];
  // Punctuation clings to the word before it.
  const isPunctuation = /^[.,:\n]$/.test(spelling);
  if (next === undefined || isPunctuation || PUNCTUATION.has(next.kind)) {
    const place = before?.end ?? 0;
    const gap = before === undefined || isPunctuation ? "" : " ";
    return oneEdit({ start: place, end: place }, gap + spelling);
  }
  const isStart = startsSentence(faulty, at) && !spelling.startsWith("{");
  const gap = spelling === "+" ? "" : " ";
  return oneEdit(
    { start: next.start, end: next.start },
    (isStart ? capitalized(spelling) : spelling) + gap,
  );
}

const PUNCTUATION = new Set(["period", "comma", "colon", "newline"]);

function removal(faulty: FaultyParagraph, edit: CardEdit): Suggestion {
  const isLineBreak = faulty.tokens[edit.at]?.kind === "newline";
  return oneEdit(removedSpan(faulty, edit), isLineBreak ? " " : "");
}

/** A spelling in the author's case, as far as the two agree. */
function inCaseOf(written: string, spelling: string): string {
  const from = written.replace(/^\{/, "");
  const to = spelling.replace(/^\{/, "");
  const brace = spelling.startsWith("{") ? "{" : "";
  const isLoud = /^[^a-z]*[A-Z]{2}[^a-z]*$/.test(from);
  return brace + (isLoud ? to.toUpperCase() : lettersInCaseOf(from, to));
}

/** Whether a capital letter belongs at a place. */
function startsSentence(
  { tokens, text }: FaultyParagraph,
  at: number,
): boolean {
  const before = tokens[at - 1];
  if (before === undefined || before.kind === "period") return true;
  if (before.kind === "colon" || before.kind === "newline") return true;
  // "{Judgment} Draw {cards}."
  return at === 1 && before.kind === "directive" &&
    /^\{[A-Z]\w+ed|^\{Judgment/.test(text.slice(before.start, before.end));
}

/** "{e}:" and "{e}, abandon an ally:" start in lower case. */
function isCost({ tokens }: FaultyParagraph, at: number): boolean {
  const next = tokens[at + 1]?.kind;
  return next === "colon" || next === "comma";
}

function capitalized(text: string): string {
  // A phrase with a prefix has one for capitals, too.
  return /^\{[@$]/.test(text) ? text : withFirstCapital(text);
}
