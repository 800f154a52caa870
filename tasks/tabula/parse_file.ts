import {
  checkIds,
  parseCards,
  withoutSharedIds,
  writeParsedAbilities,
} from "../../tabula/internal.ts";
import type { Io } from "../cli/io.ts";
import type { ReportFlags } from "../cli/flags.ts";
import { progress } from "../cli/progress.ts";
import { safeJson } from "../cli/json_text.ts";
import { say } from "../cli/say.ts";
import { writeOutput } from "../cli/write_output.ts";
import { fail } from "../cli/fail.ts";
import { report } from "../cli/report.ts";
import { findingsOf, haveErrors, readCardFile } from "./card_file.ts";
import type { DialectChoice } from "../../lexer/mod.ts";
import { lintingParserOf } from "./parser.ts";

/** The flags of `parse-file`. */
export type ParseFileFlags = ReportFlags & {
  readonly input?: string;
  readonly output: string;
  readonly dialect?: DialectChoice;
};

/** Writes the abilities of the cards of a TOML file, without those that have errors. */
export async function parseFile(
  io: Io,
  { input, output, dialect, errors, all }: ParseFileFlags,
  path?: string,
): Promise<number> {
  const named = [path, input].filter((each) => each !== undefined);
  const [from] = named;
  if (from === undefined || named.length > 1) {
    return fail(io, "Expected one file: as an argument, or with --input", 2);
  }
  const file = await readCardFile(io, from);
  if (!file.ok) return fail(io, file.problem);
  const { cards, failures } = file.value;
  const bar = progress(io.stderr);
  const parsed = parseCards(
    cards,
    lintingParserOf({ ...dialect && { dialect } }),
    (done, total) => bar.update("Parsing cards", done, total),
  );
  bar.end();
  const problems = [...failures, ...checkIds(cards), ...parsed.problems];
  report(io, [await findingsOf(file.value, problems)], errors, all);
  if (failures.length > 0) return 1;
  if (cards.length === 0) {
    return fail(io, `Cannot find a card in "${from}": no entry has rules text`);
  }
  const unique = withoutSharedIds(parsed.cards, problems);
  const json = safeJson(`${writeParsedAbilities(unique)}\n`);
  const written = await writeOutput(io, {
    path: output,
    text: json,
    inputs: [from],
  });
  if (!written.ok) return fail(io, written.problem);
  const good = unique.filter(({ json }) => json !== undefined).length;
  if (output !== "-") {
    say(io.stdout, `Cards parsed to ${output}: ${good} of ${cards.length}`);
  }
  return haveErrors(problems) ? 1 : 0;
}
