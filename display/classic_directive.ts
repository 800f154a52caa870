import type { Bindings, VariableValue } from "../ast/mod.ts";
import {
  boundTo,
  findDirective,
  type FoundDirective,
  MODE_COST,
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
  if (!resolved.ok) return { ok: false, problems: resolved.diagnostics };
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
  return "otherwise" in directive && directive.otherwise !== undefined
    ? [plain, directive.otherwise]
    : [plain];
}

/** What those messages call the value that a directive needs at a position. */
function variableNames(
  { directive, base }: FoundDirective,
  position: number,
): readonly string[] {
  if ("variables" in directive) {
    return directive.variables.slice(position, position + 1);
  }
  const { variable, otherwise = variable } = directive;
  return base === MODE_COST ? [variable, base] : [variable, otherwise];
}

/** A value as messages take it: 2, "spirit-animal". */
function entry(
  name: string,
  value: VariableValue,
): readonly [string, number | string] {
  if ("Integer" in value) return [name, value.Integer];
  return [name, valueName("Subtype" in value ? value.Subtype : value.Figment)];
}
