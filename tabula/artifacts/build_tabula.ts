import { expectList, expectObject } from "../../diagnostics/internal.ts";
import { checkStrings, STRINGS } from "../check_strings.ts";
import type { Problem } from "../problem.ts";
import { tableIn } from "../cards/tables.ts";
import { loadTomlParser } from "../toml/read_rows.ts";
import {
  type SourceFile,
  unreadableFile,
  type UnusableFile,
} from "../toml/source.ts";
import {
  type ArtifactOptions,
  type Build,
  buildArtifacts,
  type BuildOptions,
} from "./build_artifacts.ts";

/**
 * Builds all artifacts of a directory in memory, and checks everything that
 * `loadTabula` requires: the game loads if no problem is an error.
 *
 * Pass all files of the directory for which `isTabulaFile` returns true.
 */
export async function buildTabula(
  files: readonly SourceFile[],
  options: BuildOptions,
): Promise<Build> {
  expectList(files, "files");
  expectObject(options, "options");
  return await buildAgain(files, options);
}

/** The same, with what is remembered of the build before. */
export async function buildAgain(
  files: readonly SourceFile[],
  options: Omit<ArtifactOptions, "parseToml">,
): Promise<Build> {
  const parseToml = await loadTomlParser();
  const build = buildArtifacts(files, { ...options, parseToml });
  const strings = files.find(({ name }) => name === STRINGS);
  if (strings === undefined) return build;
  if ("failure" in strings) return withUnreadable(build, strings);
  const problems = (await checkStrings(strings.text)).map(inStrings);
  return { ...build, problems: [...build.problems, ...problems] };
}

/** Whether `buildTabula` needs the file with this name. */
export function isTabulaFile(name: string): boolean {
  return name === STRINGS || /^[^.].*\.toml$/i.test(name);
}

/** Whether the game loads a file of this name. */
export function isLoaded(name: string): boolean {
  return tableIn(name) !== undefined;
}

function withUnreadable(build: Build, strings: UnusableFile): Build {
  return {
    ...build,
    unreadable: new Set([...build.unreadable, STRINGS]),
    problems: [...build.problems, inStrings(unreadableFile(strings))],
  };
}

function inStrings(found: Problem["diagnostic"]): Problem {
  return { place: { file: STRINGS }, diagnostic: found };
}
