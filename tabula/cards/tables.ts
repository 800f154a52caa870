import { keepingLatest } from "../../memo.ts";
import { CARD_EFFECT_FORM, type CardEffectValues } from "./card_effect.ts";
import { CARD_LIST_FORM, type CardListValues } from "./card_list_row.ts";
import {
  CARD_FORM,
  cardFormWith,
  type CardValues,
  DREAMWELL_FORM,
  type DreamwellValues,
} from "./card_values.ts";
import type { RowOf } from "../problem.ts";
import type { Field, Form } from "./form.ts";

/**
 * The tables that the game loads, and what a row of each says.
 *
 * @internal For editors, which describe every key to their users.
 */
export interface Tables {
  readonly "cards": CardValues;
  readonly "test-cards": CardValues;
  readonly "dreamwell": DreamwellValues;
  readonly "test-dreamwell": DreamwellValues;
  readonly "card-lists": CardListValues;
  readonly "card-fx": CardEffectValues;
}

/** The name of a table that the game loads. */
export type TableName = keyof Tables;

/** The keys of each table. */
export type Forms = { readonly [T in TableName]: Form<Tables[T]> };

/** The keys of each table in a game with the built-in names. */
export const FORMS: Forms = {
  "cards": CARD_FORM,
  "test-cards": CARD_FORM,
  "dreamwell": DREAMWELL_FORM,
  "test-dreamwell": DREAMWELL_FORM,
  "card-lists": CARD_LIST_FORM,
  "card-fx": CARD_EFFECT_FORM,
};

/** The keys of each table in a game with more subtypes. */
export function formsWith(subtypes: readonly string[]): Forms {
  const form = cardFormWith(subtypes);
  return { ...FORMS, "cards": form, "test-cards": form };
}

const NAMES: ReadonlySet<string> = new Set(Object.keys(FORMS));

/** A value that the game does not look at. */
const ANYTHING: Field<unknown> = { read: () => undefined };

/** Keys that other programs use; the game does not read them. */
const OTHER_KEYS: { readonly [T in TableName]?: readonly string[] } = {
  "cards": ["card-number", "art-owned", "resonance"],
  "test-cards": ["card-number", "art-owned", "resonance"],
};

/** Every key that a row of the table may have. */
export const KEYS: { readonly [T in TableName]: Keys } = {
  "cards": keysOf("cards"),
  "test-cards": keysOf("test-cards"),
  "dreamwell": keysOf("dreamwell"),
  "test-dreamwell": keysOf("test-dreamwell"),
  "card-lists": keysOf("card-lists"),
  "card-fx": keysOf("card-fx"),
};

/** The keys of a table, each with its field. */
export type Keys = ReadonlyMap<string, Field<unknown>>;

/** Whether the game loads a table of this name. */
export function isTableName(name: string): name is TableName {
  return NAMES.has(name);
}

/** The file that the game loads a table from. */
export function fileOf(table: TableName): string {
  return `${table}.toml`;
}

/** The table that the game loads from a file; the path to the file may be there. */
export const tableIn: (file: string) => TableName | undefined = keepingLatest(
  (file) => {
    const name = /([^/\\]*)\.toml$/.exec(file)?.[1] ?? "";
    return isTableName(name) ? name : undefined;
  },
);

/**
 * The table of the game that a row belongs to. Nothing if the game does not
 * load that table from the file of the row, whatever the table is called: such
 * rows take part only if they have an id and rules text.
 */
export function loadedTable({ file, row }: RowOf): TableName | undefined {
  const own = tableIn(file);
  return own === row.table ? own : undefined;
}

function keysOf(table: TableName): Keys {
  const others = OTHER_KEYS[table] ?? [];
  return new Map([
    ...Object.entries<Field<unknown>>({ ...FORMS[table] }),
    ...others.map((key) => [key, ANYTHING] as const),
  ]);
}
