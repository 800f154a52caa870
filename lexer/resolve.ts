import type { Bindings, VariableValue } from "../ast/mod.ts";
import {
  type Diagnostic,
  diagnostic,
  type Result,
  result,
  type Span,
} from "../diagnostics/mod.ts";
import { type Directive, findDirective } from "./directives.ts";
import type { FoundDirective } from "./directives.ts";
import type { ResolvedToken, Token, VariableToken } from "./token.ts";

/** Gives every variable directive its value; reports all that have none. */
export function resolve(
  tokens: readonly Token[],
  bindings: Bindings,
): Result<readonly ResolvedToken[]> {
  const diagnostics: Diagnostic[] = [];
  const resolved = tokens.map((token) =>
    token.kind === "directive"
      ? resolveDirective(token, bindings, diagnostics)
      : token
  );
  return result(resolved, diagnostics);
}

function resolveDirective(
  token: Token,
  bindings: Bindings,
  diagnostics: Diagnostic[],
): ResolvedToken {
  const found = findDirective(token.text);
  // Unknown directives are the grammar's business: it knows {Banish}.
  if (found === undefined) return token;
  const { start, end, text: directive } = token;
  const value = read(found, directive, bindings);
  if ("variable" in value) {
    diagnostics.push(unresolved(token, directive, value));
    return token;
  }
  // The kind and value of one read, so they belong together. Written out, as
  // a spread takes 50 ns.
  return {
    kind: value.kind,
    value: value.value,
    directive,
    base: found.base,
    start,
    end,
  } as VariableToken;
}

type Kind = keyof Values;
interface Values {
  Integer: Extract<VariableValue, { Integer: unknown }>["Integer"];
  Subtype: Extract<VariableValue, { Subtype: unknown }>["Subtype"];
  Figment: Extract<VariableValue, { Figment: unknown }>["Figment"];
}

/** A variable that has no value, or one of another kind. */
interface Missing {
  readonly variable: string;
  readonly expected: Kind;
  readonly found: VariableValue | undefined;
}

// What distributes over the kinds, so that kind and value belong together.
type KindAndValue<T> = T extends { kind: unknown; value: unknown }
  ? Pick<T, "kind" | "value">
  : never;

function read(
  { directive, number }: FoundDirective,
  name: string,
  bindings: Bindings,
): KindAndValue<VariableToken> | Missing {
  switch (directive.kind) {
    case "integer": {
      const value = lookUp(
        "Integer",
        integerNames(directive, number, name),
        bindings,
      );
      return isMissing(value) ? value : { kind: "integer", value };
    }
    case "subtype": {
      const value = lookUp("Subtype", numbered("subtype", number), bindings);
      return isMissing(value) ? value : { kind: "subtype", value };
    }
    case "figment": {
      const value = lookUp("Figment", numbered("figment", number), bindings);
      return isMissing(value) ? value : { kind: "figment", value };
    }
    case "figment-count": {
      const figment = lookUp("Figment", numbered("figment", number), bindings);
      if (isMissing(figment)) return figment;
      const count = lookUp("Integer", numbered("number", number), bindings);
      if (isMissing(count)) return count;
      return { kind: "figment-count", value: { count, figment } };
    }
    case "subtype-count": {
      const subtype = lookUp("Subtype", numbered("subtype", number), bindings);
      if (isMissing(subtype)) return subtype;
      const count = lookUp("Integer", numbered("allies", number), bindings);
      if (isMissing(count)) return count;
      return { kind: "subtype-count", value: { count, subtype } };
    }
  }
}

/** {kindle2} reads "kindle2", or "k2"; {kindle} reads "k". */
export function integerNames(
  directive: Extract<Directive, { variable: string }>,
  number: string,
  name: string,
): readonly string[] {
  const { variable, otherwise } = directive;
  if (number !== "") return [name, variable + number];
  return otherwise === undefined ? [variable] : [variable, otherwise];
}

/**
 * {subtype2} reads "subtype", or "subtype2"; {subtype} reads "subtype". In this
 * order, since the language knew no other name before: to tell two subtypes
 * apart, number both.
 */
export function numbered(variable: string, number: string): readonly string[] {
  return number === "" ? [variable] : [variable, variable + number];
}

function lookUp<K extends Kind>(
  kind: K,
  names: readonly string[],
  bindings: Bindings,
): Values[K] | Missing {
  for (const variable of names) {
    const found = bindings.get(variable);
    if (found !== undefined) return valueOf(found, kind, variable);
  }
  return { variable: names[0] ?? "", expected: kind, found: undefined };
}

function valueOf<K extends Kind>(
  found: VariableValue,
  kind: K,
  variable: string,
): Values[K] | Missing {
  const value = (found as Partial<Values>)[kind];
  return value ?? { variable, expected: kind, found };
}

function isMissing(value: unknown): value is Missing {
  return typeof value === "object";
}

const IN_WORDS: { readonly [K in Kind]: string } = {
  Integer: "a whole number",
  Subtype: "a subtype",
  Figment: "a figment",
};

function unresolved(
  span: Span,
  directive: string,
  { variable, expected, found }: Missing,
): Diagnostic {
  if (found === undefined) {
    return diagnostic("unresolved-variable", span, { variable, directive });
  }
  const kind = (["Integer", "Subtype", "Figment"] as const)
    .find((kind) => kind in found) ?? "Integer";
  return diagnostic("wrong-variable-type", span, {
    variable,
    directive,
    expected: IN_WORDS[expected],
    found: IN_WORDS[kind],
  });
}
