import { rust } from "../../serializer/mod.ts";
import type { Io } from "../cli/io.ts";
import { readText } from "../cli/read_text.ts";
import { type Format, type ParseFlags, reportFormat } from "./parse_options.ts";
import { type Printable, stages } from "./stages.ts";
import { fail, report } from "../cli/report.ts";

/** Prints what rules text means, or what is wrong with it. */
export async function parseText(
  io: Io,
  flags: ParseFlags,
  argument: string,
): Promise<number> {
  const { vars = "", format = "json", stage } = flags;
  const read = argument === "-" ? await readText(io, "-") : undefined;
  if (read?.ok === false) return fail(io, read.problem);
  const text = read === undefined ? argument : withoutLastBreak(read.value);
  const { result, diagnostics } = stages[stage](text, vars);
  const variables = { file: "<vars>", text: vars };
  const source = { file: "<input>", text, variables };
  report(io, [{ source, diagnostics }], reportFormat(flags));
  if (result === undefined) return 1;
  const printed = print(result, format);
  if (printed === undefined) {
    fail(io, `Cannot print segments as "${format}": they have JSON only`);
    return 2;
  }
  io.stdout.write(`${printed}\n`);
  return 0;
}

/** What `echo` puts behind a text is not part of it. */
function withoutLastBreak(text: string): string {
  return text.replace(/\r?\n$/, "");
}

function print(result: Printable, format: Format): string | undefined {
  if (format === "json" || format === "short") {
    return JSON.stringify(result.json, null, 2);
  }
  if (result.rust === undefined) return undefined;
  return format === "ron"
    ? rust.printRon(result.rust)
    : rust.printDebug(result.rust);
}
