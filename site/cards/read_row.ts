import type { TomlTable } from "../../tabula/internal.ts";
import type { GalleryCard } from "./card.ts";

/** What the gallery takes from a row as it is. */
export type RowValues = Omit<GalleryCard, "spans" | "abilities" | "reports">;

/**
 * Reads a row of any table; undefined if it is not a card. Skips invalid
 * values.
 */
export function readCardRow(
  table: string,
  row: TomlTable,
): RowValues | undefined {
  const text = textOf(row["rules-text"]);
  const [id, name] = [textOf(row["id"]), textOf(row["name"])];
  if (text === undefined && (id === undefined || name === undefined)) {
    return undefined;
  }
  return {
    id: id ?? "",
    name: name ?? "",
    table,
    ...fieldOf("type", wordOf(row["card-type"])),
    ...fieldOf("subtype", wordOf(row["subtype"])),
    ...fieldOf("rarity", wordOf(row["rarity"])),
    ...fieldOf("cost", numberOf(row["energy-cost"])),
    ...fieldOf("spark", numberOf(row["spark"])),
    ...fieldOf("produces", numberOf(row["energy-produced"])),
    ...row["is-fast"] === true && { isFast: true },
    text: text ?? "",
    variables: textOf(row["variables"]) ?? "",
  };
}

type Named<K extends string, T> = { readonly [P in K]?: T };

/** A field, left out where there is no value. */
function fieldOf<K extends string, T>(
  key: K,
  value: T | undefined,
): Named<K, T> {
  // A computed key widens to an index signature.
  return value === undefined ? {} : { [key]: value } as Named<K, T>;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** A word; `""` and `"*"` are none. */
function wordOf(value: unknown): string | undefined {
  return value === "" || value === "*" ? undefined : textOf(value);
}

/** A number, which may be in quotation marks. */
function numberOf(value: unknown): number | undefined {
  const digits = typeof value === "bigint" ? String(value) : value;
  return typeof digits === "string" && /^\d+$/.test(digits)
    ? Number(digits)
    : undefined;
}
