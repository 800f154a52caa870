import { many, Parser, possibly, recursiveParser, sequenceOf } from "arcsecond";
import { deeper, notDeeper } from "./deeper.ts";
import { furthest } from "./furthest.ts";
import { memoized } from "./memoized.ts";
import type { Located } from "./located.ts";
import { noting } from "./nodes.ts";
import { partsOf } from "./parts.ts";
import type { AnyRule, Part, ShapeOf } from "./shape.ts";
import { advance, failHere, type TracedTokens } from "./tokens.ts";
import { expect } from "./trace.ts";

/** An arcsecond parser of our tokens. */
export type TokenParser<T> = Parser<T, string, TracedTokens>;

/** The arcsecond parser of a rule, composed from the parsers of its parts. */
export function parserOf(rule: AnyRule): TokenParser<unknown> {
  const { shape } = rule;
  switch (shape.kind) {
    case "token":
      return word(shape.word, shape.read);
    case "sequence":
      return sequence(partsOf(shape));
    case "choice":
      return memoized(furthest(rule, shape), rule);
    case "optional":
      return possibly(shape.rule).map(orUndefined);
    case "list":
      return list(shape);
    case "lazy":
      return memoized(deeper(recursiveParser(shape.find)), rule);
    case "once":
      return memoized(shape.rule, rule);
    case "label":
      return parserOfLabel(shape);
    case "mapped":
      return noting(shape.rule.composed.map(shape.change));
    case "constant": {
      const { value } = shape;
      return noting(shape.rule.composed.map(() => value));
    }
    case "checked":
      return parserOfChecked(shape);
    case "located":
      return parserOfLocated(shape.rule, (found) => found);
    case "marked":
      return parserOfLocated(shape.rule, shape.mark);
    case "values":
      return values(shape);
    case "parser":
      return shape.parser;
  }
}

/** Reads one token. */
function word(
  word: string,
  read: (value: unknown) => unknown,
): TokenParser<unknown> {
  const error = `Expected "${word}"`;
  return new Parser((state) => {
    if (state.isError) return state;
    const { index } = state;
    const data: TracedTokens = state.data;
    data.steps++;
    if (data.words[index] === word) {
      return advance(state, index + 1, read(data.values[index]));
    }
    expect(data.trace, index, word);
    return failHere(state, error);
  });
}

function sequence(parts: readonly Part[]): TokenParser<unknown> {
  const slots = parts.flatMap((part, i) => typeof part === "string" ? [] : [i]);
  return sequenceOf(parts.map(parserOfPart)).map((values) =>
    slots.length === 0 ? undefined : slots.map((i) => values[i])
  );
}

function parserOfPart(part: Part): TokenParser<unknown> {
  return typeof part === "string" ? word(part, nothing) : part;
}

function nothing(): undefined {
  return undefined;
}

function orUndefined(value: unknown): unknown {
  return value ?? undefined;
}

/** One item, then more after separators. An item must read at least one token. */
function list(
  { rule, separator, min, max, nests }: ShapeOf<"list">,
): TokenParser<unknown> {
  const item = failOnNothing(rule);
  const next: TokenParser<unknown> = separator === undefined
    ? item
    : failOnNothing(sequenceOf([separator, item]).map(([, value]) => value));
  const rest = max === Infinity ? many(next) : atMost(max - 1, next);
  const all = sequenceOf([item, rest]).map(([first, more]) => [first, ...more]);
  const enough = min < 2 ? all : where(all, ({ length }) => length >= min);
  if (min > 0) return enough;
  const any = possibly(enough).map((items) => items ?? []);
  return nests ? notDeeper(any, ({ length }) => length < max) : any;
}

/** The same parser, but it fails if it reads nothing. */
function failOnNothing<T>(parser: TokenParser<T>): TokenParser<T> {
  return new Parser((state) => {
    const next = parser.p(state);
    return next.isError || next.index > state.index
      ? next
      : failHere(state, "Expected something");
  });
}

/** Up to a number of items. */
function atMost<T>(
  count: number,
  item: TokenParser<T>,
): TokenParser<readonly T[]> {
  if (count === 0) return Parser.of([]);
  const rest = recursiveParser(() => more);
  const more = atMost(count - 1, item);
  return possibly(sequenceOf([item, rest]))
    .map((found) => found === null ? [] : [found[0], ...found[1]]);
}

/** The same parser, but it fails if its value does not pass a test. */
function where<T>(
  parser: TokenParser<T>,
  test: (value: T) => boolean,
): TokenParser<T> {
  return new Parser((state) => {
    const next = parser.p(state);
    return next.isError || test(next.result)
      ? next
      : failHere(state, "Expected another value");
  });
}

function parserOfChecked(
  { rule, test }: ShapeOf<"checked">,
): TokenParser<unknown> {
  return new Parser((state) => {
    const next = rule.p(state);
    if (next.isError) return next;
    const { values }: TracedTokens = next.data;
    if (test(next.result, values, state.index, next.index)) return next;
    expect(state.data.trace, state.index, rule);
    return failHere(state, "Expected another value");
  });
}

function parserOfLabel({ rule, name }: ShapeOf<"label">): TokenParser<unknown> {
  return new Parser((state) => {
    if (state.isError) return state;
    const { open } = state.data.trace;
    open.push({ at: state.index, name });
    const next = rule.p(state);
    open.pop();
    return next;
  });
}

function parserOfLocated(
  rule: AnyRule,
  change: (found: Located<unknown>) => unknown,
): TokenParser<unknown> {
  return new Parser((state) => {
    const next = rule.p(state);
    if (next.isError) return next;
    const { result: value, index: end, data } = next;
    const { values }: TracedTokens = data;
    return advance(
      next,
      end,
      change({ value, start: state.index, end, values }),
    );
  });
}

function values(
  { read, words, only }: ShapeOf<"values">,
): TokenParser<unknown> {
  return new Parser((state) => {
    if (state.isError) return state;
    const data: TracedTokens = state.data;
    data.steps++;
    const canStart = !only || words.includes(data.words[state.index] ?? "");
    const found = canStart ? read(data.values, state.index) : undefined;
    if (found !== undefined) return advance(state, found.end, found.value);
    for (const word of words) expect(data.trace, state.index, word);
    return failHere(state, "Expected another word");
  });
}
