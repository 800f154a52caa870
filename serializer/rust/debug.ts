import { block, INDENT } from "./block.ts";
import { quoteDebug } from "./quote.ts";
import type { RustField, RustValue } from "./value.ts";

/** Writes a value as Rust's `{:#?}` does. */
export function printDebug(value: RustValue, indent = ""): string {
  switch (value.kind) {
    case "atom":
      return value.text;
    case "text":
      return quoteDebug(value.text);
    case "wrapper":
      return block(`${value.name}(`, [value.text], ")", indent);
    case "newtype":
      return printValues(`${value.tag}(`, [value.of], ")", indent);
    case "tuple":
      return printValues(`${value.tag}(`, value.of, ")", indent);
    case "fields":
      return printFields(value.tag, value.fields, indent);
    case "structure":
      return printFields(value.name, value.fields, indent);
    case "option":
      return value.of === undefined
        ? "None"
        : printValues("Some(", [value.of], ")", indent);
    case "list":
      return printValues("[", value.of, "]", indent);
  }
}

function printValues(
  open: string,
  values: readonly RustValue[],
  close: string,
  indent: string,
): string {
  const lines = values.map((each) => printDebug(each, indent + INDENT));
  return block(open, lines, close, indent);
}

function printFields(
  name: string,
  fields: readonly RustField[],
  indent: string,
): string {
  const lines = fields.map(({ name, value }) =>
    `${name}: ${printDebug(value, indent + INDENT)}`
  );
  return block(`${name} {`, lines, "}", indent);
}
