import { DIALECTS } from "../../lexer/dialects/mod.ts";
import type { DialectName } from "../../lexer/mod.ts";
import {
  boundTo,
  grammarName,
  KINDS_IN_WORDS,
  type Need,
  needsOf,
} from "../../lexer/internal.ts";
import type { Completion, CompletionKind, Cursor } from "../answers.ts";
import { bindingsOf, type CardText } from "./card_text.ts";
import { candidates } from "./candidates.ts";
import { isKeyword } from "./keyword_help.ts";
import { spellAs } from "./spelling.ts";
import { type Typed, typedAt } from "./typed.ts";
import { addBinding } from "./add_binding.ts";
import { variableCompletions } from "./variable_completions.ts";

/** The words that can continue the text, or the variables that are missing. */
export function completionsAt(
  card: CardText,
  cursor: Cursor,
): readonly Completion[] {
  return cursor.source === "variables"
    ? variableCompletions(card, cursor.offset)
    : textCompletions(card, cursor.offset);
}

function textCompletions(
  card: CardText,
  offset: number,
): readonly Completion[] {
  const typed = typedAt(card, offset);
  return candidates(card, typed)
    .flatMap((word) => wordCompletion(card, typed, word));
}

function wordCompletion(
  card: CardText,
  { beginning, span, dialect }: Typed,
  word: string,
): readonly Completion[] {
  const label = spellAs(beginning, word);
  const isPunctuation = /^[.,:]$/.test(word);
  const isSpaced = beginning === "" || /\s$/.test(beginning);
  if (label === undefined || isPunctuation && isSpaced) return [];
  const needs = word.startsWith("{")
    ? needsOf(label.slice(1, -1).toLowerCase(), DIALECTS[dialect])
    : [];
  const also = needs.filter((need) => !isGiven(card, need))
    .map((need) => addBinding(card.variables, need, dialect));
  return [{
    label,
    kind: kindOf(word, needs, dialect),
    span,
    replacement: isSpaced || isPunctuation ? label : ` ${label}`,
    ...needs.length > 0 && { detail: needs.map(inWords).join(", ") },
    ...also.length > 0 && { also },
  }];
}

function isGiven(card: CardText, need: Need): boolean {
  return boundTo(need, bindingsOf(card)) !== undefined;
}

function kindOf(
  word: string,
  needs: readonly Need[],
  dialect: DialectName,
): CompletionKind {
  if (/^[.,:]$/.test(word)) return "punctuation";
  if (!word.startsWith("{")) return "word";
  const name = grammarName(word.slice(1, -1).toLowerCase(), DIALECTS[dialect]);
  return needs.length > 0 && !isKeyword(name) ? "variable" : "keyword";
}

function inWords({ names, kind }: Need): string {
  return `${names[0]}: ${KINDS_IN_WORDS[kind]}`;
}
