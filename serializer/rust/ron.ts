import { block, INDENT } from "./block.ts";
import { quoteRon } from "./quote.ts";
import type { RustField, RustValue } from "./value.ts";

/** Writes a value in RON, as the crate of that name does with its defaults. */
export function printRon(value: RustValue, indent = ""): string {
  switch (value.kind) {
    case "atom":
      return value.text;
    case "text":
      return quoteRon(value.text);
    case "wrapper":
      return `(${value.text})`;
    case "newtype":
      return `${value.tag}(${printRon(value.of, indent)})`;
    case "tuple":
      return `${value.tag}(${
        value.of.map((each) => printRon(each, indent)).join(", ")
      })`;
    case "fields":
      return value.tag + printFields(value.fields, indent);
    case "structure":
      return printFields(value.fields, indent);
    case "option":
      return value.of === undefined
        ? "None"
        : `Some(${printRon(value.of, indent)})`;
    case "list":
      return block(
        "[",
        value.of.map((each) => printRon(each, indent + INDENT)),
        "]",
        indent,
      );
  }
}

function printFields(fields: readonly RustField[], indent: string): string {
  const lines = fields
    .filter(({ skipped }) => skipped !== true)
    .map(({ name, value }) => `${name}: ${printRon(value, indent + INDENT)}`);
  return block("(", lines, ")", indent);
}
