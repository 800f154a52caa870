import type { Span, Suggestion } from "../../diagnostics/mod.ts";
import type { Edit } from "./edit.ts";
import type { Scene } from "./scene.ts";

/** An edit of tokens as one of the author's text. */
export function suggestionOf(scene: Scene, edit: Edit): Suggestion {
  if (edit.removed === 0) return insertion(scene, edit);
  if (edit.added.length === 0) return removal(scene, edit);
  const { tokens, text } = scene;
  const parts = edit.added.map(({ spelling }, i) => {
    const { start, end } = tokens[edit.at + i]!;
    const before = i === 0
      ? ""
      : text.slice(tokens[edit.at + i - 1]!.end, start);
    return before + inCaseOf(text.slice(start, end), spelling);
  });
  return { span: spanOf(scene, edit), replacement: parts.join("") };
}

/** The tokens that an edit takes away; of an insertion, the place. */
export function spanOf({ tokens }: Scene, { at, removed }: Edit): Span {
  const first = tokens[at];
  const last = tokens[at + removed - 1];
  const end = tokens.at(-1)?.end ?? 0;
  if (first === undefined) return { start: end, end };
  return removed === 0 || last === undefined
    ? { start: first.start, end: first.start }
    : { start: first.start, end: last.end };
}

function insertion({ tokens, text }: Scene, { at, added }: Edit): Suggestion {
  const spelling = added.map((token) => token.spelling).join(" ");
  const before = tokens[at - 1];
  const next = tokens[at];
  // Punctuation clings to the word before it.
  if (next === undefined || /^[.,:\n]$/.test(spelling)) {
    const place = before?.end ?? 0;
    const gap = before === undefined || /^[.,:\n]$/.test(spelling) ? "" : " ";
    return {
      span: { start: place, end: place },
      replacement: gap + spelling,
    };
  }
  const isFirst = before === undefined || before.kind === "period";
  const upper = isFirst && /^[A-Z]/.test(text.slice(next.start, next.end));
  return {
    span: { start: next.start, end: next.start },
    replacement: `${upper ? capitalized(spelling) : spelling} `,
  };
}

function removal({ tokens }: Scene, { at, removed }: Edit): Suggestion {
  const first = tokens[at]!;
  const last = tokens[at + removed - 1]!;
  const before = tokens[at - 1];
  const next = tokens[at + removed];
  const span = before === undefined
    ? { start: first.start, end: next?.start ?? last.end }
    : { start: before.end, end: last.end };
  return { span, replacement: "" };
}

/** A spelling in the author's case, as far as the two agree. */
export function inCaseOf(written: string, spelling: string): string {
  const from = written.replace(/^\{/, "");
  const to = spelling.replace(/^\{/, "");
  const brace = spelling.startsWith("{") ? "{" : "";
  const lower = from.toLowerCase();
  if (/^[^a-z]*[A-Z]{2}[^a-z]*$/.test(from)) return brace + to.toUpperCase();
  const start = shared(lower, to);
  const end = Math.min(
    shared(reversed(lower), reversed(to)),
    Math.min(from.length, to.length) - start,
  );
  const middle = to.slice(start, to.length - end);
  const kept = from.slice(0, start) + middle + from.slice(from.length - end);
  return brace + (/^[A-Z]/.test(from) ? capitalized(kept) : kept);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function shared(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

function reversed(text: string): string {
  return [...text].reverse().join("");
}
