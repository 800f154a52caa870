import type { Source } from "../../diagnostics/internal.ts";
import {
  ALL_TARGETS,
  type Build,
  decodeSource,
  type FileDiagnostic,
  isTabulaFile,
  locateProblems,
  type ParseToJson,
  type Problem,
  type SourceFile,
} from "../../tabula/mod.ts";
import {
  buildAgain,
  type BuildMemory,
  type BuildWithKept,
  isLoaded,
  keepAbilities,
} from "../../tabula/internal.ts";
import type { Io, IoResult } from "../cli/io.ts";
import { readExactly } from "../cli/read_text.ts";
import { joinPath } from "../cli/join_path.ts";
import { progress } from "../cli/progress.ts";
import { release } from "../cli/release.ts";
import { withEmptiedFiles } from "./emptied_files.ts";
import { keepCode } from "./keep_code.ts";
import { keepTexts } from "./keep_texts.ts";
import type { Settings } from "./options.ts";
import { outlineOf, type Outlines } from "./shrunk_files.ts";

/** Everything built from a directory, and the diagnostics of its files. */
export interface BuiltDirectory {
  readonly build: BuildWithKept;
  readonly findings: readonly FileFindings[];
  /** What is remembered of the texts of its files. */
  readonly outlines: Outlines;
}

/** The diagnostics of one file; its name includes the directory. */
export interface FileFindings {
  readonly source: Source;
  readonly diagnostics: readonly FileDiagnostic[];
}

/**
 * Builds the artifacts of a directory in memory. Cards with errors keep the
 * abilities that the stored artifact has for them.
 */
export async function buildDirectory(
  io: Io,
  settings: Settings,
  { parse, memory, isQuiet = false }: BuildSettings,
): Promise<IoResult<BuiltDirectory>> {
  const { tabula, out, targets, identifiers } = settings;
  const bar = progress(io.stderr, isQuiet);
  const files = await readSources(io, tabula);
  if (!files.ok) return files;
  bar.stage("Reading card files", sizeOf(files.value));
  const base = await buildAgain(files.value, {
    parse,
    ...memory && { memory },
    onProgress: (done, total) => bar.update("Parsing cards", done, total),
    targets: targets.filter((each) => each !== "display"),
    ...identifiers !== undefined && { identifiers },
  });
  bar.end();
  const built = await withTexts(io, settings, base);
  if (!built.ok) return built;
  const texts = textsOf(files.value);
  const places = { tabula, out };
  const build = await withEmptiedFiles(io, places, built.value, texts);
  const isFine = build.problems.every(({ diagnostic: { severity } }) =>
    severity !== "error"
  );
  const stored = isFine
    ? undefined
    : await readExactly(io, joinPath(tabula, PARSED_ABILITIES));
  const findings = await findingsOf(tabula, files.value, build.problems);
  const kept = isFine
    ? { ...build, kept: [] }
    : keepAbilities(build, stored ?? "");
  const code = await keepCode(io, out, kept);
  const artifacts = await keepTexts(io, tabula, code, kept.kept);
  return {
    ok: true,
    value: {
      build: { ...kept, artifacts },
      findings,
      outlines: new Map(
        [...texts].map(([name, text]) => [name, outlineOf(text)]),
      ),
    },
  };
}

/**
 * Everything that is wrong with a directory, however little of it is built.
 * Nothing if no file in it is one that the game loads: then it is a directory
 * of some card files, and each of them is judged by itself.
 */
export async function judgeDirectory(
  io: Io,
  directory: string,
  parse: ParseToJson,
): Promise<readonly FileFindings[] | undefined> {
  const files = await readSources(io, directory);
  if (!files.ok || !files.value.some(({ name }) => isLoaded(name))) {
    return undefined;
  }
  const { problems } = await buildAgain(files.value, {
    parse,
    targets: ALL_TARGETS,
  });
  return await findingsOf(directory, files.value, problems);
}

/** How a directory is built. */
export interface BuildSettings {
  readonly parse: ParseToJson;
  /** What is remembered of the pass before. */
  readonly memory?: BuildMemory;
  /** Whether to show no progress. */
  readonly isQuiet?: boolean;
}

function sizeOf(files: readonly SourceFile[]): number {
  return files.reduce((sum, file) => sum + textOf(file).length, 0);
}

const PARSED_ABILITIES = "parsed_abilities.json";

/** Whether anything in the directory is wrong, not only odd. */
export function hasErrors(built: BuiltDirectory): boolean {
  return errorCount(built) > 0;
}

/** The number of errors in the directory. */
export function errorCount({ findings }: BuiltDirectory): number {
  return findings.flatMap(({ diagnostics }) => diagnostics)
    .filter(({ severity }) => severity === "error").length;
}

/** Why nothing may be written: artifacts would lose the cards of these files. */
export function unusableFiles({ build }: BuiltDirectory): string | undefined {
  const names = [...build.unreadable].sort().join(", ");
  return names === ""
    ? undefined
    : `Artifacts left unchanged until this is fixed: ${names}`;
}

/** Displaying takes longer than parsing: only those who ask for it wait. */
async function withTexts(
  io: Io,
  settings: Settings,
  build: Build,
): Promise<IoResult<Build>> {
  if (!settings.targets.includes("display")) return { ok: true, value: build };
  const { withDisplayTexts } = await import("./display_artifact.ts");
  return withDisplayTexts(io, settings, build);
}

async function findingsOf(
  tabula: string,
  files: readonly SourceFile[],
  problems: readonly Problem[],
): Promise<FileFindings[]> {
  const texts = textsOf(files);
  const pathOf = (name: string) => joinPath(tabula, name);
  const all = await locateProblems(problems, texts, pathOf);
  return [...Map.groupBy(all, ({ file }) => file)].map(
    ([name, diagnostics]) => ({
      source: { file: pathOf(name), text: texts.get(name) ?? "" },
      diagnostics: diagnostics.toSorted((a, b) => a.span.start - b.span.start),
    }),
  );
}

function textsOf(
  files: readonly SourceFile[],
): ReadonlyMap<string, string> {
  return new Map(files.map((file) => [file.name, textOf(file)]));
}

function textOf(file: SourceFile): string {
  return "text" in file ? file.text : file.beginning ?? "";
}

/** All files that the artifacts are built from, by name. */
async function readSources(
  io: Io,
  directory: string,
): Promise<IoResult<readonly SourceFile[]>> {
  const entries = await io.readDirectory(directory);
  if (!entries.ok) return entries;
  const files = entries.value
    .filter(({ name }) => isTabulaFile(name))
    .map(({ name }) => readSource(io, directory, name));
  return { ok: true, value: await Promise.all(files) };
}

async function readSource(
  io: Io,
  directory: string,
  name: string,
): Promise<SourceFile> {
  const read = await io.readFile(joinPath(directory, name));
  if (!read.ok) return { name, failure: read.reason };
  const file = decodeSource(name, read.value);
  release(read.value);
  return file;
}
