import type { Artifact } from "../../tabula/mod.ts";
import type { Io } from "../cli/io.ts";
import { readExactly } from "../cli/read_text.ts";
import type { Settings } from "./options.ts";
import { pathOf } from "./write_artifacts.ts";

/**
 * The ids that the stored `parsed_abilities.json` has and the new one has not.
 * Whoever deletes rows expects that; whoever lost the end of a file does not.
 */
export async function goneCards(
  io: Io,
  settings: Pick<Settings, "tabula" | "out">,
  artifacts: readonly Artifact[],
): Promise<readonly string[]> {
  const made = artifacts.find(({ name }) => name === "parsed_abilities.json");
  if (made?.contents === undefined) return [];
  const stored = await readExactly(io, pathOf(made, settings)) ?? "";
  if (stored === made.contents) return [];
  const now = idsIn(made.contents);
  return [...idsIn(stored).difference(now)];
}

/** The ids in an artifact, as `generate` writes it: reading it all takes longer. */
function idsIn(json: string): ReadonlySet<string> {
  return new Set(json.match(/(?<=^ {2}")[^"]+(?=": \[)/gm));
}
