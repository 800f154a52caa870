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
  Parse: [
    "unknown-word",
    "unknown-directive",
    "missing-braces",
    "foreign-word",
    "misplaced-word",
    "missing-word",
    "missing-article",
    "missing-punctuation",
    "doubled-word",
    "wrong-order",
    "plural-for-one",
    "unclear-scope",
    "value-in-text",
    "unexpected-end",
  ],
};

testCorpus(
  "parse() reports every vector of errors.json: kind, place and variable",
  corpusJson<Vector[]>("dreamtides/vectors/errors.json"),
  (vectors) => assertAll(vectors, check, ({ source }) => source),
);

function check(vector: Vector): void {
  const { text = "", variables, observedError } = vector;
  const { kind, variant = kind, span, name } = observedError;
  const first = firstError(text, CODES[variant] ?? [], variables);
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

/** The reference stops at the first stage that fails; ours goes on, and sorts. */
function firstError(
  text: string,
  codes: readonly Code[],
  variables?: string,
): Diagnostic {
  const result = parse(text, variables);
  const errors = result.ok ? [] : result.errors;
  const first = errors.find(({ code }) => codes.includes(code));
  if (first === undefined) throw new Error(`"${text}" is no ${codes}`);
  return first;
}
