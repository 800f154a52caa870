import { ID_TYPES, type IdType } from "../../cards/id_type.ts";
import { TYPESCRIPT_HEADER } from "./test_card.ts";

/** The text of `identifiers.ts`: the types of ids, strings that do not mix. */
export function writeIdentifiersTypeScript(): string {
  return TYPESCRIPT_HEADER + ID_TYPES.map(typeLines).join("");
}

function typeLines(type: IdType): string {
  return `
/** A UUID that is a ${type}. */
export type ${type} = string & { readonly __type: "${type}" };
`;
}
