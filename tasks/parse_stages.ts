import type { Diagnostic, Result } from "../diagnostics/mod.ts";
import { resolvedTokenJson, tokenJson } from "../lexer/mod.ts";
import { parse, parseBindings, resolve, tokenize } from "../mod.ts";
import { rust } from "../serializer/mod.ts";
import type { Stage } from "./parse_options.ts";
import { resolvedToken, token } from "./token_shapes.ts";

/** What a stage made of a text, and what there is to say about the text. */
export interface StageOutcome {
  /** Left out if there were errors. */
  readonly result?: Printable;
  readonly diagnostics: readonly Diagnostic[];
}

/** A result in both its forms; segments have none in Rust. */
export interface Printable {
  readonly json: unknown;
  readonly rust?: rust.RustValue;
}

/** Every stage at which one can stop and look. */
export const stages: {
  readonly [S in Stage]: (text: string, vars: string) => StageOutcome;
} = { lex: lexed, resolve: resolved, ast: parsed, spans: segmented };

function lexed(text: string): StageOutcome {
  const tokens = tokenize(text);
  if (!tokens.ok) return { diagnostics: tokens.errors };
  const json = tokens.value.map(tokenJson);
  const result = { json, rust: rust.list(token)(json) };
  return { result, diagnostics: tokens.warnings };
}

function resolved(text: string, vars: string): StageOutcome {
  const bindings = parseBindings(vars);
  const tokens = tokenize(text);
  if (!bindings.ok || !tokens.ok) {
    return { diagnostics: [bindings, tokens].flatMap(errorsOf) };
  }
  const values = resolve(tokens.value, bindings.value);
  if (!values.ok) return { diagnostics: values.errors };
  const json = values.value.map(resolvedTokenJson);
  const result = { json, rust: rust.list(resolvedToken)(json) };
  return { result, diagnostics: values.warnings };
}

function errorsOf(result: Result<unknown>): readonly Diagnostic[] {
  return result.ok ? [] : result.errors;
}

function parsed(text: string, vars: string): StageOutcome {
  const outcome = parse(text, vars);
  if (!outcome.ok) return { diagnostics: outcome.errors };
  const { abilities, warnings } = outcome;
  const values = abilities.map(rust.ability);
  const result = {
    json: single(abilities) ?? abilities,
    rust: single(values) ?? { kind: "list" as const, of: values },
  };
  return { result, diagnostics: warnings };
}

function segmented(text: string, vars: string): StageOutcome {
  const outcome = parse(text, vars);
  if (!outcome.ok) return { diagnostics: outcome.errors };
  const { spans, warnings } = outcome;
  return { result: { json: single(spans) ?? spans }, diagnostics: warnings };
}

/** The one element of a list that has no other. */
function single<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}
