import { corpusNames, corpusText } from "../tests/corpus.ts";
import { SAMPLE_TABULA } from "../tests/sample_tabula.ts";

/** The reference cards beside the repository, or else the sample: texts by name. */
export function readReference(): Readonly<Record<string, string>> {
  return reference() ?? Object.fromEntries(
    Object.entries(SAMPLE_TABULA).filter(([name]) => isToml(name)),
  );
}

/** Whether the reference cards are there, and may be read. */
export function hasReference(): boolean {
  return reference() !== undefined;
}

const FOLDER = "dreamtides/tabula";

function reference(): Record<string, string> | undefined {
  const names = corpusNames(FOLDER)?.filter(isToml).sort();
  return names && Object.fromEntries(
    names.map((name) => [name, corpusText(`${FOLDER}/${name}`) ?? ""]),
  );
}

function isToml(name: string): boolean {
  return name.endsWith(".toml");
}
