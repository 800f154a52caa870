import { type Bindings, MODE_COST, type VariableValue } from "../ast/mod.ts";
import {
  boundTo,
  findDirective,
  type FoundDirective,
  needsOf,
  resolve,
  valueName,
} from "../lexer/mod.ts";
import type { DirectiveReading, DirectiveToken } from "./directive_reader.ts";

/**
 * Reads a directive such as `{cards2}`: it is shown by the message "cards2", or
 * else by "cards" with the value of `cards2` as its `$cards`.
 */
export function readClassicDirective(
  directive: DirectiveToken,
  bindings: Bindings,
): DirectiveReading {
  const body = directive.body.trim();
  const name = body.toLowerCase();
  const resolved = resolve([{ ...directive, text: name }], bindings);
  if (!resolved.ok) return { ok: false, problems: resolved.errors };
  const bound = Array.from(bindings, ([name, value]) => entry(name, value));
  const found = findDirective(name);
  if (found === undefined) {
    return { ok: true, messages: [body], values: new Map(bound) };
  }
  const own = needsOf(name).flatMap((need, i) => {
    const value = boundTo(need, bindings);
    return value === undefined
      ? []
      : variableNames(found, i).map((variable) => entry(variable, value));
  });
  const messages = [body, ...otherMessages(body, found)];
  return { ok: true, messages, values: new Map([...bound, ...own]) };
}

/** The messages that can stand in for the one of a directive's own name. */
function otherMessages(
  body: string,
  { directive, base, number }: FoundDirective,
): readonly string[] {
  if (base === MODE_COST) return [base];
  const plain = body.slice(0, body.length - number.length);
  const { otherwise } = directive;
  return otherwise === undefined ? [plain] : [plain, otherwise];
}

/** What those messages call the value that a directive needs at a position. */
function variableNames(
  { directive, base }: FoundDirective,
  position: number,
): readonly string[] {
  const { reads, otherwise } = directive;
  const own = reads.slice(position, position + 1);
  if (base === MODE_COST) return [...own, base];
  return otherwise === undefined ? own : [...own, otherwise];
}

/** A value as messages take it: 2, "spirit-animal". */
function entry(
  name: string,
  value: VariableValue,
): readonly [string, number | string] {
  if ("Integer" in value) return [name, value.Integer];
  return [name, valueName("Subtype" in value ? value.Subtype : value.Figment)];
}
