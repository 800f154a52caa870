import { SAMPLE_TABULA } from "../../sample_tabula.ts";
import { type FakeIo, fakeIo, type FakeOptions } from "../fake_io.ts";
import { main } from "../../../tasks/main.ts";

/** The directory of sample cards. */
export const SAMPLE: URL = new URL(
  "../../../examples/tabula/",
  import.meta.url,
);

/** Where the sample lies in the world of a test, and where its code goes. */
export const TABULA = "tab";
/** The file with most of the cards. */
export const CARDS: string = `${TABULA}/cards.toml`;
/** The folder of the generated code. */
export const OUT = "out";

/** The sample's own files by path. */
export const SAMPLE_FILES: Readonly<Record<string, string>> = Object
  .fromEntries(
    Object.entries(SAMPLE_TABULA)
      .map(([name, text]) => [`${TABULA}/${name}`, text]),
  );

/** A world with the sample in it. */
export function sampleIo(options?: FakeOptions): FakeIo {
  return fakeIo(SAMPLE_FILES, options);
}

/** How a command ended, and what it wrote. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a Tabula command in a world; what it writes is that run's alone. */
export async function runTabula(
  io: FakeIo,
  command: string,
  ...flags: readonly string[]
): Promise<Ran> {
  const before = io.written();
  const args = [command, "--tabula", TABULA, "--output", OUT, ...flags];
  const code = await main(args, io);
  const { stdout, stderr } = io.written();
  return {
    code,
    stdout: stdout.slice(before.stdout.length),
    stderr: stderr.slice(before.stderr.length),
  };
}

/** Replaces words of a file, which must have them. */
export function edit(
  files: Map<string, string>,
  path: string,
  from: string | RegExp,
  to: string,
): void {
  const text = files.get(path) ?? "";
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${path} has no ${from}`);
  files.set(path, edited);
}

/** Misspells a word of the card "Lantern Fox". */
export function breakCard(files: Map<string, string>): void {
  edit(files, CARDS, "Draw {cards}", "Drow {cards}");
}

/** The ids of the cards in the stored abilities. */
export function abilitiesIn(
  files: ReadonlyMap<string, string>,
): readonly string[] {
  return Object.keys(
    JSON.parse(files.get(`${TABULA}/parsed_abilities.json`) ?? "{}"),
  );
}
