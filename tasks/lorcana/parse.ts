import {
  parseCardText,
  type ParseResult,
  tryPrint,
} from "../../lorcana/mod.ts";
import type { Io } from "../cli/io.ts";
import { readText, sourceName } from "../cli/read_text.ts";
import type { LorcanaParseFlags } from "./options.ts";
import { fail } from "../cli/fail.ts";
import { report } from "../cli/report.ts";
import { jsonText } from "../cli/json_text.ts";

/** Prints what a Lorcana text means, or the words that no rule accounts for. */
export async function lorcanaParse(
  io: Io,
  flags: LorcanaParseFlags,
  argument: string,
): Promise<number> {
  const { name, cardType, level, targets, errors, all } = flags;
  const read = argument === "-" ? await readText(io, "-") : undefined;
  if (read?.ok === false) return fail(io, read.problem);
  const text = read?.value ?? argument;
  const file = read === undefined ? "<input>" : sourceName("-");
  const results = parseCardText(text, {
    level,
    targets,
    ...(name === undefined ? {} : { name }),
    ...(cardType === undefined ? {} : { cardType }),
  });
  if (results.length === 0) {
    return fail(io, "Cannot read the text: it is empty");
  }
  const findings = results.map(({ text, diagnostics }) => ({
    source: { file, text },
    diagnostics,
  }));
  report(io, findings, errors, all);
  const isRead = results.every(({ ok }) => ok);
  const abilities = results.flatMap(({ abilities }) => abilities);
  if (abilities.length === 0) return 1;
  if (flags.print) return printTexts(io, results) && isRead ? 0 : 1;
  io.stdout.write(jsonText(abilities));
  return isRead ? 0 : 1;
}

/** Prints canonical texts; false if one would not say the same. */
function printTexts(io: Io, results: readonly ParseResult[]): boolean {
  const printed = results.map(({ abilities }) => tryPrint(abilities));
  for (const each of printed) {
    if (each.ok) io.stdout.write(`${each.text}\n`);
    else fail(io, each.problem);
  }
  return printed.every(({ ok }) => ok);
}
