import { MAX_U32 } from "./number.ts";
import type { Check, TreeMisfit, TreeShape, TreeShapes } from "./tree_shape.ts";

/** Makes the check of one of the shapes; `number` is the check of all numbers. */
export function checkOf(
  shapes: TreeShapes,
  root: string,
  number: Check,
): Check {
  const known = new Map<string, Check>();
  const named = (name: string): Check => {
    const found = known.get(name);
    if (found !== undefined) return found;
    // Shapes contain themselves: this one is known before its check is made.
    known.set(name, (value) => made(value));
    const made = compile(shapes[name]!); // Shapes refer to no others.
    known.set(name, made);
    return made;
  };
  const compile = (shape: TreeShape): Check => {
    if (shape === "number") return number;
    if (shape === "boolean") return checkBoolean;
    if (typeof shape === "string") return named(shape);
    if ("list" in shape) return listOf(compile(shape.list));
    if ("tuple" in shape) return tupleOf(shape.tuple.map(compile));
    if ("orNull" in shape) return orNull(compile(shape.orNull));
    return "fields" in shape
      ? fieldsOf(mapOf(shape.fields, compile))
      : variantsOf(
        mapOf(shape.variants, (one) => one === null ? null : compile(one)),
      );
  };
  return named(root);
}

/** A map, since a record also has the keys of its prototype. */
function mapOf<T, R>(
  record: Readonly<Record<string, T>>,
  change: (value: T) => R,
): Map<string, R> {
  return new Map(
    Object.entries(record).map(([key, value]) => [key, change(value)]),
  );
}

function misfit(expected: string, found: unknown): TreeMisfit {
  return { keys: [], expected, found };
}

function inside(key: string | number, found: TreeMisfit): TreeMisfit {
  found.keys.push(key);
  return found;
}

/** Checks for any number. */
export function checkNumber(value: unknown): TreeMisfit | undefined {
  return typeof value === "number" ? undefined : misfit("a number", value);
}

/** Checks for a number that a card can have. */
export function checkWholeNumber(value: unknown): TreeMisfit | undefined {
  return Number.isInteger(value) && Number(value) >= 0 &&
      Number(value) <= MAX_U32
    ? undefined
    : misfit(`a whole number from 0 to ${MAX_U32}`, value);
}

function checkBoolean(value: unknown): TreeMisfit | undefined {
  return typeof value === "boolean"
    ? undefined
    : misfit("true or false", value);
}

function orNull(check: Check): Check {
  return (value) => value === null ? undefined : check(value);
}

/** A check of lists whose members all fit. */
export function listOf(check: Check): Check {
  return (value) => {
    if (!Array.isArray(value)) return misfit("a list", value);
    for (let i = 0; i < value.length; i++) {
      const found = check(value[i]);
      if (found !== undefined) return inside(i, found);
    }
    return undefined;
  };
}

/** A check of objects whose members all fit, whatever their keys. */
export function objectOf(check: Check): Check {
  return (value) => {
    if (!isObject(value)) return misfit("an object", value);
    for (const [key, member] of Object.entries(value)) {
      const found = check(member);
      if (found !== undefined) return inside(key, found);
    }
    return undefined;
  };
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function tupleOf(checks: readonly Check[]): Check {
  return (value) => {
    if (!Array.isArray(value) || value.length !== checks.length) {
      return misfit(`a list of ${checks.length}`, value);
    }
    for (let i = 0; i < checks.length; i++) {
      const found = checks[i]!(value[i]);
      if (found !== undefined) return inside(i, found);
    }
    return undefined;
  };
}

/**
 * Loops over the keys, since lists of them would cost every tree time. Inherited
 * keys show up too: those that do not fit are passed over.
 */
function fieldsOf(checks: ReadonlyMap<string, Check>): Check {
  const isOptional = (name: string): boolean => name.endsWith("?");
  const given = [...checks.keys()];
  const names = given.map((name) =>
    isOptional(name) ? name.slice(0, -1) : name
  );
  const parts = [...checks.values()];
  const optional = given.map(isOptional);
  const required = names.filter((_, i) => !optional[i]);
  return (value) => {
    if (!isObject(value)) {
      return misfit(`an object with ${namesOf(names)}`, value);
    }
    let missing = required.length;
    let next = 0;
    for (const name in value) {
      // A key of this very object, whatever its name.
      const part: unknown = value[name as keyof typeof value];
      // Most trees have their fields in the order of their types.
      const field = names[next] === name ? next : names.indexOf(name);
      if (field < 0) {
        if (!Object.hasOwn(value, name)) continue;
        return inside(name, misfit(`only ${namesOf(names)}`, part));
      }
      next = field + 1;
      if (!optional[field]) missing--;
      else if (part === undefined) continue;
      const found = parts[field]!(part);
      if (found !== undefined) return inside(name, found);
    }
    return missing === 0 ? undefined : firstMissing(required, value);
  };
}

function firstMissing(
  required: readonly string[],
  value: object,
): TreeMisfit | undefined {
  const name = required.find((name) => !Object.hasOwn(value, name));
  return name === undefined
    ? undefined
    : inside(name, misfit("a value", undefined));
}

function variantsOf(variants: ReadonlyMap<string, Check | null>): Check {
  const expected = `one of ${namesOf([...variants.keys()])}`;
  return (value) => {
    if (typeof value === "string") {
      return variants.get(value) === null ? undefined : misfit(expected, value);
    }
    if (typeof value !== "object" || value === null) {
      return misfit(expected, value);
    }
    let keys = 0;
    let found: TreeMisfit | undefined;
    for (const tag in value) {
      // A key of this very object, whatever its name.
      const payload: unknown = value[tag as keyof typeof value];
      const check = keys === 0 ? variants.get(tag) : undefined;
      if (check) {
        found = check(payload);
        if (found !== undefined) inside(tag, found);
        keys++;
      } else if (Object.hasOwn(value, tag)) {
        return misfit(keys === 0 ? expected : "a single key", value);
      }
    }
    return keys === 0 ? misfit(expected, value) : found;
  };
}

const MOST_NAMES = 6;

function namesOf(names: readonly string[]): string {
  const all = names.map((name) => `"${name}"`);
  return all.length <= MOST_NAMES
    ? all.join(", ")
    : `${all.slice(0, MOST_NAMES).join(", ")} and ${
      all.length - MOST_NAMES
    } more`;
}
