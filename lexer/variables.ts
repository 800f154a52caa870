import { MAX_U32 } from "../ast/internal.ts";
import { unexpectedArgument } from "../diagnostics/internal.ts";

/**
 * The variables of a card: text as authors write it, "cards: 2, subtype:
 * warrior", or an object, `{ cards: 2, subtype: "warrior" }`. An object is read
 * as the text that `variablesText` returns for it.
 */
export type Variables = string | { readonly [name: string]: number | string };

/**
 * Variables as authors write them: "cards: 2, subtype: warrior". Diagnostics of
 * a card whose variables are an object point into this text.
 *
 * @throws {TypeError} If no text says the same: a number that is not whole, or a
 * name with a colon in it.
 * @category Dreamtides
 */
export function variablesText(variables: Variables): string {
  if (typeof variables === "string") return variables;
  if (
    typeof variables !== "object" || variables === null ||
    Array.isArray(variables) || variables instanceof Map
  ) {
    throw unexpectedArgument(
      "variables",
      "a string or a plain object",
      variables,
    );
  }
  return Object.entries(variables).map(([name, value]) =>
    `${checkedName(name)}: ${checkedValue(name, value)}`
  ).join(", ");
}

// Characters that would end a binding, or its name.
const NOT_IN_NAMES = /[:,\n]|^\s|\s$/;
const NOT_IN_VALUES = /[,\n]/;

function checkedName(name: string): string {
  if (!NOT_IN_NAMES.test(name)) return name;
  throw unexpectedArgument(
    "variables",
    "names without colons, commas, line breaks and spaces around them",
    name,
  );
}

function checkedValue(name: string, value: unknown): string {
  if (typeof value === "string" && !NOT_IN_VALUES.test(value)) return value;
  const isWhole = Number.isInteger(value) && Number(value) >= 0 &&
    Number(value) <= MAX_U32;
  if (isWhole) return String(value);
  throw unexpectedArgument(
    `variables.${name}`,
    `a whole number up to ${MAX_U32} or a name without commas and line breaks`,
    value,
  );
}
