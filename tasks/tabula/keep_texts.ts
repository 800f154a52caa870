import type { Artifact } from "../../tabula/mod.ts";
import type { KeptCard } from "../../tabula/internal.ts";
import type { Io } from "../cli/io.ts";
import { joinPath } from "../cli/join_path.ts";
import { parseJson } from "../cli/parse_json.ts";
import { readExactly } from "../cli/read_text.ts";

/** The name of the file with the texts of all cards as players see them. */
export const DISPLAY_TEXT = "display_text.json";

/**
 * Gives broken cards that keep their abilities the texts that the stored
 * `display_text.json` has for them.
 */
export async function keepTexts(
  io: Io,
  tabula: string,
  artifacts: readonly Artifact[],
  kept: readonly KeptCard[],
): Promise<readonly Artifact[]> {
  const made = artifacts.find(({ name }) => name === DISPLAY_TEXT);
  if (made?.contents === undefined || kept.length === 0) return artifacts;
  const stored = await readExactly(io, joinPath(tabula, DISPLAY_TEXT)) ?? "";
  const contents = withEntries(made.contents, stored, kept);
  return artifacts.map((each) => each === made ? { ...made, contents } : each);
}

/** Ids are UUIDs or the like, so that an object keeps their order. */
function withEntries(
  fresh: string,
  stored: string,
  kept: readonly KeptCard[],
): string {
  const old = entriesOf(stored);
  const lost = kept.flatMap(({ id }) => {
    const text = old.get(id);
    return text === undefined ? [] : [[id, text] as const];
  });
  if (lost.length === 0) return fresh;
  const all = [...entriesOf(fresh), ...lost]
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(Object.fromEntries(all), null, 2);
}

function entriesOf(json: string): ReadonlyMap<string, unknown> {
  const parsed = parseJson(json);
  const isTable = parsed.ok && typeof parsed.value === "object" &&
    parsed.value !== null;
  return new Map(isTable ? Object.entries(parsed.value) : []);
}
