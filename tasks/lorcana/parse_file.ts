import { parseAbility, type ParseResult } from "../../lorcana/mod.ts";
import type { Io } from "../cli/io.ts";
import type { LorcanaParseFileFlags } from "./options.ts";
import { type AbilityText, placeProblems, readTexts } from "./texts.ts";
import { fail } from "../cli/fail.ts";
import { report } from "../cli/report.ts";
import { writeOutput } from "../cli/write_output.ts";
import { jsonText } from "../cli/json_text.ts";

/** Reads all texts of a JSON file and writes what each of them means. */
export async function lorcanaParseFile(
  io: Io,
  { level, output, errors, all }: LorcanaParseFileFlags,
  path: string,
): Promise<number> {
  const texts = await readTexts(io, path);
  if (!texts.ok) return fail(io, texts.problem);
  const results = texts.value.texts.map((item) => ({
    item,
    result: parseItem(item, level),
  }));
  const findings = placeProblems(
    texts.value,
    (at) => results[at]?.result.diagnostics ?? [],
  );
  report(io, findings, errors, all);
  const json = results.map(({ item, result }) => ({
    ...item,
    ...withoutMeta(result),
  }));
  const written = await writeOutput(io, {
    path: output,
    text: jsonText(json),
    inputs: [path],
  });
  if (!written.ok) return fail(io, written.problem);
  const whole = results.filter(({ result }) => result.ok).length;
  io.stderr.write(`Parsed ${whole} of ${results.length} texts in full\n`);
  return whole === results.length ? 0 : 1;
}

/** Reads one text of a file, with the name and card type the file gives. */
export function parseItem(
  { text, name, cardType }: AbilityText,
  level: LorcanaParseFileFlags["level"],
): ParseResult {
  return parseAbility(text, {
    level,
    ...(name === undefined ? {} : { name }),
    ...(cardType === undefined ? {} : { cardType }),
  });
}

function withoutMeta(
  { ok, abilities, residue }: ParseResult,
): Partial<ParseResult> {
  return ok ? { ok, abilities } : { ok, residue };
}
