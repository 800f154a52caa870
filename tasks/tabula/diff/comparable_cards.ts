import { buildAgain, entriesOf } from "../../../tabula/internal.ts";
import { failure, type Io, type IoResult } from "../../cli/io.ts";
import { readText } from "../../cli/read_text.ts";
import { readSources } from "../directory.ts";
import { textParserOf } from "../parser.ts";

/** What is known of a card on one side of a comparison. */
export interface ComparableCard {
  readonly id: string;
  /** Artifacts have no names. */
  readonly name?: string;
  /** The rules text and its variables as written; artifacts have none. */
  readonly text?: string;
  readonly variables?: string;
  /** Nothing if the text cannot be read. */
  readonly abilities?: unknown;
}

/** The cards with rules text of a directory or an artifact, by id. */
export async function comparableCards(
  io: Io,
  path: string,
): Promise<IoResult<ReadonlyMap<string, ComparableCard>>> {
  return await io.isDirectory(path)
    ? await cardsIn(io, path)
    : await entriesAt(io, path);
}

async function cardsIn(
  io: Io,
  directory: string,
): Promise<IoResult<ReadonlyMap<string, ComparableCard>>> {
  const files = await readSources(io, directory);
  if (!files.ok) return files;
  const parse = textParserOf();
  const { cards } = await buildAgain(files.value, { parse, targets: [] });
  if (cards.length === 0) {
    return failure("find cards", `no rules text in "${directory}"`);
  }
  const all = cards.map(({ card, json }): [string, ComparableCard] => {
    const { id, name, text, variables } = card;
    return [id, {
      id,
      ...name !== undefined && { name },
      text: text.trim(),
      variables: variables.trim(),
      ...json !== undefined && { abilities: JSON.parse(json) },
    }];
  });
  return { ok: true, value: new Map(all) };
}

async function entriesAt(
  io: Io,
  path: string,
): Promise<IoResult<ReadonlyMap<string, ComparableCard>>> {
  const text = await readText(io, path);
  if (!text.ok) return text;
  const entries = entriesOf(text.value);
  if (entries === undefined) {
    return failure(`compare "${path}"`, "it is not an object in JSON");
  }
  const all = [...entries].map(([id, abilities]): [string, ComparableCard] => [
    id,
    { id, abilities },
  ]);
  return { ok: true, value: new Map(all) };
}
