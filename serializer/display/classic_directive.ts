import {
  type Bindings,
  MODE_COST,
  type VariableValue,
} from "../../ast/internal.ts";
import {
  classic,
  classicDirective,
  type ValueReading,
} from "../../lexer/dialects/mod.ts";
import { boundTo, resolveIn, valueName } from "../../lexer/internal.ts";
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
  const resolved = resolveIn(classic, [{ ...directive, text: name }], bindings);
  if (!resolved.ok) return { ok: false, problems: resolved.errors };
  const bound = Array.from(bindings, ([name, value]) => entry(name, value));
  const reading = classic.read(name);
  if (reading.sort !== "value") {
    return { ok: true, messages: [body], values: new Map(bound) };
  }
  const own = reading.needs.flatMap((need, i) => {
    const value = boundTo(need, bindings);
    return value === undefined
      ? []
      : variableNames(name, reading, i).map((each) => entry(each, value));
  });
  const messages = [body, ...otherMessages(body, reading)];
  return { ok: true, messages, values: new Map([...bound, ...own]) };
}

/** The messages that can stand in for the one of a directive's own name. */
function otherMessages(
  body: string,
  { base }: ValueReading,
): readonly string[] {
  if (base === MODE_COST) return [base];
  const plain = body.slice(0, base.length);
  const { otherwise } = classicDirective(base) ?? {};
  return otherwise === undefined ? [plain] : [plain, otherwise];
}

/** What those messages call the value that a directive needs at a position. */
function variableNames(
  name: string,
  { base }: ValueReading,
  position: number,
): readonly string[] {
  if (base === MODE_COST) return [name, base];
  const { reads = [], otherwise } = classicDirective(base) ?? {};
  const own = reads.slice(position, position + 1);
  return otherwise === undefined ? own : [...own, otherwise];
}

/** A value as messages take it: 2, "spirit-animal". */
export function entry(
  name: string,
  value: VariableValue,
): readonly [string, number | string] {
  if ("Integer" in value) return [name, value.Integer];
  return [name, valueName("Subtype" in value ? value.Subtype : value.Figment)];
}
