import { failure, type Io, type Outcome } from "../cli/io.ts";
import { readText } from "../cli/read_text.ts";

/** One ability text of a file. */
export interface AbilityText {
  readonly id?: string;
  readonly text: string;
  readonly name?: string;
  readonly cardType?: string;
}

/** The texts of a JSON file: strings, or objects with a "text". */
export async function readTexts(
  io: Io,
  path: string,
): Promise<Outcome<readonly AbilityText[]>> {
  const read = await readText(io, path);
  if (!read.ok) return read;
  const json = parseJson(read.value);
  if (!Array.isArray(json)) {
    return failure(`read "${path}"`, "it is not a JSON array");
  }
  return { ok: true, value: json.flatMap(textOf) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf(item: unknown): readonly AbilityText[] {
  if (typeof item === "string") return [{ text: item }];
  if (typeof item !== "object" || item === null || !("text" in item)) return [];
  const { text } = item;
  if (typeof text !== "string") return [];
  return [{
    text,
    ...field(item, "id"),
    ...field(item, "name"),
    ...field(item, "cardType"),
  }];
}

function field<K extends "id" | "name" | "cardType">(
  item: object,
  key: K,
): { readonly [P in K]?: string } {
  const value: unknown = Object.hasOwn(item, key)
    ? Object.entries(item).find(([name]) => name === key)?.[1]
    : undefined;
  // The type of a computed key is wider than the one key it has.
  return typeof value === "string"
    ? { [key]: value } as { readonly [P in K]?: string }
    : {};
}
