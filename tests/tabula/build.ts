import { parse } from "../../mod.ts";
import {
  type Build,
  buildTabula,
  type FileDiagnostic,
  isTabulaFile,
  locateProblems,
  type SourceFile,
} from "../../tabula/mod.ts";
import { buildArtifacts, parseToml } from "../../tabula/internal.ts";
import { SAMPLE_TABULA } from "../sample_tabula.ts";

/** Texts of files by name. */
export type Texts = Readonly<Record<string, string>>;

/** Stands for the text of a file that is not UTF-8. */
export const NO_TEXT = "\uD800";

/** The files that every directory needs, with a card that is not a problem. */
export const GAME: Texts = {
  "cards.toml": `[[cards]]
id = "0a0b0c0d-0000-4000-8000-000000000001"
name = "Fox"
card-type = "Character"
image-number = 7
`,
  "dreamwell.toml": "",
  "card-lists.toml": "",
  "card-fx.toml": "",
};

/** Everything made from the given files. */
export function build(texts: Texts): Build {
  const options = { parseToml, parse, targets: ["ts", "rust"] } as const;
  return buildArtifacts(filesOf(texts), options);
}

function filesOf(texts: Texts): readonly SourceFile[] {
  return Object.entries(texts).map(([name, text]) =>
    text === NO_TEXT ? { name, failure: "it is not UTF-8" } : { name, text }
  );
}

/** One artifact made from the given files, and those that every game needs. */
export function artifact(texts: Texts, name: string): string | undefined {
  return build({ ...GAME, ...texts }).artifacts.find((each) =>
    each.name === name
  )?.contents;
}

/** What there is to say about the given files. */
export async function findings(texts: Texts): Promise<FileDiagnostic[]> {
  const targets = ["ts", "rust"] as const;
  const { problems } = await buildTabula(filesOf(texts), { parse, targets });
  return locateProblems(problems, new Map(Object.entries(texts)));
}

/** The texts of all files of a directory that are built from. */
export function readTexts(directory: URL): Texts {
  const names = [...Deno.readDirSync(directory)].map(({ name }) => name);
  const needed = names.filter(isTabulaFile).sort();
  return Object.fromEntries(
    needed.map((name) => [
      name,
      Deno.readTextFileSync(new URL(name, directory)),
    ]),
  );
}

/** The files of the sample that are built from. */
export const SAMPLE: Texts = Object.fromEntries(
  Object.entries(SAMPLE_TABULA).filter(([name]) => isTabulaFile(name)),
);
