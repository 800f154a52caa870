import type { CardList } from "../../../pzl/mod.ts";
import { collectJsonCards, jsonElements } from "../../../pzl/internal.ts";
import { failure, type Io, type IoResult } from "../../cli/io.ts";
import { progress } from "../../cli/progress.ts";

/** Reads a JSON list of names or of Scryfall's cards, element by element. */
export async function readJsonFile(
  io: Io,
  path: string,
): Promise<IoResult<CardList>> {
  const elements = jsonElements();
  const cards = collectJsonCards();
  const decoder = new TextDecoder();
  const line = progress(io.stderr);
  let bytes = 0;
  const read = await io.readChunks(path, (chunk) => {
    const text = decoder.decode(chunk, { stream: true });
    for (const element of elements.push(text)) cards.add(element);
    bytes += chunk.length;
    line.count(
      "Reading cards",
      cards.counts().elements,
      `${Math.round(bytes / 1e6)} MB`,
    );
  });
  line.end();
  if (!read.ok) return read;
  const problem = elements.end();
  if (problem !== undefined) {
    return failure(`read cards from "${path}"`, problem);
  }
  if (cards.counts().cards === 0) {
    return failure(`read cards from "${path}"`, "no element of it is a card");
  }
  return { ok: true, value: cards.list() };
}
