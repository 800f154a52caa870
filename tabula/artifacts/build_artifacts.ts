import { expectList, expectOptions } from "../../diagnostics/internal.ts";
import { directoryProblems, readDirectory } from "../cards/check_cards.ts";
import { withoutSharedIds } from "../cards/check_ids.ts";
import { withDeclared } from "../cards/declared_subtypes.ts";
import {
  parseCards,
  type ParsedCard,
  type ParseText,
  type ParseToJson,
} from "../cards/parse_cards.ts";
import type { CardRow, LeftOutCard } from "../cards/picked_row.ts";
import type { Directory } from "../cards/read_cards.ts";
import type { BuildMemory } from "../cards/remember.ts";
import type { Problem, TablePlace } from "../problem.ts";
import type { ParseToml } from "../toml/read_rows.ts";
import type { SourceFile } from "../toml/source.ts";
import type { Artifact } from "./artifact.ts";
import { codeSources } from "./code_sources.ts";
import { PARSED_ABILITIES, writeParsedAbilities } from "./parsed_abilities.ts";
import { type CodeTarget, TARGETS } from "./targets.ts";

/** How artifacts are built. */
export interface BuildOptions {
  /** The parser of rules texts. */
  readonly parse: ParseText;
  /** The languages in which code is generated. */
  readonly targets: readonly CodeTarget[];
  /** The module with the id types; by default, it is generated, too. */
  readonly identifiers?: string;
  /** Subtypes beyond the built-in ones, as trees spell them: "SkyPirate". */
  readonly subtypes?: readonly string[];
  /** Called before each card, and once more at the end. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** How artifacts are built in one step. */
export interface ArtifactOptions extends Omit<BuildOptions, "parse"> {
  /** The parser of rules texts; one that remembers saves most of the work. */
  readonly parse: ParseToJson;
  /** What else is remembered of the build before. */
  readonly memory?: BuildMemory;
  /** The TOML parser: `parseToml`. */
  readonly parseToml: ParseToml;
}

/** Everything built from a directory. */
export interface Build {
  /** The files to write. */
  readonly artifacts: readonly Artifact[];
  /** The cards with rules text. */
  readonly cards: readonly ParsedCard[];
  /** The cards with rules text whose abilities are not in the artifacts. */
  readonly leftOut: readonly LeftOutCard[];
  /**
   * Names of files that the game loads and that are missing, unreadable or lack
   * required contents. If there are any, do not write the artifacts: they would
   * lose cards.
   */
  readonly unreadable: ReadonlySet<string>;
  /** All problems in the directory, which loads if none of them is an error. */
  readonly problems: readonly Problem[];
}

/**
 * Builds all artifacts from the TOML files of a directory, in memory.
 *
 * Everything but `strings.ftl` is checked: see `buildTabula`.
 */
export function buildArtifacts(
  files: readonly SourceFile[],
  options: ArtifactOptions,
): Build {
  expectList(files, "files");
  expectOptions(options, {
    parseToml: "function",
    parse: "function",
    targets: "list",
    identifiers: "string",
    subtypes: "list",
    onProgress: "function",
  });
  return buildFrom(readDirectory(files, options.parseToml), options);
}

/** Builds all artifacts from a directory that has been read. */
export function buildFrom(
  directory: Directory,
  options: Omit<ArtifactOptions, "parseToml">,
): Build {
  const { unreadable } = directory;
  const code = codeSources(directory, options.identifiers);
  const parsed = parseCards(directory.cards, options.parse, options.onProgress);
  const found = withDeclared(directoryProblems(directory), options.subtypes);
  const cards = withoutSharedIds(withoutMalformedIds(parsed.cards), found);
  const json: Artifact = {
    name: PARSED_ABILITIES,
    kind: "data",
    contents: unreadable.size > 0
      ? undefined
      : writeParsedAbilities(cards, options.memory?.sort),
  };
  return {
    artifacts: [
      ...options.targets.flatMap((target) => TARGETS[target](code.sources)),
      json,
    ],
    cards,
    leftOut: [
      ...directory.leftOut,
      ...misnamed(directory),
      ...unparsed(cards),
    ],
    unreadable,
    problems: [
      ...directory.problems,
      ...found,
      ...code.problems,
      ...parsed.problems,
    ],
  };
}

/** Takes the abilities from cards that the game could not find by their ids. */
function withoutMalformedIds(cards: readonly ParsedCard[]): ParsedCard[] {
  return cards.map((each) =>
    each.card.uuid === undefined ? { card: each.card } : each
  );
}

/** Cards without rules text that have it under a misspelled key, most likely. */
function misnamed({ cards, rowProblems }: Directory): LeftOutCard[] {
  const rows = new Set(
    rowProblems.filter(({ diagnostic: { code, severity } }) =>
      code === "unread-key" && severity === "error"
    ).map(({ place }) => rowName(place)),
  );
  if (rows.size === 0) return [];
  return cards.filter(({ place, text }) =>
    text.trim() === "" && rows.has(rowName(place))
  ).map(named);
}

function rowName({ file, row }: TablePlace): string {
  return JSON.stringify([file, row?.table, row?.index]);
}

function named({ place, id, name }: CardRow): LeftOutCard {
  return { place, id, ...name !== undefined && { name } };
}

function unparsed(cards: readonly ParsedCard[]): LeftOutCard[] {
  return cards.filter(({ json }) => json === undefined)
    .map(({ card }) => named(card));
}
