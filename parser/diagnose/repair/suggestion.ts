import {
  oneEdit,
  sharedBeginning,
  type Span,
  type Suggestion,
  type TextEdit,
} from "../../../diagnostics/mod.ts";
import type { Dialect } from "../../../dialects/mod.ts";
import { bindingEdit } from "./bind.ts";
import type { NewToken } from "../../../repair/mod.ts";
import type { Edit } from "./edit.ts";
import type { Scene } from "./scene.ts";

/** An edit of tokens as one of the author's text, and of the variables. */
export function suggestionOf(scene: Scene, edit: Edit): Suggestion {
  const { edits } = inText(scene, edit);
  const { binds = [] } = edit;
  return {
    edits: [
      ...articleBefore(scene, edit),
      ...edits,
      ...binds.length === 0
        ? []
        : [bindingEdit(scene.variables, binds, scene.dialect)],
    ],
  };
}

function inText(scene: Scene, edit: Edit): Suggestion {
  if (edit.removed === 0) return insertion(scene, edit);
  if (edit.added.length === 0) return removal(scene, edit);
  if (edit.why === "swapped") return swap(scene, edit);
  const span = editedSpan(scene, edit);
  const written = scene.text.slice(span.start, span.end);
  const meant = edit.why === "respelled"
    ? inCaseOf(written, edit.added[0]?.spelling ?? "")
    : withCapital(written, spelled(edit), scene.dialect);
  const isStart = startsSentence(scene, edit.at) && !isCost(scene, edit.at);
  return oneEdit(span, isStart ? capitalized(meant) : meant);
}

/** What an edit puts in, with blanks between words. */
function spelled({ added }: Edit): string {
  return spelledTokens(added);
}

function spelledTokens(tokens: readonly NewToken[]): string {
  return tokens.map(({ spelling }) => spelling).join(" ")
    .replaceAll("+ {", "+{").replaceAll(" ,", ",");
}

/** A new word with a capital if the old one had it; names of values have none. */
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

/** "a" or "an", if the article before a new word has to change with it. */
function articleBefore(
  { tokens, text }: Scene,
  { at, removed, added, why }: Edit,
): readonly TextEdit[] {
  const article = tokens[at - 1];
  const first = added[0]?.spelling ?? "";
  const isNew = why === "foreign" || why === "replaced" || why === "inserted";
  if (article === undefined || !isNew || !/^[a-z]/.test(first)) return [];
  const written = text.slice(article.start, article.end);
  if (!/^an?$/i.test(written)) return [];
  const wanted = /^[aeiou]/.test(first) ? "an" : "a";
  if (written.toLowerCase() === wanted || removed + added.length === 0) {
    return [];
  }
  const { start, end } = article;
  const replacement = /^A/.test(written) ? capitalized(wanted) : wanted;
  return [{ span: { start, end }, replacement }];
}

/** The tokens that an edit takes away; of an insertion, the place. */
export function editedSpan({ tokens }: Scene, { at, removed }: Edit): Span {
  const first = tokens[at];
  const last = tokens[at + removed - 1];
  const end = tokens.at(-1)?.end ?? 0;
  if (first === undefined) return { start: end, end };
  return removed === 0 || last === undefined
    ? { start: first.start, end: first.start }
    : { start: first.start, end: last.end };
}

function insertion(scene: Scene, { at, added }: Edit): Suggestion {
  const { tokens } = scene;
  const spelling = spelledTokens(added);
  const [before, next] = [tokens[at - 1], tokens[at]];
  // Punctuation clings to the word before it.
  const isPunctuation = /^[.,:\n]$/.test(spelling);
  if (next === undefined || isPunctuation || PUNCTUATION.has(next.kind)) {
    const place = before?.end ?? 0;
    const gap = before === undefined || isPunctuation ? "" : " ";
    return oneEdit({ start: place, end: place }, gap + spelling);
  }
  const isStart = startsSentence(scene, at) && !spelling.startsWith("{");
  const gap = spelling === "+" ? "" : " ";
  return oneEdit(
    { start: next.start, end: next.start },
    (isStart ? capitalized(spelling) : spelling) + gap,
  );
}

const PUNCTUATION = new Set(["period", "comma", "colon", "newline"]);

function swap(scene: Scene, edit: Edit): Suggestion {
  const { tokens, text } = scene;
  const [first, second] = [tokens[edit.at]!, tokens[edit.at + 1]!];
  const one = text.slice(first.start, first.end);
  const gap = text.slice(first.end, second.start);
  const other = text.slice(second.start, second.end);
  const isFirst = /^[A-Z][a-z]/.test(one) && /^[a-z]/.test(other);
  return oneEdit(
    editedSpan(scene, edit),
    isFirst ? capitalized(other) + gap + one.toLowerCase() : other + gap + one,
  );
}

function removal({ tokens }: Scene, { at, removed }: Edit): Suggestion {
  const first = tokens[at]!;
  const last = tokens[at + removed - 1]!;
  const before = tokens[at - 1];
  const next = tokens[at + removed];
  const span = before === undefined
    ? { start: first.start, end: next?.start ?? last.end }
    : { start: before.end, end: last.end };
  return oneEdit(span, first.kind === "newline" ? " " : "");
}

/** A spelling in the author's case, as far as the two agree. */
function inCaseOf(written: string, spelling: string): string {
  const from = written.replace(/^\{/, "");
  const to = spelling.replace(/^\{/, "");
  const brace = spelling.startsWith("{") ? "{" : "";
  const lower = from.toLowerCase();
  if (/^[^a-z]*[A-Z]{2}[^a-z]*$/.test(from)) return brace + to.toUpperCase();
  const start = sharedBeginning(lower, to);
  const end = Math.min(
    sharedBeginning(reversed(lower), reversed(to)),
    Math.min(from.length, to.length) - start,
  );
  const middle = to.slice(start, to.length - end);
  const kept = from.slice(0, start) + middle + from.slice(from.length - end);
  return brace + (/^[A-Z]/.test(from) ? capitalized(kept) : kept);
}

/** Whether a capital letter belongs at a place. */
function startsSentence({ tokens, text }: Scene, at: number): boolean {
  const before = tokens[at - 1];
  if (before === undefined || before.kind === "period") return true;
  if (before.kind === "colon" || before.kind === "newline") return true;
  // "{Judgment} Draw {cards}."
  return at === 1 && before.kind === "directive" &&
    /^\{[A-Z]\w+ed|^\{Judgment/.test(text.slice(before.start, before.end));
}

/** "{e}:" and "{e}, abandon an ally:" start without a capital. */
function isCost({ tokens }: Scene, at: number): boolean {
  const next = tokens[at + 1]?.kind;
  return next === "colon" || next === "comma";
}

function capitalized(text: string): string {
  // A phrase with a prefix has one for capitals, too.
  return /^\{[@$]/.test(text)
    ? text
    : text.replace(/[a-z]/i, (letter) => letter.toUpperCase());
}

function reversed(text: string): string {
  return [...text].reverse().join("");
}
