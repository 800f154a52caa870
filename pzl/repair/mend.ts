import {
  closest,
  type Code,
  type Diagnostic,
  oneEdit,
  type Span,
} from "../../diagnostics/internal.ts";
import { lazily } from "../../memo.ts";
import type { CardIndex } from "../card_list/card_index.ts";
import { foldName } from "../card_list/fold_name.ts";
import { METADATA_KEYS } from "../metadata.ts";
import { MODIFIER_FORMS } from "../modifiers/table.ts";
import { stateKeys } from "../state/state_keys.ts";
import { COUNTER_NAMES } from "../values/counter_types.ts";
import type { PuzzleDiagnostic } from "../text/log.ts";
import { DIFFICULTIES, GOALS, PHASES } from "../values/words.ts";

/**
 * Adds the word that was probably meant to a diagnostic. This is separate from
 * reading because the search takes longer than reading a whole file.
 *
 * @category Puzzles
 */
export function withMend(
  diagnostic: PuzzleDiagnostic,
  text: string,
  cards?: CardIndex,
): PuzzleDiagnostic {
  if (diagnostic.suggestion) return diagnostic;
  const { start, end } = wordSpan(diagnostic, text);
  const found = text.slice(start, end);
  const replacement = meant(diagnostic.code, found) ??
    (cards && meantName(diagnostic, found, cards));
  return replacement === undefined
    ? diagnostic
    : { ...diagnostic, suggestion: oneEdit({ start, end }, replacement) };
}

/** The words that are allowed where an unknown one was found. */
const candidates: () => ReadonlyMap<Code, readonly string[]> = lazily(() =>
  new Map<Code, readonly string[]>([
    ["unknown-key", [...METADATA_KEYS, ...stateKeys()]],
    ["unknown-modifier", MODIFIER_FORMS.map(({ name }) => name)],
    ["unknown-counter", COUNTER_NAMES],
    ["unknown-goal", GOALS],
    ["unknown-difficulty", DIFFICULTIES],
    ["invalid-phase", PHASES],
  ])
);

/** Players have other names as targets of a script. */
const TARGETS: ReadonlyMap<string, string> = new Map([
  ["p0", "human"],
  ["p1", "ai"],
]);

function meant(code: Code, found: string): string | undefined {
  if (code === "invalid-target") return TARGETS.get(found.toLowerCase());
  if (code === "invalid-integer") return /^[+-]?\d+(?=\s*#)/.exec(found)?.[0];
  const word = nearest(found.toLowerCase(), candidates().get(code) ?? []);
  if (word !== undefined) return word;
  if (code === "unknown-goal") return /^(Win|Survive)(?= )/i.exec(found)?.[0];
  return code === "unknown-modifier" && isSetCode(found)
    ? `Set:${found}`
    : undefined;
}

/** The closest of some words, ignoring case. */
function nearest(
  lower: string,
  words: readonly string[],
): string | undefined {
  const inLower = words.map((word) => word.toLowerCase());
  const near = inLower.includes(lower) ? lower : closest(lower, inLower);
  return near === undefined ? undefined : words[inLower.indexOf(near)];
}

/** The name of a list that was probably meant. */
function meantName(
  { code, details }: Diagnostic,
  found: string,
  { cards, sets, tokens }: CardIndex,
): string | undefined {
  switch (code) {
    case "unknown-card-name": {
      if ("type" in details) return undefined;
      const near = closest(foldName(found), cards.keys());
      return near === undefined ? undefined : cards.get(near)?.name;
    }
    case "unknown-set": {
      const name = nearest(found.replace(/^Set:/i, "").toLowerCase(), [
        ...sets ?? [],
      ]);
      return name === undefined ? undefined : `Set:${name}`;
    }
    case "unknown-token-script":
      return closest(found, tokens?.keys() ?? []);
    case "unknown-script-variable":
      return "card" in details && typeof details.card === "string"
        ? closest(found, variablesOf(details.card, { cards, tokens }))
        : undefined;
    default:
      return undefined;
  }
}

function variablesOf(
  name: string,
  { cards, tokens }: Pick<CardIndex, "cards" | "tokens">,
): readonly string[] {
  return cards.get(foldName(name))?.variables ??
    tokens?.get(name.toLowerCase())?.variables ?? [];
}

/** What separates the word that is unknown from its value. */
const SEPARATORS: ReadonlyMap<Code, string> = new Map<Code, string>([
  ["unknown-modifier", ":"],
  ["unknown-counter", "="],
]);

function wordSpan({ code, span }: PuzzleDiagnostic, text: string): Span {
  const separator = SEPARATORS.get(code);
  if (separator === undefined) return span;
  const size = text.slice(span.start, span.end).indexOf(separator);
  return size === -1 ? span : { start: span.start, end: span.start + size };
}

/** The usual mistake is a set code without the word before it. */
function isSetCode(text: string): boolean {
  return /^[A-Z0-9]{3,4}$/.test(text);
}
