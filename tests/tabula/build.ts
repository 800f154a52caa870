import { parse } from "../../mod.ts";
import {
  type Build,
  buildArtifacts,
  type FileDiagnostic,
  loadTomlParser,
  locateProblems,
} from "../../tabula/mod.ts";

const parseToml = await loadTomlParser();

/** Texts of files by name. */
export type Texts = Readonly<Record<string, string>>;

/** Everything made from the given files. */
export function build(texts: Texts): Build {
  const files = Object.entries(texts).map(([name, text]) => ({ name, text }));
  return buildArtifacts(files, { parseToml, parse, targets: ["ts", "rust"] });
}

/** One artifact made from the given files. */
export function artifact(texts: Texts, name: string): string | undefined {
  return build(texts).artifacts.find((each) => each.name === name)?.contents;
}

/** What there is to say about the given files. */
export function findings(texts: Texts): Promise<FileDiagnostic[]> {
  const named = new Map(Object.entries(texts));
  return locateProblems(build(texts).problems, named);
}

/** The texts of all TOML files in a directory. */
export function readTexts(directory: URL): Texts {
  const names = [...Deno.readDirSync(directory)].map(({ name }) => name);
  const toml = names.filter((name) => name.endsWith(".toml")).sort();
  return Object.fromEntries(
    toml.map((name) => [
      name,
      Deno.readTextFileSync(new URL(name, directory)),
    ]),
  );
}

/** The directory of sample cards. */
export const SAMPLE = new URL("../../examples/tabula/", import.meta.url);
