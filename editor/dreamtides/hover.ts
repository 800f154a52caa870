import type { VariableValue } from "../../ast/internal.ts";
import { DIALECTS } from "../../lexer/dialects/mod.ts";
import { display } from "../../serializer/display/mod.ts";
import {
  boundTo,
  formatBindings,
  grammarName,
  KINDS_IN_WORDS,
  type Need,
  needsOf,
  type Token,
} from "../../lexer/internal.ts";
import type { Cursor, Hover } from "../answers.ts";
import {
  code,
  codeBlock,
  escapeText,
  joinParagraphs,
  quotation,
  shortJson,
} from "../markdown.ts";
import { bindingAt } from "./bindings_at.ts";
import {
  bindingsOf,
  type CardText,
  dialectOf,
  messagesOf,
  tokenAt,
} from "./card_text.ts";
import { keywordHelp } from "./keyword_help.ts";
import { nodeAt } from "./node_at.ts";
import { paragraphAt } from "./paragraph_at.ts";
import { usesOf } from "./variable_uses.ts";

/**
 * What a word means: the value and the help of a directive, the node that the
 * word was read as, and the sentence as players see it.
 */
export function hoverAt(card: CardText, cursor: Cursor): Hover | undefined {
  return cursor.source === "variables"
    ? hoverVariable(card, cursor.offset)
    : hoverText(card, cursor.offset);
}

function hoverText(card: CardText, offset: number): Hover | undefined {
  const token = tokenAt(card, offset);
  if (token === undefined) return undefined;
  const { start, end } = token;
  const markdown = joinParagraphs([
    token.kind === "directive" ? directiveHelp(card, token) : undefined,
    nodeHelp(card, Math.min(offset, end - 1)),
    showAt(card, offset),
  ]);
  return markdown === "" ? undefined : { span: { start, end }, markdown };
}

function directiveHelp(card: CardText, { text }: Token): string {
  const dialect = dialectOf(card);
  const needed = needsOf(text, DIALECTS[dialect]);
  const help = keywordHelp(
    grammarName(text, DIALECTS[dialect]),
    numberOf(needed, card),
  );
  const needs = needed.map((need) => `- ${needHelp(need, card)}`);
  return joinParagraphs([
    help === undefined
      ? code(`{${text}}`)
      : `${code(`{${text}}`)} ${escapeText(help)}`,
    needs.join("\n"),
  ]);
}

/** The number that a directive stands for, if it is one and known. */
function numberOf(
  [need]: readonly Need[],
  card: CardText,
): number | undefined {
  const value = need && boundTo(need, bindingsOf(card));
  return value && "Integer" in value ? value.Integer : undefined;
}

function needHelp(need: Need, card: CardText): string {
  const value = boundTo(need, bindingsOf(card));
  const what = `${code(need.names[0] ?? "")}: ${KINDS_IN_WORDS[need.kind]}`;
  return value === undefined
    ? `${what}, which has no value yet`
    : `${what}, here **${writeValue(value, card)}**`;
}

/** A value as written in the variables. */
function writeValue(value: VariableValue, card: CardText): string {
  const options = { dialect: dialectOf(card) };
  return formatBindings(new Map([["", value]]), options).replace(": ", "");
}

function nodeHelp(card: CardText, offset: number): string | undefined {
  const node = nodeAt(card, offset);
  if (node === undefined) return undefined;
  const json = node.value === undefined ? `"${node.name}"` : shortJson({
    [node.name]: node.value,
  });
  return codeBlock("json", json);
}

function showAt(card: CardText, offset: number): string | undefined {
  const shown = display(paragraphAt(card.text, offset), card.variables, {
    dialect: dialectOf(card),
    messages: messagesOf(card),
  });
  return shown.ok ? quotation(shown.plain) : undefined;
}

function hoverVariable(card: CardText, offset: number): Hover | undefined {
  const binding = bindingAt(card.variables, offset);
  if (binding === undefined) return undefined;
  const name = card.variables.slice(binding.name.start, binding.name.end);
  const uses = usesOf(card, name).map(({ span }) =>
    code(card.text.slice(span.start, span.end))
  );
  const markdown = uses.length === 0
    ? `${code(name)} is not read by any directive of the text`
    : `${code(name)} is the value of ${[...new Set(uses)].join(", ")}`;
  return { span: binding.whole, source: "variables", markdown };
}
