import type { Phrase, Value, Variable } from "./phrase.ts";

/** The numbers a variable gets: on its directive and on the names it binds. */
export interface Numbers {
  readonly directive: string;
  readonly names: readonly string[];
}

/** Finds the numbers of a variable. */
export type Numbering = (variable: Variable) => Numbers;

/**
 * Numbers the values of every name that has several, in the order of the text.
 * A directive that reads several names has one number for all: where they have
 * different ones, they get a number of their own together.
 */
export function numbering(phrase: Phrase): Numbering {
  const values: Values = new Map();
  collect(phrase, values);
  const pairs = new Map<string, number>();
  const numberOf = (name: string, value: Value): number => {
    const known = values.get(name);
    return known === undefined || known.size < 2 ? 0 : known.get(value) ?? 0;
  };
  return ({ names, values: bound }) => {
    const own = names.map((name, i) => numberOf(name, bound[i]!)); // As many.
    const given = new Set(own.filter((number) => number > 0));
    // Without a number of its own, a name is read without one.
    if (given.size < 2) return numbers(Math.max(0, ...given), own);
    const key = [...names, ...bound].join(" ");
    const pair = pairs.get(key) ?? largest(values) + pairs.size + 1;
    pairs.set(key, pair);
    return numbers(pair, names.map(() => pair));
  };
}

function numbers(directive: number, names: readonly number[]): Numbers {
  return { directive: suffix(directive), names: names.map(suffix) };
}

function suffix(number: number): string {
  return number === 0 ? "" : String(number);
}

/** The values of each name, numbered from 1. */
type Values = Map<string, Map<Value, number>>;

function largest(values: Values): number {
  return Math.max(...[...values.values()].map(({ size }) => size));
}

function collect(phrase: Phrase, values: Values): void {
  if (typeof phrase === "string") return;
  switch (phrase.kind) {
    case "words":
      return phrase.parts.forEach((part) => collect(part, values));
    case "variable":
      return phrase.names.forEach((name, i) =>
        add(values, name, phrase.values[i]!) // There are as many.
      );
    case "digits":
      return;
    default:
      return collect(phrase.phrase, values);
  }
}

function add(values: Values, name: string, value: Value): void {
  const known = values.get(name) ?? new Map<Value, number>();
  if (!known.has(value)) known.set(value, known.size + 1);
  values.set(name, known);
}
