import { integerFrom, nameOf, neededByFile, text, uuid } from "./fields.ts";
import type { Form } from "./form.ts";
import { ID_TYPES, type IdType } from "./id_type.ts";

/** A row of the card lists: a card and its number of copies. */
export interface CardListRow {
  /** The name of the list. */
  readonly list_name: string;
  /** What the ids of the list stand for. */
  readonly list_type: IdType;
  /** The id of the card. */
  readonly card_id: string;
  /** How many copies of the card are in the list. */
  readonly copies: number;
}

/** What a row says of a card in a list. */
export interface CardListValues {
  readonly "list-name": string;
  readonly "list-type": IdType;
  readonly "card-id": string;
  readonly "copies": number;
}

/** More copies than any deck holds are a slip, and would fill the memory. */
const MOST_COPIES = 10_000;

/** The keys of card lists. */
export const CARD_LIST_FORM: Form<CardListValues> = {
  "list-name": neededByFile(text),
  "list-type": neededByFile(nameOf("list type", ID_TYPES)),
  "card-id": neededByFile(uuid("row")),
  "copies": neededByFile(integerFrom(0, MOST_COPIES)),
};

/** A row of the card lists as the game has it. */
export function cardListRow(values: CardListValues): CardListRow {
  return {
    list_name: values["list-name"],
    list_type: values["list-type"],
    card_id: values["card-id"],
    copies: values["copies"],
  };
}
