import type { Bindings } from "../ast/internal.ts";
import type { Dialect } from "./dialects/mod.ts";
import type { Diagnostic } from "../diagnostics/internal.ts";
import { abilityDiagnostic } from "./messages/mod.ts";
import { bindingSpans, doubleBindings, parseBindings } from "./bindings.ts";
import { chooseDialect, type DialectOptions } from "./choose_dialect.ts";
import { usedVariables } from "./needs.ts";
import { oddDirectives } from "./odd_directives.ts";
import type { Token } from "./token.ts";
import { tokenize } from "./tokenize.ts";

/** All warnings about a text that can be read, and about its variables. */
export function warningsAbout(
  text: string,
  variables: string,
  options: DialectOptions = {},
): readonly Diagnostic[] {
  const read = readBoth(text, variables, options);
  return read === undefined ? [] : [
    ...oddDirectives(read.tokens, read.dialect),
    ...duplicateVariables(variables),
    ...unused(variables, read),
  ];
}

/** A warning for each variable with two values, of which the last counts. */
function duplicateVariables(variables: string): readonly Diagnostic[] {
  return doubleBindings(variables).map(({ name: variable, first, last }) =>
    abilityDiagnostic("duplicate-variable", last, { variable }, {
      severity: "warning",
      source: "variables",
      label: "this value counts",
      labels: [{ span: first, text: "first value" }],
    })
  );
}

/** A warning for each variable that no directive of a text reads. */
export function unusedVariables(
  text: string,
  variables: string,
  options: DialectOptions = {},
): readonly Diagnostic[] {
  const read = readBoth(text, variables, options);
  return read === undefined ? [] : unused(variables, read);
}

/** A text and its variables, both read. */
interface Both {
  readonly tokens: readonly Token[];
  readonly bindings: Bindings;
  readonly dialect: Dialect;
}

function readBoth(
  text: string,
  variables: string,
  options: DialectOptions,
): Both | undefined {
  const tokens = tokenize(text);
  const bindings = parseBindings(variables, options);
  if (!tokens.ok || !bindings.ok) return undefined;
  const dialect = chooseDialect(tokens.value, bindings.value, options);
  return { tokens: tokens.value, bindings: bindings.value, dialect };
}

function unused(
  variables: string,
  { tokens, bindings, dialect }: Both,
): readonly Diagnostic[] {
  const used = usedVariables(tokens, bindings, dialect);
  return [...bindingSpans(variables)]
    .filter(([variable]) => !used.has(variable))
    .map(([variable, span]) =>
      abilityDiagnostic("unused-variable", span, { variable }, {
        severity: "warning",
        source: "variables",
        label: "never used",
      })
    );
}
