import {
  CARD_SUBTYPES,
  FIGMENT_TYPES,
  type VariableKind,
  type VariableValue,
} from "../../ast/internal.ts";
import type { DialectName } from "../../lexer/mod.ts";
import { formatBindings, type Need } from "../../lexer/internal.ts";
import type { Edit } from "../answers.ts";

/** An initial value of each kind. */
const FIRST_VALUES: { readonly [K in VariableKind]: VariableValue } = {
  Integer: { Integer: 1 },
  Subtype: { Subtype: CARD_SUBTYPES[0] },
  Figment: { Figment: FIGMENT_TYPES[0] },
};

/** Adds a binding for a variable, after the existing ones. */
export function addBinding(
  variables: string,
  { names: [name = ""], kind }: Need,
  dialect: DialectName,
): Edit {
  const bound = new Map([[name, FIRST_VALUES[kind]]]);
  const said = variables.trimEnd();
  const separator = said === "" ? "" : said.includes("\n") ? "\n" : ", ";
  return {
    span: { start: said.length, end: said.length },
    source: "variables",
    replacement: separator + formatBindings(bound, { dialect }),
  };
}
