import type { DialectChoice } from "../../mod.ts";
import {
  parseCards,
  type Problem,
  writeParsedAbilities,
} from "../../tabula/mod.ts";
import type { Io } from "../cli/io.ts";
import { fail, type ReportFormat } from "../cli/report.ts";
import { haveErrors, readCardFile, reportProblems } from "./card_file.ts";
import { parserOf } from "./parser.ts";

/** The flags of `parse-file`. */
export type ParseFileFlags = {
  readonly input?: string;
  readonly output: string;
  readonly dialect: DialectChoice;
  readonly errors: ReportFormat;
};

/** Writes the abilities of the cards of a TOML file, without those that have errors. */
export async function parseFile(
  io: Io,
  { input, output, dialect, errors }: ParseFileFlags,
  path?: string,
): Promise<number> {
  const named = [path, input].filter((each) => each !== undefined);
  const [from] = named;
  if (from === undefined || named.length > 1) {
    fail(io, "Expected one file: as an argument, or with --input");
    return 2;
  }
  const file = await readCardFile(io, from);
  if (!file.ok) return fail(io, file.problem);
  const { cards, leftOut, failures } = file.value;
  const parsed = parseCards(cards, parserOf(dialect));
  const rows = file.value.problems.filter(isAboutText);
  const problems = [...failures, ...rows, ...parsed.problems];
  await reportProblems(io, file.value, problems, errors);
  if (failures.length > 0) return 1;
  if (cards.length + leftOut.length === 0) {
    return fail(io, `Cannot find a card in "${from}": no entry has an id`);
  }
  const json = `${writeParsedAbilities(parsed.cards)}\n`;
  const written = await io.writeFile(output, json);
  if (!written.ok) return fail(io, written.problem);
  const good = parsed.cards.filter(({ json }) => json !== undefined).length;
  const total = parsed.cards.length + leftOut.length;
  if (output !== "-") {
    io.stdout.write(`Cards parsed to ${output}: ${good} of ${total}\n`);
  }
  return haveErrors(problems) ? 1 : 0;
}

/** Only a game needs the other keys, and ids that are UUIDs. */
function isAboutText({ place: { key }, diagnostic }: Problem): boolean {
  return diagnostic.code === "unread-key" ||
    diagnostic.code !== "invalid-uuid" && key !== undefined &&
      ["id", "rules-text", "variables"].includes(key);
}
