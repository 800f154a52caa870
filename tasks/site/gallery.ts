import { type Gallery, isBroken } from "../../site/cards/mod.ts";
import { printable } from "../../diagnostics/internal.ts";
import type { Io, IoResult } from "../cli/io.ts";
import { fail } from "../cli/fail.ts";
import { galleryOf } from "./gallery_of.ts";
import { galleryPage } from "./gallery_page.ts";
// Bundled ahead of time: who has installed the package has no browser code.
import parts from "./gallery_parts.json" with { type: "json" };
import { contradiction, settingsOf } from "../tabula/settings.ts";
import type { GalleryFlags, GallerySettings } from "./options.ts";
import { writeFiles } from "./write_files.ts";

/** Writes the gallery of a Tabula directory; bad cards are shown as such. */
export async function gallery(
  io: Io,
  { tabula, output, title, quiet }: GalleryFlags,
  directory?: string,
): Promise<number> {
  const given = tabula === undefined ? {} : { tabula };
  const twice = contradiction(given, directory);
  if (twice !== undefined) return fail(io, twice, 2);
  const settings = await settingsOf(io, given, directory);
  if (!settings.ok) return fail(io, settings.problem);
  const written = await writeGallery(io, { ...settings.value, output, title });
  if (!written.ok) return fail(io, written.problem);
  if (!quiet) io.stdout.write(summary(written.value, output));
  return 0;
}

/** The pages of a site that a gallery can lead to. */
export interface Surroundings {
  readonly home?: string;
  readonly playground?: string;
}

/** Builds a gallery and writes its files. */
export async function writeGallery(
  io: Io,
  settings: GallerySettings,
  { home, playground }: Surroundings = {},
): Promise<IoResult<Gallery>> {
  const built = await galleryOf(io, settings);
  if (!built.ok) return built;
  const value = { ...built.value, ...playground && { playground } };
  const files = galleryPage(value, { ...parts, ...home && { home } });
  const written = await writeFiles(io, settings.output, files);
  return written.ok ? { ok: true, value } : written;
}

function summary({ cards, reports }: Gallery, output: string): string {
  const broken = cards.filter(isBroken).length;
  // A file that cannot be read has no cards to count.
  const others = reports.length === 0
    ? ""
    : `, other problems: ${reports.length}`;
  return `Cards: ${cards.length}, broken: ${broken}${others}\n` +
    `Open in a browser: ${printable(output)}/index.html\n`;
}
