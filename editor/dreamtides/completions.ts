import {
  boundTo,
  directiveNames,
  findDirective,
  KINDS_IN_WORDS,
  type Need,
  needsOf,
} from "../../lexer/mod.ts";
import { nextWords } from "../../parser/mod.ts";
import type { Completion, CompletionKind, Cursor, Edit } from "../answers.ts";
import { bindingsOf, type CardText } from "./card_text.ts";
import { isKeyword } from "./keyword_help.ts";
import { spelledAt } from "./spelling.ts";
import { addedBinding } from "./added_binding.ts";
import { variableCompletions } from "./variable_completions.ts";

/** The words with which the text can go on, or what the variables lack. */
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
  const before = card.text.slice(0, offset);
  const typed = /\{[\w-]*$|[\w'’-]+$/.exec(before)?.[0] ?? "";
  const beginning = before.slice(0, before.length - typed.length);
  const place: Place = {
    beginning,
    span: { start: beginning.length, end: wordEnd(card.text, offset, typed) },
  };
  return nextWords(beginning, card.variables).words
    .flatMap(alternatives)
    .filter((word) => word.startsWith(typed.toLowerCase()))
    .flatMap((word) => wordCompletion(card, place, word));
}

/** Of directives that stand for names, the grammar takes any of the same kind. */
function alternatives(word: string): readonly string[] {
  const kind = findDirective(word.slice(1, -1))?.directive.kind;
  if (kind === undefined || kind === "integer") return [word];
  return directiveNames.filter((name) =>
    findDirective(name)?.directive.kind === kind
  ).map((name) => `{${name}}`);
}

/** Where the word that is being typed stands, and what is before it. */
interface Place {
  readonly beginning: string;
  readonly span: Edit["span"];
}

/** A directive is replaced up to its closing brace. */
function wordEnd(text: string, offset: number, typed: string): number {
  const rest = text.slice(offset);
  const behind = typed.startsWith("{") ? /^[\w-]*\}?/ : /^[\w'’-]*/;
  return typed === "" ? offset : offset + (behind.exec(rest)?.[0].length ?? 0);
}

function wordCompletion(
  card: CardText,
  { beginning, span }: Place,
  word: string,
): readonly Completion[] {
  const label = spelledAt(beginning, word);
  const isPunctuation = /^[.,:]$/.test(word);
  const isSpaced = beginning === "" || /\s$/.test(beginning);
  if (label === undefined || isPunctuation && isSpaced) return [];
  const needs = word.startsWith("{")
    ? needsOf(label.slice(1, -1).toLowerCase())
    : [];
  const also = needs.filter((need) => !isGiven(card, need))
    .map((need) => addedBinding(card.variables, need));
  return [{
    label,
    kind: kindOf(word, needs),
    span,
    replacement: isSpaced || isPunctuation ? label : ` ${label}`,
    ...needs.length > 0 && { detail: needs.map(inWords).join(", ") },
    ...also.length > 0 && { also },
  }];
}

function isGiven(card: CardText, need: Need): boolean {
  return boundTo(need, bindingsOf(card)) !== undefined;
}

function kindOf(word: string, needs: readonly Need[]): CompletionKind {
  if (/^[.,:]$/.test(word)) return "punctuation";
  if (!word.startsWith("{")) return "word";
  return needs.length > 0 && !isKeyword(word.slice(1, -1))
    ? "variable"
    : "keyword";
}

function inWords({ names, kind }: Need): string {
  return `${names[0]}: ${KINDS_IN_WORDS[kind]}`;
}
