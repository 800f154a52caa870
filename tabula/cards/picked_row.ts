import type { Problem, RowOf } from "../problem.ts";
import type { TomlTable } from "../toml/read_rows.ts";
import { type CardListRow, cardListRow } from "./card_list_row.ts";
import type { FieldProblem } from "./form.ts";
import { isFine, readRow, type RowReading } from "./read_row.ts";
import { loadedTable, type TableName } from "./tables.ts";
import { normalUuid } from "./uuid.ts";

/** The relevant fields of a row with an id. */
export interface CardRow {
  /** Where the row is. */
  readonly place: RowOf;
  /** As written. */
  readonly id: string;
  /** The id in its normal form, if it is a UUID. */
  readonly uuid: string | undefined;
  /** Absent if the row has none. */
  readonly name?: string;
  /** Empty if the row has none. */
  readonly text: string;
  /** Empty if the row has none. */
  readonly variables: string;
}

/** A row of the card lists. */
export interface ListRow {
  /** Where the row is. */
  readonly place: RowOf;
  /** What the row says. */
  readonly values: CardListRow;
  /** The id of the card as written. */
  readonly written: string;
}

/** A row of the card effects, with the card that it belongs to. */
export interface EffectRow {
  /** Where the row is. */
  readonly place: RowOf;
  /** The id of the card in its normal form. */
  readonly cardId: string;
}

/** A card whose abilities cannot be read. */
export interface LeftOutCard {
  /** Where the row is. */
  readonly place: RowOf;
  /** As written, if the row has one. */
  readonly id?: string;
  /** Absent if the row has none. */
  readonly name?: string;
}

/** What was picked from a row, and what is wrong with it. */
export interface PickedRow {
  readonly card?: CardRow;
  readonly list?: ListRow;
  readonly effect?: EffectRow;
  readonly leftOut?: LeftOutCard;
  readonly problems?: readonly Problem[];
}

/** Picks what is needed from a row of any table; nothing if it is no card. */
export function pickRow(place: RowOf, row: TomlTable): PickedRow | undefined {
  const table = loadedTable(place);
  if (table !== undefined) return pickKnown(table, place, row);
  const hasId = normalUuid(textOf(row["id"]) ?? "") !== undefined;
  const card = hasId ? pickText(place, row) : undefined;
  return card && { card };
}

/**
 * Picks the rules text of a row of any table, whatever else is in it; nothing
 * if there is none. A row without an id is known by its name, or by its index.
 */
export function pickText(place: RowOf, row: TomlTable): CardRow | undefined {
  const text = textOf(row["rules-text"]) ?? "";
  if (text.trim() === "") return undefined;
  const variables = textOf(row["variables"]) ?? "";
  const name = textOf(row["name"]);
  const id = textOf(row["id"]) ?? name ?? rowName(place);
  const uuid = normalUuid(id);
  return {
    place,
    id,
    uuid,
    ...name !== undefined && { name },
    text,
    variables,
  };
}

/** `cards[3]`: a row without a name. */
export function rowName({ row: { table, index } }: RowOf): string {
  return `${table}[${index}]`;
}

/** Problems of a row at their places; each says which card the row is about. */
export function inRow(
  place: RowOf,
  row: TomlTable,
  problems: readonly FieldProblem[],
): readonly Problem[] {
  const entry = entryOf(row);
  return problems.map(({ key, part, diagnostic }) => ({
    place: {
      ...place,
      ...key !== undefined && { key },
      ...part && { part },
    },
    diagnostic,
    ...entry !== undefined && { entry },
  }));
}

/** `card "Fox" (0a0b…)`, or what there is of it. */
export function cardEntry(id?: string, name?: string): string | undefined {
  if (name === undefined) return id === undefined ? undefined : `card ${id}`;
  const isKnownByName = id === undefined || id === name;
  return `card "${name}"${isKnownByName ? "" : ` (${id})`}`;
}

function entryOf(row: TomlTable): string | undefined {
  const list = textOf(row["list-name"]);
  if (list !== undefined) return `list "${list}"`;
  return cardEntry(
    textOf(row["id"]) ?? textOf(row["card-id"]),
    textOf(row["name"]),
  );
}

function pickKnown(
  table: TableName,
  place: RowOf,
  row: TomlTable,
): PickedRow {
  switch (table) {
    case "card-lists":
      return pickList(place, row);
    case "card-fx":
      return pickEffect(place, row);
    default:
      return isFine(table, row) ? pickCard(place, row) : {
        ...pickCard(place, row),
        ...problemsOf(place, row, readRow(table, row)),
        ...Object.values(row).some(holdsCard) && { leftOut: { place } },
      };
  }
}

/** Whether a card is lost in a value of another: `[[cards.x]]`. */
function holdsCard(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsCard);
  return typeof value === "object" && value !== null &&
    ("id" in value || "rules-text" in value);
}

function pickList(place: RowOf, row: TomlTable): PickedRow {
  const reading = readRow("card-lists", row);
  const problems = problemsOf(place, row, reading);
  if (!reading.ok) return problems;
  const written = textOf(row["card-id"]) ?? "";
  const list = { place, values: cardListRow(reading.values), written };
  return { ...problems, list };
}

function pickEffect(place: RowOf, row: TomlTable): PickedRow {
  const cardId = normalUuid(textOf(row["card-id"]) ?? "");
  return {
    ...isFine("card-fx", row)
      ? {}
      : problemsOf(place, row, readRow("card-fx", row)),
    ...cardId !== undefined && { effect: { place, cardId } },
  };
}

function problemsOf(
  place: RowOf,
  row: TomlTable,
  reading: RowReading<TableName>,
): Pick<PickedRow, "problems"> {
  const { unread } = reading;
  const wrong = reading.ok ? unread : [...reading.problems, ...unread];
  return wrong.length > 0 ? { problems: inRow(place, row, wrong) } : {};
}

function pickCard(place: RowOf, row: TomlTable): PickedRow {
  const id = textOf(row["id"]);
  const text = textOf(row["rules-text"] ?? "");
  const variables = textOf(row["variables"] ?? "");
  if (id === undefined || text === undefined || variables === undefined) {
    return text?.trim() === "" ? {} : { leftOut: named(place, row) };
  }
  const uuid = normalUuid(id);
  const name = textOf(row["name"]);
  const card = name === undefined
    ? { place, id, uuid, text, variables }
    : { place, id, uuid, name, text, variables };
  return { card };
}

function named(place: RowOf, row: TomlTable): LeftOutCard {
  const id = textOf(row["id"]);
  const name = textOf(row["name"]);
  return {
    place,
    ...id !== undefined && { id },
    ...name !== undefined && { name },
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
