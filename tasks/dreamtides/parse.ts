import type { Diagnostic } from "../../diagnostics/mod.ts";
import type { Io } from "../cli/io.ts";
import { jsonText } from "../cli/json_text.ts";
import { readText } from "../cli/read_text.ts";
import { fail, report } from "../cli/report.ts";
import {
  type DataFormat,
  DISPLAY_FORMATS,
  type DisplayFormat,
  type Format,
  type ParseFlags,
  type Stage,
} from "./parse_options.ts";
import { stages, type StageValues } from "./stages.ts";

/** Prints what rules text means, or what is wrong with it. */
export async function parseText(
  io: Io,
  { vars = "", format, stage, dialect, errors, all }: ParseFlags,
  argument: string,
): Promise<number> {
  if (isDisplay(format) && stage !== "ast") {
    return fail(io, `Cannot print the stage "${stage}" as "${format}"`, 2);
  }
  const read = argument === "-" ? await readText(io, "-") : undefined;
  if (read?.ok === false) return fail(io, read.problem);
  const text = read === undefined ? argument : withoutLastBreak(read.value);
  const { value, diagnostics } = stages[stage](text, vars, { dialect });
  const variables = { file: "<vars>", text: vars };
  const source = { file: "<input>", text, variables };
  report(io, [{ source, diagnostics: inOrder(diagnostics) }], errors, all);
  if (value === undefined) return 1;
  if (isDisplay(format)) {
    const { printDisplay } = await import("./print_display.ts");
    return printDisplay(io, source, { format, dialect, errors });
  }
  const printed = await print(stage, value, format);
  if (printed === undefined) {
    return fail(
      io,
      `Cannot print spans as "${format}": only as JSON`,
      2,
    );
  }
  io.stdout.write(printed);
  return 0;
}

/** Those of the text by position, then those of the variables. */
function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted((a, b) =>
    Number(a.source === "variables") - Number(b.source === "variables") ||
    a.span.start - b.span.start
  );
}

/** `echo` ends a text with a line break that is not part of it. */
function withoutLastBreak(text: string): string {
  return text.replace(/\r?\n$/, "");
}

function isDisplay(format: Format): format is DisplayFormat {
  return DISPLAY_FORMATS.some((each) => each === format);
}

async function print<S extends Stage>(
  stage: S,
  value: StageValues[S],
  format: DataFormat,
): Promise<string | undefined> {
  if (format === "json") return jsonText(value);
  // Loaded only when one of these forms is asked for.
  const { printRust } = await import("./print_rust.ts");
  const printed = printRust(stage, value, format);
  return printed === undefined ? undefined : `${printed}\n`;
}
