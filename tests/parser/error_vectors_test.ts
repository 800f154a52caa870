import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { type Code, type Diagnostic, parse, render } from "../../mod.ts";
import { assertAll, corpusJson, testCorpus } from "../corpus.ts";

interface Vector {
  readonly source: string;
  readonly stage: "lex" | "resolve" | "bindings" | "predicate";
  readonly text?: string;
  readonly variables?: string;
  readonly formattedWithFilename?: string;
  readonly observedError: {
    readonly kind: "Lex" | "UnresolvedVariable" | "VariableParse" | "Parse";
    readonly variant?: string;
    readonly span?: readonly [number, number];
    readonly name?: string;
  };
}

/** What the reference calls an error, and our codes for it. */
const CODES: { readonly [kind: string]: readonly Code[] } = {
  UnclosedBrace: ["unclosed-brace"],
  EmptyDirective: ["empty-directive"],
  UnresolvedVariable: ["unresolved-variable", "wrong-variable-type"],
  VariableParse: ["binding-without-colon", "invalid-binding-value"],
  Parse: ["unexpected-token", "unexpected-end"],
};

testCorpus(
  "parse() reports every vector of errors.json: kind, place and variable",
  corpusJson<Vector[]>("dreamtides/vectors/errors.json"),
  (vectors) => assertAll(vectors, check, ({ source }) => source),
);

function check(vector: Vector): void {
  const { text = "", variables, observedError } = vector;
  const first = firstError(text, variables);
  const { kind, variant = kind, span, name } = observedError;
  ok(CODES[variant]?.includes(first.code), `${first.code} is no ${variant}`);
  if (span !== undefined) {
    const [start, end] = span;
    deepStrictEqual(first.span, { start, end });
  }
  if (name !== undefined) {
    ok(first.message.includes(`"${name}"`), first.message);
  }
  // In the reference, the places of predicates count tokens, all from 0.
  if (vector.stage === "predicate") {
    strictEqual(first.span.start >= "an enemy with".length, true);
  }
  const file = vector.formattedWithFilename ?? "test";
  ok(render(first, { file, text }).includes(`[${file}:`));
}

function firstError(text: string, variables?: string): Diagnostic {
  const result = parse(text, variables);
  const [first] = result.ok ? [] : result.errors;
  if (first === undefined) throw new Error(`"${text}" can be read`);
  return first;
}
