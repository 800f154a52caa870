import { closest, type Code, oneEdit, type Span } from "../diagnostics/mod.ts";
import type { PuzzleDiagnostic } from "./log.ts";
import { METADATA_KEYS } from "./metadata.ts";
import { MODIFIER_FORMS } from "./modifiers/table.ts";
import { STATE_KEYS } from "./state_keys.ts";
import { DIFFICULTIES, GOALS, PHASES } from "./words.ts";

/**
 * Adds to a diagnostic the word that was probably meant. This is apart from
 * reading because looking for it takes longer than reading a whole file.
 */
export function withMend(
  diagnostic: PuzzleDiagnostic,
  text: string,
): PuzzleDiagnostic {
  if (diagnostic.suggestion) return diagnostic;
  const { start, end } = wordSpan(diagnostic, text);
  const replacement = meant(diagnostic.code, text.slice(start, end));
  return replacement === undefined
    ? diagnostic
    : { ...diagnostic, suggestion: oneEdit({ start, end }, replacement) };
}

/** The words that could stand where an unknown one was found. */
const CANDIDATES: ReadonlyMap<Code, readonly string[]> = new Map<
  Code,
  readonly string[]
>([
  ["unknown-key", [...METADATA_KEYS, ...STATE_KEYS]],
  ["unknown-modifier", MODIFIER_FORMS.map(({ name }) => name)],
  ["unknown-goal", GOALS],
  ["unknown-difficulty", DIFFICULTIES],
  ["invalid-phase", PHASES],
]);

/** Players are known by other names where a script aims at one. */
const TARGETS: ReadonlyMap<string, string> = new Map([
  ["p0", "human"],
  ["p1", "ai"],
]);

function meant(code: Code, found: string): string | undefined {
  if (code === "invalid-target") return TARGETS.get(found.toLowerCase());
  const lower = found.toLowerCase();
  const words = CANDIDATES.get(code) ?? [];
  const near = closest(lower, words.map((word) => word.toLowerCase()));
  const word = words.find((word) => word.toLowerCase() === near);
  if (word !== undefined) return word;
  return code === "unknown-modifier" && isSetCode(found)
    ? `Set:${found}`
    : undefined;
}

/** A modifier has its name before a colon. */
function wordSpan({ code, span }: PuzzleDiagnostic, text: string): Span {
  if (code !== "unknown-modifier") return span;
  const colon = text.slice(span.start, span.end).indexOf(":");
  return colon === -1 ? span : { start: span.start, end: span.start + colon };
}

/** The usual slip is a set's code without the word before it. */
function isSetCode(text: string): boolean {
  return /^[A-Z0-9]{3,4}$/.test(text);
}
