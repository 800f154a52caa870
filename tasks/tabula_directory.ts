import type { Source } from "../diagnostics/mod.ts";
import {
  type Build,
  buildArtifacts,
  decodeSource,
  type FileDiagnostic,
  loadTomlParser,
  locateProblems,
  type ParseText,
  type SourceFile,
} from "../tabula/mod.ts";
import type { Outcome } from "./io.ts";
import { type TabulaFlags, targetsOf } from "./tabula_options.ts";

/** Everything made from a directory, with what there is to say about its files. */
export interface BuiltDirectory {
  readonly build: Build;
  readonly findings: readonly FileFindings[];
}

/** The diagnostics of one file, whose name is given with its directory. */
export interface FileFindings {
  readonly source: Source;
  readonly diagnostics: readonly FileDiagnostic[];
}

/** Builds the artifacts of a directory in memory. */
export async function buildDirectory(
  { tabula, target, identifiers }: TabulaFlags,
  parse: ParseText,
  onProgress?: (done: number, total: number) => void,
): Promise<Outcome<BuiltDirectory>> {
  const files = await readSources(tabula);
  if (!files.ok) return files;
  const build = buildArtifacts(files.value, {
    parseToml: await loadTomlParser(),
    parse,
    targets: targetsOf(target),
    ...identifiers !== undefined && { identifiers },
    ...onProgress && { onProgress },
  });
  const findings = await findingsOf(tabula, files.value, build);
  return { ok: true, value: { build, findings } };
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
  directory: string,
): Promise<Outcome<readonly SourceFile[]>> {
  const names: string[] = [];
  try {
    for await (const { name, isDirectory } of Deno.readDir(directory)) {
      if (isSource(name) && !isDirectory) names.push(name);
    }
  } catch (error) {
    const problem = `Cannot read the directory "${directory}": ${
      reason(error)
    }`;
    return { ok: false, problem };
  }
  const files = names.sort().map((name) => readSource(directory, name));
  return { ok: true, value: await Promise.all(files) };
}

/** A TOML file that is no editor's hidden copy. */
function isSource(name: string): boolean {
  return name.endsWith(".toml") && !name.startsWith(".");
}

async function readSource(
  directory: string,
  name: string,
): Promise<SourceFile> {
  try {
    return decodeSource(name, await Deno.readFile(`${directory}/${name}`));
  } catch (error) {
    return { name, failure: reason(error) };
  }
}

function reason(error: unknown): string {
  if (error instanceof Deno.errors.NotFound) return "it does not exist";
  return error instanceof Error ? error.message : String(error);
}
