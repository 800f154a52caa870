import type { Artifact, Build, Problem } from "../../tabula/mod.ts";
import { emptyTable, type TableName } from "../../tabula/internal.ts";
import type { Io } from "../cli/io.ts";
import { readExactly } from "../cli/read_text.ts";
import type { Settings } from "./options.ts";
import { pathOf } from "./write_artifacts.ts";

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** Tables, the code that is generated from each, and what shows its entries. */
const SOURCES: readonly (readonly [TableName, RegExp, RegExp])[] = [
  ["card-lists", /^card_lists\./, UUID],
  ["test-cards", /^test_card\./, idsOf("BaseCardId")],
  ["test-dreamwell", /^test_card\./, idsOf("DreamwellCardId")],
];

/** A constant of a type of ids. */
function idsOf(type: string): RegExp {
  return new RegExp(`: ${type} = .*${UUID.source}`, "i");
}

/**
 * Reports files without entries whose entries are still needed: most likely,
 * they were emptied by accident. Artifacts stay as they are, then.
 */
export async function withEmptiedFiles(
  io: Io,
  settings: Pick<Settings, "tabula" | "out">,
  build: Build,
  texts: ReadonlyMap<string, string>,
): Promise<Build> {
  const isEmpty = (table: TableName) =>
    !build.unreadable.has(`${table}.toml`) &&
    isBlank(texts.get(`${table}.toml`));
  const emptied = [
    ...isEmpty("dreamwell") && hasMissingDreamwell(build)
      ? [emptyTable("dreamwell", ["a card list has cards from it"])]
      : [],
  ];
  for (const [table, name, entry] of SOURCES) {
    if (!isEmpty(table)) continue;
    const made = build.artifacts.filter((each) => name.test(each.name));
    const path = await pathWith(io, settings, made, entry);
    if (path === undefined) continue;
    const note = `"${path}" has entries from it: delete that file to lose them`;
    emptied.push(emptyTable(table, [note]));
  }
  return emptied.length === 0 ? build : withUnreadable(build, emptied);
}

function withUnreadable(build: Build, emptied: readonly Problem[]): Build {
  return {
    ...build,
    problems: [...build.problems, ...emptied],
    unreadable: new Set([
      ...build.unreadable,
      ...emptied.map(({ place }) => place.file),
    ]),
  };
}

/** Nothing but comments, or no file at all. */
function isBlank(text = ""): boolean {
  return text.split("\n").every((line) => /^\s*(?:#|$)/.test(line));
}

function hasMissingDreamwell({ problems }: Build): boolean {
  return problems.some(({ diagnostic }) =>
    diagnostic.code === "unknown-card" &&
    diagnostic.details.type === "DreamwellCardId"
  );
}

/** The path of a stored artifact that still has such entries. */
async function pathWith(
  io: Io,
  settings: Pick<Settings, "tabula" | "out">,
  artifacts: readonly Artifact[],
  entry: RegExp,
): Promise<string | undefined> {
  for (const artifact of artifacts) {
    const path = pathOf(artifact, settings);
    if (entry.test(await readExactly(io, path) ?? "")) return path;
  }
  return undefined;
}
