import {
  CARD_SUBTYPES,
  FIGMENT_TYPES,
  type VariableKind,
} from "../../ast/mod.ts";
import { type Need, valueName } from "../../lexer/mod.ts";
import type { Edit } from "../answers.ts";

/** A value of each kind to begin with. */
const FIRST_VALUES: { readonly [K in VariableKind]: string } = {
  Integer: "1",
  Subtype: valueName(CARD_SUBTYPES[0]),
  Figment: valueName(FIGMENT_TYPES[0]),
};

/** Gives a variable its first value, behind those that there are. */
export function addedBinding(variables: string, { names, kind }: Need): Edit {
  const said = variables.trimEnd();
  const separator = said === "" ? "" : said.includes("\n") ? "\n" : ", ";
  return {
    span: { start: said.length, end: said.length },
    source: "variables",
    replacement: `${separator}${names[0] ?? ""}: ${FIRST_VALUES[kind]}`,
  };
}
