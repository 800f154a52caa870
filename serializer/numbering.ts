import type { Phrase, Value, Variable } from "./phrase.ts";

/** The numbers a variable gets: on its directive and on the names it binds. */
export interface Numbers {
  readonly directive: string;
  readonly name: string;
  readonly count: string;
}

/** Finds the numbers of a variable. */
export type Numbering = (variable: Variable) => Numbers;

/**
 * Numbers the values of every name that has several, in the order of the text.
 * A directive that reads two names has one number for both: where they have
 * different ones, the pair gets a number of its own.
 */
export function numbering(phrase: Phrase): Numbering {
  const values: Values = new Map();
  collect(phrase, values);
  const pairs = new Map<string, number>();
  const numberOf = (name: string, value: Value): number => {
    const known = values.get(name);
    return known === undefined || known.size < 2 ? 0 : known.get(value) ?? 0;
  };
  return ({ name, value, count }) => {
    const which = numberOf(name, value);
    if (count === undefined) return numbers(which, which, 0);
    const many = numberOf(count.name, count.value);
    // Without a number of its own, a name is read without one.
    if (which === 0 || many === 0) {
      return numbers(Math.max(which, many), which, many);
    }
    if (which === many) return numbers(which, which, many);
    const key = `${name} ${value} ${count.value}`;
    const own = pairs.get(key) ?? largest(values) + pairs.size + 1;
    pairs.set(key, own);
    return numbers(own, own, own);
  };
}

function numbers(directive: number, name: number, count: number): Numbers {
  return {
    directive: suffix(directive),
    name: suffix(name),
    count: suffix(count),
  };
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
      add(values, phrase.name, phrase.value);
      if (phrase.count) add(values, phrase.count.name, phrase.count.value);
      return;
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
