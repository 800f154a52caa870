import { parse } from "../../mod.ts";
import {
  decodeSource,
  loadTomlParser,
  locateProblems,
  parseCards,
  type Problem,
  readCards,
  writeParsedAbilities,
} from "../../tabula/mod.ts";
import type { Io } from "../cli/io.ts";
import { fail, report, type ReportFormat } from "../cli/report.ts";

/** The flags of `parse-file`. */
export type ParseFileFlags = {
  readonly input: string;
  readonly output: string;
  readonly format: ReportFormat;
};

/** Writes the abilities of the cards of a TOML file, without those that have errors. */
export async function parseFile(
  io: Io,
  { input, output, format }: ParseFileFlags,
): Promise<number> {
  const read = await io.readFile(input);
  if (!read.ok) return fail(io, read.problem);
  const file = decodeSource(input, read.value);
  const rows = readCards([file], await loadTomlParser());
  const { cards, problems } = parseCards(rows.cards, parse);
  const text = "text" in file ? file.text : "";
  await show(
    io,
    { file: input, text },
    [...rows.problems, ...problems],
    format,
  );
  if (rows.problems.length > 0) return 1;
  const written = await io.writeFile(output, writeParsedAbilities(cards));
  if (!written.ok) return fail(io, written.problem);
  const parsed = cards.filter(({ json }) => json !== undefined).length;
  if (output !== "-") {
    io.stdout.write(
      `Cards parsed to ${output}: ${parsed} of ${cards.length}\n`,
    );
  }
  return parsed === cards.length ? 0 : 1;
}

async function show(
  io: Io,
  source: { readonly file: string; readonly text: string },
  problems: readonly Problem[],
  format: ReportFormat,
): Promise<void> {
  const texts = new Map([[source.file, source.text]]);
  const diagnostics = await locateProblems(problems, texts);
  diagnostics.sort((a, b) => a.span.start - b.span.start);
  report(io, [{ source, diagnostics }], format);
}
