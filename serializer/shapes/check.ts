import { type KnownShape, knownShape } from "./known_shape.ts";
import type { Check, TreeMisfit, TreeShape, TreeShapes } from "./shape.ts";

/** Makes the check of a shape, which may be one of those that have names. */
export function checkOf(shapes: TreeShapes, root: TreeShape): Check {
  const shape = knownShape(shapes, root);
  return (value) => misfitOf(shape, value);
}

function misfitOf(shape: KnownShape, value: unknown): TreeMisfit | undefined {
  switch (shape.kind) {
    case "variants":
      return inVariants(shape, value);
    case "fields":
      return inFields(shape, value);
    case "number":
      return typeof value === "number" ? undefined : misfit("a number", value);
    case "boolean":
      return typeof value === "boolean"
        ? undefined
        : misfit("true or false", value);
    case "list":
      return inList(shape, value);
    case "tuple":
      return inTuple(shape, value);
    case "orNull":
      return value === null ? undefined : misfitOf(shape.parts[0]!, value);
  }
}

function misfit(expected: string, found: unknown): TreeMisfit {
  return { keys: [], expected, found };
}

function inside(key: string | number, found: TreeMisfit): TreeMisfit {
  found.keys.push(key);
  return found;
}

function inList(
  { parts: [item] }: KnownShape,
  value: unknown,
): TreeMisfit | undefined {
  if (!Array.isArray(value)) return misfit("a list", value);
  for (let i = 0; i < value.length; i++) {
    const found = misfitOf(item!, value[i]); // A list has the shape of its items.
    if (found !== undefined) return inside(i, found);
  }
  return undefined;
}

function inTuple(
  { parts }: KnownShape,
  value: unknown,
): TreeMisfit | undefined {
  if (!Array.isArray(value) || value.length !== parts.length) {
    return misfit(`a list of ${parts.length}`, value);
  }
  for (let i = 0; i < parts.length; i++) {
    const found = misfitOf(parts[i]!, value[i]);
    if (found !== undefined) return inside(i, found);
  }
  return undefined;
}

/**
 * Loops over the keys, since lists of them would cost every tree time. Inherited
 * keys show up too: those that do not fit are passed over.
 */
function inFields(
  { parts, names, needed }: KnownShape,
  value: unknown,
): TreeMisfit | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return misfit(`an object with ${listed(names)}`, value);
  }
  let missing = needed;
  let next = 0;
  for (const name in value) {
    // A key of this very object, whatever its name.
    const part: unknown = value[name as keyof typeof value];
    // Most trees have their fields in the order of their types.
    const field = names[next] === name ? next : names.indexOf(name);
    if (field < 0) {
      if (!Object.hasOwn(value, name)) continue;
      return inside(name, misfit(`only ${listed(names)}`, part));
    }
    next = field + 1;
    if (field < needed) missing--;
    else if (part === undefined) continue;
    const found = misfitOf(parts[field]!, part);
    if (found !== undefined) return inside(name, found);
  }
  return missing === 0 ? undefined : firstMissing(names, needed, value);
}

function firstMissing(
  names: readonly string[],
  needed: number,
  value: object,
): TreeMisfit | undefined {
  const first = names.slice(0, needed)
    .find((name) => !Object.hasOwn(value, name));
  return first === undefined
    ? undefined
    : inside(first, misfit("a value", undefined));
}

function inVariants(
  { variants }: KnownShape,
  value: unknown,
): TreeMisfit | undefined {
  if (typeof value === "string") {
    return variants.get(value) === null
      ? undefined
      : noVariant(variants, value);
  }
  if (typeof value !== "object" || value === null) {
    return noVariant(variants, value);
  }
  let keys = 0;
  let found: TreeMisfit | undefined;
  for (const tag in value) {
    // A key of this very object, whatever its name.
    const payload: unknown = value[tag as keyof typeof value];
    const shape = keys === 0 ? variants.get(tag) : undefined;
    if (shape) {
      found = misfitOf(shape, payload);
      if (found !== undefined) inside(tag, found);
      keys++;
    } else if (Object.hasOwn(value, tag)) {
      return keys === 0
        ? noVariant(variants, value)
        : misfit("a single key", value);
    }
  }
  return keys === 0 ? noVariant(variants, value) : found;
}

function noVariant(
  variants: KnownShape["variants"],
  value: unknown,
): TreeMisfit {
  return misfit(`one of ${listed([...variants.keys()])}`, value);
}

const MOST_NAMES = 6;

function listed(names: readonly string[]): string {
  const all = names.map((name) => `"${name}"`);
  return all.length <= MOST_NAMES
    ? all.join(", ")
    : `${all.slice(0, MOST_NAMES).join(", ")} and ${
      all.length - MOST_NAMES
    } more`;
}
