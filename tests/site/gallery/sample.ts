import { parse } from "../../../mod.ts";
import { buildGallery, type Gallery } from "../../../site/cards/mod.ts";
import type { SourceFile } from "../../../tabula/mod.ts";
import { parseToml } from "../../../tabula/internal.ts";
import { SAMPLE_TABULA } from "../../sample_tabula.ts";

/** The gallery of some files, by name. */
export async function galleryOf(
  files: Readonly<Record<string, string>>,
  strings?: string,
): Promise<Gallery> {
  const sources: SourceFile[] = Object.entries(files)
    .map(([name, text]) => ({ name, text }));
  return await buildGallery(sources, {
    title: "Cards",
    parseToml,
    parse,
    ...strings !== undefined && { strings },
  });
}

/** The files of the sample that have cards. */
export const SAMPLE: Readonly<Record<string, string>> = Object.fromEntries(
  ([
    "cards.toml",
    "dreamwell.toml",
    "test-cards.toml",
    "test-dreamwell.toml",
    "card-lists.toml",
    "card-fx.toml",
  ] as const).map((name) => [name, SAMPLE_TABULA[name]]),
);

/** A row of `cards.toml`; each has an id of its own. */
export function row(
  index: number,
  name: string,
  text: string,
  more: Readonly<Record<string, string | number | boolean>> = {},
): string {
  const id = `5ca1ab1e-0000-4000-8000-${String(index).padStart(12, "0")}`;
  const values = {
    name,
    id,
    "energy-cost": 1,
    "rules-text": text,
    variables: "",
    "card-type": "Event",
    "is-fast": false,
    "image-number": 1,
    ...more,
  };
  const lines = Object.entries(values)
    .map(([key, value]) => `${key} = ${JSON.stringify(value)}`);
  return ["[[cards]]", ...lines, ""].join("\n");
}

/** The gallery of a `cards.toml` with these rows. */
export function galleryOfRows(...rows: readonly string[]): Promise<Gallery> {
  return galleryOf({
    "cards.toml": rows.join("\n"),
    "dreamwell.toml": "",
    "card-lists.toml": "",
    "card-fx.toml": "",
  });
}
