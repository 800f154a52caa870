import {
  expectList,
  expectObject,
  expectOneOf,
  unexpectedArgument,
} from "./arguments.ts";

/** What a field of options must be: of a type, or one of several words. */
export type OptionType =
  | "boolean"
  | "function"
  | "list"
  | "number"
  | "object"
  | "string"
  | readonly string[];

/** What the fields of options must be, by name. */
export type OptionTypes = Readonly<Record<string, OptionType>>;

const TYPES: {
  readonly [T in Exclude<OptionType, "list" | readonly string[]>]: string;
} = {
  boolean: "true or false",
  function: "a function",
  number: "a number",
  object: "an object",
  string: "a string",
};

/**
 * Refuses options that are not an object, or have a field that is not what it
 * must be; fields without a value are as good as none.
 *
 * @category Diagnostics
 */
export function expectOptions(options: unknown, types: OptionTypes): void {
  expectObject(options, "options");
  const fields = options as Readonly<Record<string, unknown>>; // It is one.
  for (const [name, type] of Object.entries(types)) {
    const value = fields[name];
    if (value === undefined) continue;
    const argument = `options.${name}`;
    if (type === "list") expectList(value, argument);
    else if (typeof type !== "string") expectOneOf(value, argument, type);
    else if (typeof value !== type || value === null) {
      throw unexpectedArgument(argument, TYPES[type], value);
    }
  }
}
