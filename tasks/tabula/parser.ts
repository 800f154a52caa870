import { type DialectChoice, parse } from "../../mod.ts";
import type { ParseText } from "../../tabula/mod.ts";

/** The parser of rules texts in a dialect. */
export function parserOf(dialect: DialectChoice): ParseText {
  return (text, variables) => parse(text, variables, { dialect });
}
