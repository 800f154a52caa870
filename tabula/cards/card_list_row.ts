import { diagnostic } from "../../diagnostics/mod.ts";
import { type FieldProblem, type Fields, numberAt, textAt } from "./fields.ts";
import { ID_TYPES, type IdType, isIdType } from "./id_type.ts";
import type { TomlTable } from "../toml/read_rows.ts";
import { normalUuid } from "./uuid.ts";

/** A row of the card lists: so many copies of a card. */
export interface CardListRow {
  readonly list_name: string;
  readonly list_type: IdType;
  readonly card_id: string;
  readonly copies: number;
}

/** The keys of card lists. */
export const CARD_LIST_FIELDS: Fields = {
  required: ["list-name", "list-type", "card-id", "copies"],
  types: {
    "list-name": "text",
    "list-type": "text",
    "card-id": "text",
    "copies": "integer32",
  },
};

/** Makes a row of the card lists, or says what is wrong first. */
export function cardListRow(row: TomlTable): CardListRow | FieldProblem {
  const type = textAt(row, "list-type") ?? "";
  if (!isIdType(type)) {
    const details = { found: type, known: ID_TYPES };
    const found = diagnostic("unknown-list-type", START, details);
    return { key: "list-type", diagnostic: found };
  }
  const written = textAt(row, "card-id") ?? "";
  const id = normalUuid(written);
  if (id === undefined) {
    const found = diagnostic("invalid-uuid", START, { found: written });
    return { key: "card-id", diagnostic: found };
  }
  return {
    list_name: textAt(row, "list-name") ?? "",
    list_type: type,
    card_id: id,
    copies: numberAt(row, "copies") ?? 0,
  };
}

const START = { start: 0, end: 0 };
