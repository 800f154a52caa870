import { failure, type Io, type Outcome } from "../cli/io.ts";
import { parseJson } from "../cli/parse_json.ts";
import { readText } from "../cli/read_text.ts";

/** One ability text of a file. */
export interface AbilityText {
  readonly id?: string | number;
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
  const texts = json.ok ? textsOf(json.value) : json.reason;
  return typeof texts === "string"
    ? failure(`read "${path}"`, texts)
    : { ok: true, value: texts };
}

/** The texts of an array, or why there are none. */
function textsOf(json: unknown): readonly AbilityText[] | string {
  if (!Array.isArray(json)) return "it is not a JSON array";
  if (json.length === 0) return "it has no texts";
  const texts: AbilityText[] = [];
  for (const [index, item] of json.entries()) {
    const text = textOf(item);
    if (text === undefined) {
      return `entry ${index + 1} is neither a text nor an object with a "text"`;
    }
    texts.push(text);
  }
  return texts;
}

function textOf(item: unknown): AbilityText | undefined {
  if (typeof item === "string") return { text: item };
  if (typeof item !== "object" || item === null) return undefined;
  const { text, id, name, cardType }: Readonly<Record<string, unknown>> = {
    ...item,
  };
  if (typeof text !== "string") return undefined;
  return {
    text,
    ...(typeof id === "string" || typeof id === "number") && { id },
    ...typeof name === "string" && { name },
    ...typeof cardType === "string" && { cardType },
  };
}
