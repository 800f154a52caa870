import type { Source } from "../../diagnostics/internal.ts";
import { flawlessAbilities } from "../../parser/flawless.ts";
import { fail } from "../cli/fail.ts";
import type { Io } from "../cli/io.ts";
import { jsonText } from "../cli/json_text.ts";
import { readText, sourceName } from "../cli/read_text.ts";
import {
  type DataFormat,
  DISPLAY_FORMATS,
  type DisplayFormat,
  type Format,
  type ParseFlags,
  type Stage,
} from "./parse_options.ts";
import type { StageValues } from "./stages.ts";

/** Prints what rules text means, or what is wrong with it. */
export async function parseText(
  io: Io,
  flags: ParseFlags,
  argument: string,
): Promise<number> {
  const { vars = "", format, stage } = flags;
  if (isDisplay(format) && stage !== "ast") {
    return fail(io, `Cannot print the stage "${stage}" as "${format}"`, 2);
  }
  const read = argument === "-" ? await readText(io, "-") : undefined;
  if (read?.ok === false) return fail(io, read.problem);
  const text = read === undefined ? argument : withoutLastBreak(read.value);
  const variables = { file: "<vars>", text: vars };
  const file = read === undefined ? "<input>" : sourceName("-");
  const source = { file, text, variables };
  const value = await valueOf(io, source, flags);
  if (value === undefined) return 1;
  if (isDisplay(format)) {
    const { printDisplay } = await import("./print_display.ts");
    return printDisplay(io, source, { ...flags, format });
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

/** What a stage makes of a text; what explains is loaded for those that need it. */
async function valueOf(
  io: Io,
  source: Source,
  flags: ParseFlags,
): Promise<StageValues[Stage] | undefined> {
  const { vars = "", stage, dialect } = flags;
  const flawless = stage === "ast"
    ? flawlessAbilities(source.text, vars, { dialect })
    : undefined;
  if (flawless !== undefined) return flawless;
  const { explainText } = await import("./explain_text.ts");
  return explainText(io, source, flags);
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
