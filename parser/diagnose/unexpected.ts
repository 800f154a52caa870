import { END_OF_TEXT, type Failure, UNKNOWN } from "../../combinators/mod.ts";
import {
  type Diagnostic,
  diagnostic,
  type Extras,
  slice,
  type Span,
  type Suggestion,
} from "../../diagnostics/mod.ts";
import type { ResolvedToken } from "../../lexer/mod.ts";
import { expectedInWords } from "./expected.ts";
import type { Repair } from "./repair/trial.ts";
import type { Scene } from "./repair/scene.ts";
import { editedSpan, suggestionOf } from "./repair/suggestion.ts";

/** Says what could not be read, what was expected there, and how to fix it. */
export function unexpected(
  scene: Scene,
  failure: Failure,
  repair: Repair | undefined,
): Diagnostic {
  const at = placeOf(failure, repair);
  const token = scene.tokens[at];
  const isSwap = repair?.edit.removed === 2;
  const span = isSwap
    ? editedSpan(scene, repair.edit)
    : spanAt(scene.tokens, at);
  const found = inWords(scene, token, span);
  if (failure.tooDeep) return diagnostic("nested-too-deeply", span, { found });
  const suggestion = suggested(scene, failure, repair);
  const { expected, others } = hopes(scene, failure, repair, {
    at,
    suggestion,
  });
  const extras: Extras = isSwap
    ? { label: "in the wrong order", ...suggestion && { suggestion } }
    : extrasOf(scene, failure, { at, others, suggestion });
  if (token === undefined) {
    return diagnostic("unexpected-end", span, { expected }, extras);
  }
  return token.kind === "word" && token.text.startsWith("}")
    ? diagnostic("stray-brace", span, {}, extras)
    : diagnostic("unexpected-token", span, { found, expected }, extras);
}

/** The span of a token, or the empty span after the last one. */
function spanAt(tokens: readonly ResolvedToken[], at: number): Span {
  const last = tokens.at(-1)?.end ?? 0;
  const { start, end } = tokens[at] ?? { start: last, end: last };
  return { start, end };
}

/** Where the mistake is: not always where reading stopped. */
function placeOf({ at }: Failure, repair: Repair | undefined): number {
  return repair === undefined ? at : Math.min(repair.edit.at, at);
}

// More would be a wall of words.
const SHOWN = 3;
const NOTED = 8;

/** What was likely meant; then what else would have been right. */
function hopes(
  scene: Scene,
  failure: Failure,
  repair: Repair | undefined,
  { at, suggestion }: Pick<Findings, "at" | "suggestion">,
): { expected: readonly string[]; others: readonly string[] } {
  const meant = meantBy(repair, suggestion);
  if (meant !== undefined) return { expected: [meant], others: [] };
  const all = repair?.rivals?.map((each) => `"${each}"`) ??
    (at < failure.at ? [] : expectedInWords(failure, scene));
  return { expected: all.slice(0, SHOWN), others: all.slice(SHOWN) };
}

/** What a suggestion puts in, if it does. */
function meantBy(
  repair: Repair | undefined,
  suggestion: Suggestion | undefined,
): string | undefined {
  if (suggestion === undefined) return undefined;
  const { replacement } = suggestion;
  if (repair === undefined) return "a blank line";
  return repair.edit.added.length > 0 ? `"${replacement.trim()}"` : undefined;
}

/** The repair as an edit of the text. */
function suggested(
  scene: Scene,
  { at, expected }: Failure,
  repair: Repair | undefined,
): Suggestion | undefined {
  if (repair?.rivals !== undefined) return undefined;
  if (repair !== undefined) return suggestionOf(scene, repair.edit);
  const isLineBreak = scene.tokens[at]?.kind === "newline";
  return isLineBreak && expected.has(END_OF_TEXT)
    ? { span: spanAt(scene.tokens, at), replacement: "\n\n" }
    : undefined;
}

interface Findings {
  readonly at: number;
  readonly others: readonly string[];
  readonly suggestion: Suggestion | undefined;
}

function extrasOf(
  scene: Scene,
  failure: Failure,
  { at, others, suggestion }: Findings,
): Extras {
  const stop = spanAt(scene.tokens, failure.at);
  const isOpen = others.length > 0 && suggestion === undefined;
  return {
    label: labelOf(scene, at),
    ...at < failure.at && {
      labels: [{ span: stop, text: "reading stops here" }],
    },
    ...isOpen && { notes: [`also possible here: ${listed(others)}`] },
    ...suggestion && { suggestion },
  };
}

function listed(items: readonly string[]): string {
  const more = items.length > NOTED ? ", …" : "";
  return items.slice(0, NOTED).join(", ") + more;
}

function labelOf({ tokens, columns }: Scene, at: number): string {
  const token = tokens[at];
  if (token === undefined) return "the text ends here";
  if (token.kind === "word" && token.text.startsWith("}")) {
    return "closes nothing";
  }
  if (columns.ids[at] !== UNKNOWN) return "does not fit here";
  return token.kind === "directive" ? "unknown directive" : "unknown word";
}

function inWords(
  { text }: Scene,
  token: ResolvedToken | undefined,
  span: Span,
): string {
  return token?.kind === "newline"
    ? "the line break"
    : `"${slice(text, span)}"`;
}
