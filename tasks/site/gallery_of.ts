import { buildGallery, type Gallery } from "../../site/cards/mod.ts";
import { parseToml } from "../../tabula/internal.ts";
import { failure, type Io, type IoResult } from "../cli/io.ts";
import { readSources } from "../tabula/directory.ts";
import type { Settings } from "../tabula/options.ts";
import { textParserOf } from "../tabula/parser.ts";
import type { GallerySettings } from "./options.ts";

/** A directory, and how its cards are read. */
type GalleryPlace = Pick<GallerySettings, "tabula" | "ignore" | "names"> & {
  readonly title?: string;
  readonly dialect?: Settings["dialect"];
};

/** Builds the gallery of a directory in memory. */
export async function galleryOf(
  io: Io,
  { tabula, title = "", ignore = [], dialect, names }: GalleryPlace,
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
    parseToml,
    parse: textParserOf({ ...dialect && { dialect }, ...names && { names } }),
    ...names && { names },
    ...strings && "text" in strings && { strings: strings.text },
  });
  return { ok: true, value };
}

const STRINGS = "strings.ftl";
