import { deepStrictEqual, strictEqual } from "node:assert/strict";
import type { VariableValue } from "../../ast/internal.ts";
import {
  parseBindings,
  resolve,
  type ResolvedToken,
  type Token,
  tokenize,
} from "../../lexer/internal.ts";
import { assertAll, corpusJson, testCorpus } from "../corpus.ts";
import { errorsOf, valueOf } from "../results.ts";

type WireToken = string | { readonly [kind: string]: unknown };

interface LexerVector {
  readonly text: string;
  readonly expectedTokens?: readonly WireToken[];
  readonly observedTokens?: readonly WireToken[];
  readonly expectedSpans?: readonly (readonly [number, number])[];
  readonly observedSpans?: readonly (readonly [number, number])[];
  readonly expectedError?: { readonly variant: string };
  readonly observedErrorSpan?: readonly [number, number];
}

const PUNCTUATION = {
  period: "Period",
  comma: "Comma",
  colon: "Colon",
  newline: "Newline",
} as const;

function wire({ kind, text }: Token): WireToken {
  if (kind === "word") return { Word: text };
  return kind === "directive" ? { Directive: text } : PUNCTUATION[kind];
}

const ERRORS: { readonly [variant: string]: string } = {
  UnclosedBrace: "unclosed-brace",
  EmptyDirective: "empty-directive",
};

testCorpus(
  "tokenize() agrees with every vector of lexer.json",
  corpusJson<LexerVector[]>("dreamtides/vectors/lexer.json"),
  (vectors) =>
    assertAll(vectors, (vector) => {
      const result = tokenize(vector.text);
      if (vector.expectedError !== undefined) {
        const [first] = errorsOf(result);
        strictEqual(first?.code, ERRORS[vector.expectedError.variant]);
        deepStrictEqual(
          [first?.span.start, first?.span.end],
          vector.observedErrorSpan,
        );
        return;
      }
      const tokens = valueOf(result);
      deepStrictEqual(
        tokens.map(wire),
        vector.expectedTokens ?? vector.observedTokens,
      );
      deepStrictEqual(
        tokens.map(({ start, end }) => [start, end]),
        vector.expectedSpans ?? vector.observedSpans,
      );
    }, ({ text }) => JSON.stringify(text)),
);

interface BindingsVector {
  readonly kind: "bindings";
  readonly variables: string;
  readonly observedBindings?: { readonly [name: string]: VariableValue };
  readonly expectedError?: boolean;
}

interface ResolveVector {
  readonly kind: "resolve";
  readonly variables: string;
  readonly tokens: readonly {
    readonly token: WireToken;
    readonly span: readonly [number, number];
  }[];
  readonly observedResolved?: readonly { readonly token: WireToken }[];
  readonly expectedError?: { readonly unresolvedVariable: string };
  readonly observedErrorSpan?: readonly [number, number];
}

function unwire(token: WireToken): Pick<Token, "kind" | "text"> {
  if (typeof token === "string") {
    const kind = token.toLowerCase() as Token["kind"];
    const texts = { period: ".", comma: ",", colon: ":", newline: "\n" };
    return { kind, text: texts[kind as keyof typeof texts] };
  }
  return "Word" in token
    ? { kind: "word", text: token.Word as string }
    : { kind: "directive", text: token.Directive as string };
}

function wireResolved(token: ResolvedToken): WireToken {
  if (!("value" in token)) return { Token: wire(token) };
  const { directive, kind, value } = token;
  switch (kind) {
    case "integer":
      return { Integer: { directive, value } };
    case "subtype":
      return { Subtype: { directive, subtype: value } };
    case "figment":
      return { Figment: { directive, figment_type: value } };
    case "figment-count": {
      const { count, figment: figment_type } = value;
      return { FigmentCount: { directive, count, figment_type } };
    }
    case "subtype-count":
      return { SubtypeCount: { directive, ...value } };
  }
}

testCorpus(
  "parseBindings() and resolve() agree with every vector of variables.json",
  corpusJson<(BindingsVector | ResolveVector)[]>(
    "dreamtides/vectors/variables.json",
  ),
  (vectors) =>
    assertAll(vectors, (vector) => {
      const bindings = parseBindings(vector.variables);
      if (vector.kind === "bindings") {
        strictEqual(bindings.ok, vector.expectedError !== true);
        if (!bindings.ok) return;
        deepStrictEqual(
          Object.fromEntries(bindings.value),
          vector.observedBindings,
        );
        return;
      }
      if (!bindings.ok) throw new Error("The bindings cannot be read");
      const tokens = vector.tokens.map(({ token, span: [start, end] }) => ({
        ...unwire(token),
        start,
        end,
      }));
      const resolved = resolve(tokens, bindings.value);
      if (vector.expectedError !== undefined) {
        const [first] = errorsOf(resolved);
        deepStrictEqual(
          [first?.span.start, first?.span.end],
          vector.observedErrorSpan,
        );
        strictEqual(
          first && "variable" in first.details && first.details.variable,
          vector.expectedError.unresolvedVariable,
        );
        return;
      }
      deepStrictEqual(
        valueOf(resolved).map(wireResolved),
        vector.observedResolved?.map(({ token }) => token),
      );
    }, ({ variables }) => JSON.stringify(variables)),
);
