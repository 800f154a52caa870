import type { Source } from "../../diagnostics/mod.ts";
import {
  type Build,
  buildArtifacts,
  decodeSource,
  type FileDiagnostic,
  loadTomlParser,
  locateProblems,
  type ParseText,
  type SourceFile,
} from "../../tabula/mod.ts";
import type { Entry, Io, Outcome } from "../cli/io.ts";
import { type TabulaFlags, targetsOf } from "./options.ts";

/** Everything built from a directory, and the diagnostics of its files. */
export interface BuiltDirectory {
  readonly build: Build;
  readonly findings: readonly FileFindings[];
}

/** The diagnostics of one file; its name includes the directory. */
export interface FileFindings {
  readonly source: Source;
  readonly diagnostics: readonly FileDiagnostic[];
}

/** Builds the artifacts of a directory in memory. */
export async function buildDirectory(
  io: Io,
  { tabula, target, identifiers }: TabulaFlags,
  parse: ParseText,
  onProgress?: (done: number, total: number) => void,
): Promise<Outcome<BuiltDirectory>> {
  const files = await readSources(io, tabula);
  if (!files.ok) return files;
  const base = buildArtifacts(files.value, {
    parseToml: await loadTomlParser(),
    parse,
    targets: targetsOf(target),
    ...identifiers !== undefined && { identifiers },
    ...onProgress && { onProgress },
  });
  const built = await withTexts(io, { tabula, target }, base);
  if (!built.ok) return built;
  const build = built.value;
  const findings = await findingsOf(tabula, files.value, build);
  return { ok: true, value: { build, findings } };
}

/** Displaying takes longer than parsing: only those who ask for it wait. */
async function withTexts(
  io: Io,
  { tabula, target }: Pick<TabulaFlags, "tabula" | "target">,
  build: Build,
): Promise<Outcome<Build>> {
  if (target !== "display") return { ok: true, value: build };
  const { withDisplayTexts } = await import("./display_artifact.ts");
  return withDisplayTexts(io, tabula, build);
}

async function findingsOf(
  tabula: string,
  files: readonly SourceFile[],
  { problems }: Build,
): Promise<FileFindings[]> {
  const texts = new Map(files.map((file) => [file.name, textOf(file)]));
  const all = await locateProblems(problems, texts);
  return [...Map.groupBy(all, ({ file }) => file)].map(
    ([name, diagnostics]) => ({
      source: { file: `${tabula}/${name}`, text: texts.get(name) ?? "" },
      diagnostics: diagnostics.toSorted((a, b) => a.span.start - b.span.start),
    }),
  );
}

function textOf(file: SourceFile): string {
  return "text" in file ? file.text : "";
}

/** All TOML files of a directory, by name. */
async function readSources(
  io: Io,
  directory: string,
): Promise<Outcome<readonly SourceFile[]>> {
  const entries = await io.readDirectory(directory);
  if (!entries.ok) return entries;
  const files = entries.value.filter(isSource)
    .map(({ name }) => readSource(io, directory, name));
  return { ok: true, value: await Promise.all(files) };
}

/** A TOML file, but not an editor's hidden copy of one. */
function isSource({ name, isDirectory }: Entry): boolean {
  return name.endsWith(".toml") && !name.startsWith(".") && !isDirectory;
}

async function readSource(
  io: Io,
  directory: string,
  name: string,
): Promise<SourceFile> {
  const read = await io.readFile(`${directory}/${name}`);
  return read.ok
    ? decodeSource(name, read.value)
    : { name, failure: read.reason };
}
