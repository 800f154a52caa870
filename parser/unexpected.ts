import { type Failure, UNKNOWN } from "../combinators/mod.ts";
import {
  type Diagnostic,
  diagnostic,
  type Extras,
  type Span,
} from "../diagnostics/mod.ts";
import type { ResolvedToken } from "../lexer/mod.ts";
import { expectations } from "./expected.ts";
import type { Repair } from "./repair/repair.ts";
import type { Scene } from "./repair/scene.ts";
import { suggestionOf } from "./repair/suggestion.ts";

/** Says what could not be read, what could have stood there, and how to mend it. */
export function unexpected(
  scene: Scene,
  failure: Failure,
  repair: Repair | undefined,
): Diagnostic {
  const at = placeOf(failure, repair);
  const token = scene.tokens[at];
  const span = spanAt(scene.tokens, at);
  const found = token === undefined ? "" : inWords(scene, token);
  if (failure.tooDeep) return diagnostic("nested-too-deeply", span, { found });
  const { expected, others } = hopes(failure, repair, at);
  const extras = extrasOf(scene, failure, repair, others);
  if (token === undefined) {
    return diagnostic("unexpected-end", span, { expected }, extras);
  }
  return token.kind === "word" && token.text.startsWith("}")
    ? diagnostic("stray-brace", span, {}, extras)
    : diagnostic("unexpected-token", span, { found, expected }, extras);
}

/** The span of a token, or the place behind the last one. */
export function spanAt(tokens: readonly ResolvedToken[], at: number): Span {
  const end = tokens.at(-1)?.end ?? 0;
  return tokens[at] ?? { start: end, end };
}

/** Where the mistake is: not always where reading stopped. */
function placeOf({ at }: Failure, repair: Repair | undefined): number {
  if (repair === undefined || repair.edit.removed > 1) return at;
  return Math.min(repair.edit.at, at);
}

// More would be a wall of words.
const SHOWN = 4;
const NOTED = 8;

/** What was likely meant; then what else would have been right. */
function hopes(
  failure: Failure,
  repair: Repair | undefined,
  at: number,
): { expected: readonly string[]; others: readonly string[] } {
  const all = at < failure.at ? [] : expectations(failure);
  const added = repair?.edit.added ?? [];
  const meant = added.length === 1 ? `"${added[0]!.spelling}"` : undefined;
  return meant === undefined
    ? { expected: all.slice(0, SHOWN), others: all.slice(SHOWN) }
    : { expected: [meant], others: [] };
}

function extrasOf(
  scene: Scene,
  failure: Failure,
  repair: Repair | undefined,
  others: readonly string[],
): Extras {
  const at = placeOf(failure, repair);
  const stop = spanAt(scene.tokens, failure.at);
  const isLineBreak = scene.tokens[at]?.kind === "newline";
  const notes = [
    ...isLineBreak ? ["a blank line stands between two abilities"] : [],
    ...others.length > 0 && repair === undefined
      ? [`also possible here: ${listed(others)}`]
      : [],
  ];
  return {
    label: labelOf(scene, at),
    ...at < failure.at && {
      labels: [{ span: stop, text: "reading stops here" }],
    },
    ...notes.length > 0 && { notes },
    ...repair && { suggestion: suggestionOf(scene, repair.edit) },
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

function inWords({ text }: Scene, token: ResolvedToken): string {
  if (token.kind === "newline") return "the line break";
  return `"${text.slice(token.start, token.end)}"`;
}
