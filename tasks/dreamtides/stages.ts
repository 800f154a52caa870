import type { Ability } from "../../ast/internal.ts";
import type { Diagnostic } from "../../diagnostics/internal.ts";
import { parse, type SpannedAbility } from "../../parser/mod.ts";
import { abilitiesAndLint } from "../../parser/internal.ts";
import {
  type DialectOptions,
  lexCard,
  tokenize,
} from "../../lexer/internal.ts";
import type { Stage } from "./parse_options.ts";
import {
  type ResolvedTokenJson,
  resolvedTokenJson,
  type TokenJson,
  tokenJson,
} from "./token_json.ts";

/** The result of each stage. */
export interface StageValues {
  readonly lex: readonly TokenJson[];
  readonly resolve: readonly ResolvedTokenJson[];
  readonly ast: readonly Ability[];
  readonly spans: readonly SpannedAbility[];
}

/** The result of a stage, and its diagnostics. */
export interface StageOutcome<T> {
  /** Left out if there were errors. */
  readonly value?: T;
  readonly diagnostics: readonly Diagnostic[];
}

/** How to run each stage. */
export const stages: {
  readonly [S in Stage]: (
    text: string,
    vars: string,
    options: DialectOptions,
  ) => StageOutcome<StageValues[S]>;
} = { lex: runLexer, resolve: runResolver, ast: runParser, spans: runSegments };

function runLexer(text: string): StageOutcome<StageValues["lex"]> {
  const tokens = tokenize(text);
  if (!tokens.ok) return { diagnostics: tokens.errors };
  const value = tokens.value.map(tokenJson);
  return { value, diagnostics: tokens.warnings };
}

function runResolver(
  text: string,
  vars: string,
  options: DialectOptions,
): StageOutcome<StageValues["resolve"]> {
  const values = lexCard(text, vars, options).resolved();
  if (!values.ok) return { diagnostics: values.errors };
  const value = values.value.map(resolvedTokenJson);
  return { value, diagnostics: values.warnings };
}

function runParser(
  text: string,
  vars: string,
  options: DialectOptions,
): StageOutcome<StageValues["ast"]> {
  const outcome = abilitiesAndLint(text, vars, options);
  return outcome.ok
    ? { value: outcome.abilities, diagnostics: outcome.warnings }
    : { diagnostics: outcome.errors };
}

function runSegments(
  text: string,
  vars: string,
  options: DialectOptions,
): StageOutcome<StageValues["spans"]> {
  const outcome = parse(text, vars, options);
  return outcome.ok
    ? { value: outcome.spans, diagnostics: outcome.warnings }
    : { diagnostics: outcome.errors };
}
