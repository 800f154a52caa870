/**
 * Refuses an argument that is not a string.
 *
 * @category Diagnostics
 */
export function expectString(value: unknown, argument: string): void {
  if (typeof value !== "string") {
    throw unexpectedArgument(argument, "a string", value);
  }
}

/**
 * Refuses an argument that is not a number.
 *
 * @category Diagnostics
 */
export function expectNumber(value: unknown, argument: string): void {
  if (typeof value !== "number") {
    throw unexpectedArgument(argument, "a number", value);
  }
}

/**
 * Refuses an argument that is not a function.
 *
 * @category Diagnostics
 */
export function expectFunction(value: unknown, argument: string): void {
  if (typeof value !== "function") {
    throw unexpectedArgument(argument, "a function", value);
  }
}

/**
 * Refuses an argument that is not a list.
 *
 * @category Diagnostics
 */
export function expectList(value: unknown, argument: string): void {
  if (!Array.isArray(value)) {
    throw unexpectedArgument(argument, "a list", value);
  }
}

/**
 * Refuses an argument that is not an object, or a list.
 *
 * @category Diagnostics
 */
export function expectObject(value: unknown, argument: string): void {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw unexpectedArgument(argument, "an object", value);
  }
}

/** Refuses what cannot be rendered: a list of diagnostics, a bare text. */
export function expectReportable(diagnostic: unknown, source: unknown): void {
  if (typeof property(diagnostic, "message") !== "string") {
    throw unexpectedArgument("diagnostic", "a diagnostic", diagnostic);
  }
  expectObject(property(diagnostic, "span"), "diagnostic.span");
  expectObject(source, "source");
  expectString(property(source, "file"), "source.file");
  expectSource(source);
}

/** Refuses a source without a text. */
export function expectSource(source: unknown): void {
  expectObject(source, "source");
  expectString(property(source, "text"), "source.text");
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Reflect.get(value, name)
    : undefined;
}

/**
 * Refuses an argument that is not one of several words.
 *
 * @category Diagnostics
 */
export function expectOneOf(
  value: unknown,
  argument: string,
  words: readonly string[],
): void {
  if (words.some((word) => word === value)) return;
  const expected = words.map((word) => `"${word}"`).join(" or ");
  throw unexpectedArgument(argument, expected, value);
}

/**
 * What is thrown where a caller's types were not checked: a mistake in a program
 * rather than in a card.
 *
 * @category Diagnostics
 */
export function unexpectedArgument(
  argument: string,
  expected: string,
  value: unknown,
): TypeError {
  return new TypeError(
    `Cannot use argument "${argument}": expected ${expected}, found ${
      describeValue(value)
    }`,
  );
}

const LONGEST = 40;

function describeValue(value: unknown): string {
  if (typeof value === "string") {
    return JSON.stringify(
      value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value,
    );
  }
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number") return `the number ${value}`;
  if (Array.isArray(value)) return "a list";
  return value === undefined ? "nothing" : `a value of type ${typeof value}`;
}
