import {
  type Diagnostic,
  relocate,
  type Source,
  type Span,
} from "../../diagnostics/internal.ts";
import {
  type PlacedText,
  textsOf as placesOf,
} from "../../editor/lorcana_json/mod.ts";
import { failure, type Io, type IoResult } from "../cli/io.ts";
import { parseJson } from "../cli/parse_json.ts";
import { readText, sourceName } from "../cli/read_text.ts";
import type { Findings } from "../cli/findings.ts";

/** One ability text of a file. */
export interface AbilityText {
  readonly id?: string | number;
  readonly card?: string;
  readonly text: string;
  readonly name?: string;
  readonly cardType?: string;
}

/** The texts of a JSON file. */
export interface LorcanaFile {
  readonly source: Source;
  readonly texts: readonly AbilityText[];
}

/** The texts of a JSON file: strings, or objects with a "text". */
export async function readTexts(
  io: Io,
  path: string,
): Promise<IoResult<LorcanaFile>> {
  const read = await readText(io, path);
  if (!read.ok) return read;
  const json = parseJson(read.value);
  const texts = json.ok ? textsOf(json.value) : json.reason;
  const source = { file: sourceName(path), text: read.value };
  return typeof texts === "string"
    ? failure(`read "${path}"`, texts)
    : { ok: true, value: { source, texts } };
}

/** The problems of each text as problems of its file. */
export function placeProblems(
  { source, texts }: LorcanaFile,
  diagnostics: (at: number) => readonly Diagnostic[],
): readonly Findings[] {
  const places = entriesOf(placesOf({ text: source.text }));
  return texts.map((text, at) => ({
    source,
    diagnostics: diagnostics(at).map((each) =>
      placeProblem(each, places[at], entryOf(text, at))
    ),
  }));
}

/** The strings of the list, and of its objects the last that is their text. */
function entriesOf(places: readonly PlacedText[]): readonly PlacedText[] {
  const found = new Map<number | PlacedText, PlacedText>();
  for (const place of places) {
    const { key, depth, parent } = place.string;
    if (key === undefined) found.set(place, place);
    else if (depth === 2) found.set(parent, place);
  }
  return [...found.values()];
}

function placeProblem(
  diagnostic: Diagnostic,
  place: PlacedText | undefined,
  entry: string,
): Findings["diagnostics"][number] {
  if (place === undefined) return { ...diagnostic, entry };
  const move = (span: Span) => place.moved({ span }).span;
  const moved = relocate(diagnostic, move);
  const { suggestion } = moved;
  return {
    ...moved,
    ...suggestion && {
      suggestion: {
        edits: suggestion.edits.map((edit) => ({
          ...edit,
          replacement: JSON.stringify(edit.replacement).slice(1, -1),
        })),
      },
    },
    notes: [...moved.notes ?? [], `in the ${entry}`],
    entry,
  };
}

/** What a person calls a text of a file. */
function entryOf({ id, card, name }: AbilityText, at: number): string {
  const title = card ?? name;
  if (title !== undefined) return `card "${title}" (${id ?? `text ${at + 1}`})`;
  return `text ${id ?? at + 1}`;
}

/** The texts of an array, or why there are none. */
function textsOf(json: unknown): readonly AbilityText[] | string {
  if (!Array.isArray(json)) {
    return 'expected an array of texts, or of objects with a "text"';
  }
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
  const { text, id, card, name, cardType }: Readonly<Record<string, unknown>> =
    {
      ...item,
    };
  if (typeof text !== "string") return undefined;
  return {
    text,
    ...(typeof id === "string" || typeof id === "number") && { id },
    ...typeof card === "string" && { card },
    ...typeof name === "string" && { name },
    ...typeof cardType === "string" && { cardType },
  };
}
