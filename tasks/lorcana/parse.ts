import { parseCardText, print } from "../../lorcana/mod.ts";
import type { Io } from "../cli/io.ts";
import { readText } from "../cli/read_text.ts";
import type { LorcanaParseFlags } from "./options.ts";
import { fail, report } from "../cli/report.ts";
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
    source: { file: "<input>", text },
    diagnostics,
  }));
  report(io, findings, errors, all);
  const abilities = results.flatMap(({ abilities }) => abilities);
  if (abilities.length > 0) {
    io.stdout.write(
      flags.print
        ? `${results.map(({ abilities }) => print(abilities)).join("\n")}\n`
        : jsonText(abilities),
    );
  }
  return results.every(({ ok }) => ok) ? 0 : 1;
}
