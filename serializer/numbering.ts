import { MODE_COST } from "../ast/internal.ts";
import type { Dialect, Numbers } from "../lexer/dialects/mod.ts";
import type { Phrase, Value, Variable } from "./phrase.ts";

/** Finds the numbers of a variable: on its directive and on the names it binds. */
export type Numbering = (variable: Variable) => Numbers;

/**
 * Numbers the values of every name that has several, in the order of the text.
 * A directive that reads several names has one number for all: where they have
 * different ones, they get a number of their own together.
 */
export function numbering(phrase: Phrase, dialect: Dialect): Numbering {
  const variables = variablesIn(phrase, dialect);
  const values = numberedValues(variables, dialect);
  const pairs = new Map<string, number>();
  const numberOf = (name: string, value: Value): number => {
    const known = values.get(name);
    return known === undefined || known.size < 2 ? 0 : known.get(value) ?? 0;
  };
  return ({ directive, values: bound }) => {
    const { names } = dialect.plain(directive);
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

/** The values of each name with their numbers; 0 is none. */
type Values = Map<string, Map<Value, number>>;

function largest(values: Values): number {
  const given = [...values.values()].flatMap((each) => [...each.values()]);
  return Math.max(...given);
}

function numberedValues(
  variables: readonly Variable[],
  dialect: Dialect,
): Values {
  const values: Values = new Map();
  const fixed: Values = new Map();
  const taken = takenByModes(variables, dialect);
  for (const { directive, values: bound } of variables) {
    if (directive === MODE_COST) continue;
    const kept = dialect.unnumbered(directive);
    dialect.plain(directive).names.forEach((name, i) => {
      add(values, name, bound[i]!, taken); // There are as many.
      if (kept.includes(name)) add(fixed, name, bound[i]!, taken);
    });
  }
  for (const [name, only] of fixed) {
    // Of several, none can do without a number.
    if (only.size === 1) only.forEach((_, value) => set(values, name, value));
  }
  return values;
}

function add(
  values: Values,
  name: string,
  value: Value,
  taken: ReadonlySet<string>,
): void {
  const known = values.get(name) ?? new Map<Value, number>();
  values.set(name, known);
  if (known.has(value)) return;
  let number = Math.max(0, ...known.values()) + 1;
  while (taken.has(`${name}${number}`)) number++;
  known.set(value, number);
}

function set(values: Values, name: string, value: Value): void {
  values.get(name)?.set(value, 0);
}

/** The names that the costs of modes bind. */
function takenByModes(
  variables: readonly Variable[],
  dialect: Dialect,
): ReadonlySet<string> {
  const modes = variables.filter(({ directive }) => directive === MODE_COST);
  return new Set(modes.flatMap((_, i) => dialect.modeCost(i + 1).names));
}

/** The variables of a phrase, in the order of the text. */
function variablesIn(
  phrase: Phrase,
  dialect: Dialect,
  found: Variable[] = [],
): readonly Variable[] {
  if (typeof phrase === "string") return found;
  switch (phrase.kind) {
    case "words":
      for (const part of phrase.parts) variablesIn(part, dialect, found);
      return found;
    case "variable":
      found.push(phrase);
      return found;
    case "digits":
      return found;
    case "differs":
      return variablesIn(phrase.phrases[dialect.name], dialect, found);
    default:
      return variablesIn(phrase.phrase, dialect, found);
  }
}
