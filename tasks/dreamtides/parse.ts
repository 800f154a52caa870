import type { Io } from "../cli/io.ts";
import { readText } from "../cli/read_text.ts";
import { fail, report } from "../cli/report.ts";
import type { Format, ParseFlags, Stage } from "./parse_options.ts";
import { stages, type StageValues } from "./stages.ts";

/** Prints what rules text means, or what is wrong with it. */
export async function parseText(
  io: Io,
  { vars = "", format, stage, errors }: ParseFlags,
  argument: string,
): Promise<number> {
  const read = argument === "-" ? await readText(io, "-") : undefined;
  if (read?.ok === false) return fail(io, read.problem);
  const text = read === undefined ? argument : withoutLastBreak(read.value);
  const { value, diagnostics } = stages[stage](text, vars);
  const variables = { file: "<vars>", text: vars };
  const source = { file: "<input>", text, variables };
  report(io, [{ source, diagnostics }], errors);
  if (value === undefined) return 1;
  const printed = await print(stage, value, format);
  if (printed === undefined) {
    fail(io, `Cannot print segments as "${format}": they have JSON only`);
    return 2;
  }
  io.stdout.write(`${printed}\n`);
  return 0;
}

/** `echo` ends a text with a line break that is not part of it. */
function withoutLastBreak(text: string): string {
  return text.replace(/\r?\n$/, "");
}

async function print<S extends Stage>(
  stage: S,
  value: StageValues[S],
  format: Format,
): Promise<string | undefined> {
  if (format === "json") return JSON.stringify(value, null, 2);
  // Loaded only when one of these forms is asked for.
  const { printRust } = await import("./print_rust.ts");
  return printRust(stage, value, format);
}
