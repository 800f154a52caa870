import type { Bindings, VariableValue } from "../../ast/internal.ts";
import { abilityDiagnostic, boundTo, resolveIn } from "../../lexer/internal.ts";
import {
  classicDirective,
  type Need,
  rlf,
  type ValueReading,
} from "../../lexer/dialects/mod.ts";
import { entry } from "./classic_directive.ts";
import type { DirectiveReading, DirectiveToken } from "./directive_reader.ts";
import { messageOf } from "./rlf_message.ts";

/**
 * Reads a directive such as `{@a subtype($t)}`: it is shown by the message of
 * the classic directive that says the same, "a-subtype".
 */
export function readRlfDirective(
  directive: DirectiveToken,
  bindings: Bindings,
): DirectiveReading {
  const body = directive.body.toLowerCase();
  const resolved = resolveIn(rlf, [{ ...directive, text: body }], bindings);
  if (!resolved.ok) return { ok: false, problems: resolved.errors };
  const reading = rlf.read(body);
  const bound = Array.from(bindings, ([name, value]) => entry(name, value));
  switch (reading.sort) {
    case "plain": {
      const messages = [keywordMessage(directive.body, reading.name)];
      return { ok: true, messages, values: new Map(bound) };
    }
    case "pronoun":
      return shown("it-or-them", "number", boundTo(reading.need, bindings));
    case "silent":
      return agreeing(directive, bindings);
    case "value": {
      const message = messageOf(directive.body, reading);
      const values = [...bound, ...valuesFor(message, reading, bindings)];
      const name = inCaseOf(directive.body, message);
      return { ok: true, messages: [name], values: new Map(values) };
    }
  }
}

/** Some keywords always have a capital; any other message can be asked for. */
function keywordMessage(body: string, name: string): string {
  return CAPITALS[name] ?? inCaseOf(body, name || body.trim());
}

const CAPITALS: { readonly [name: string]: string } = {
  chooseone: "ChooseOne",
  judgmentphasename: "JudgmentPhaseName",
};

/** `{card:$c}`: "card" for one, "cards" for more. */
function agreeing(
  { start, end, body }: DirectiveToken,
  bindings: Bindings,
): DirectiveReading {
  const variable = body.slice(body.indexOf("$") + 1).toLowerCase();
  const need: Need = { kind: "Integer", names: [variable] };
  const value = boundTo(need, bindings);
  if (value !== undefined && "Integer" in value) {
    return shown("card-noun", "number", value);
  }
  const details = { variable, directive: body };
  const span = { start, end };
  const problem = abilityDiagnostic("unresolved-variable", span, details);
  return { ok: false, problems: [problem] };
}

function shown(
  message: string,
  variable: string,
  value: VariableValue | undefined,
): DirectiveReading {
  const values = value === undefined ? [] : [entry(variable, value)];
  return { ok: true, messages: [message], values: new Map(values) };
}

/** The values of a directive, as its message calls them. */
function valuesFor(
  message: string,
  { needs }: ValueReading,
  bindings: Bindings,
): readonly (readonly [string, number | string])[] {
  const reads = READS[message] ??
    classicDirective(message.toLowerCase())?.reads ?? [];
  return needs.flatMap((need, i) => {
    const [name, value] = [reads[i], boundTo(need, bindings)];
    return name === undefined || value === undefined
      ? []
      : [entry(name, value)];
  });
}

/** What messages read that no classic directive has. */
const READS: { readonly [message: string]: readonly string[] } = {
  "figment": ["figment"],
};

/** A message starts with a capital if the author asks for one. */
function inCaseOf(body: string, message: string): string {
  const isCapital = /@cap /i.test(body) || /^[@$a-z ]*?\b[A-Z]/.test(body);
  return isCapital
    ? message.charAt(0).toUpperCase() + message.slice(1)
    : message;
}
