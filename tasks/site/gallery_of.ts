import { buildGallery, type Gallery } from "../../site/cards/mod.ts";
import { parse } from "../../parser/mod.ts";
import { loadTomlParser } from "../../tabula/internal.ts";
import { failure, type Io, type IoResult } from "../cli/io.ts";
import { readSources } from "../tabula/directory.ts";
import type { GallerySettings } from "./options.ts";

/** Builds the gallery of a directory in memory. */
export async function galleryOf(
  io: Io,
  { tabula, title = "", ignore = [] }: Partial<GallerySettings> & {
    readonly tabula: string;
  },
): Promise<IoResult<Gallery>> {
  const all = await readSources(io, tabula, ignore);
  if (!all.ok) return all;
  const strings = all.value.find(({ name }) => name === STRINGS);
  const cards = all.value.filter(({ name }) => name !== STRINGS);
  if (cards.length === 0) {
    return failure("find cards", `no *.toml in "${tabula}"`);
  }
  const value = await buildGallery(cards, {
    title,
    parseToml: await loadTomlParser(),
    parse,
    ...strings && "text" in strings && { strings: strings.text },
  });
  return { ok: true, value };
}

const STRINGS = "strings.ftl";
