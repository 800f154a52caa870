import { pathStep } from "../../diagnostics/internal.ts";

/** The first place where two JSON values differ. */
export interface JsonDifference {
  /** As in `$["some-id"][0].Event.effect`. */
  readonly path: string;
  /** Nothing if the value is missing. */
  readonly actual: unknown;
  readonly expected: unknown;
}

/** Compares two JSON values; the order of keys does not matter. */
export function jsonDifference(
  actual: unknown,
  expected: unknown,
  path = "$",
): JsonDifference | undefined {
  if (Array.isArray(actual) && Array.isArray(expected)) {
    return differentItem(actual, expected, path);
  }
  if (isObject(actual) && isObject(expected)) {
    return differentKey(actual, expected, path);
  }
  // Not ===: "0" and "-0" are two texts, and only one is what we write.
  return Object.is(actual, expected) ? undefined : { path, actual, expected };
}

type JsonObject = { readonly [key: string]: unknown };

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function differentItem(
  actual: readonly unknown[],
  expected: readonly unknown[],
  path: string,
): JsonDifference | undefined {
  const length = Math.max(actual.length, expected.length);
  for (let at = 0; at < length; at++) {
    const found = jsonDifference(actual[at], expected[at], `${path}[${at}]`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function differentKey(
  actual: JsonObject,
  expected: JsonObject,
  path: string,
): JsonDifference | undefined {
  for (
    const key of new Set([...Object.keys(expected), ...Object.keys(actual)])
  ) {
    const found = jsonDifference(
      own(actual, key),
      own(expected, key),
      path + pathStep(key),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

function own(value: JsonObject, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
