import type { Source } from "../../diagnostics/internal.ts";
import {
  display,
  type DisplaySpan,
  toAnsi,
  toHtml,
  toUnity,
} from "../../serializer/display/mod.ts";
import type { Io } from "../cli/io.ts";
import { report } from "../cli/report.ts";
import type { DisplayFormat, ParseFlags } from "./parse_options.ts";

interface DisplayFlags
  extends Pick<ParseFlags, "dialect" | "messages" | "errors"> {
  readonly format: DisplayFormat;
}

/** Prints rules text as players see it; returns the exit code. */
export function printDisplay(
  io: Io,
  source: Source,
  { format, dialect, messages, errors }: DisplayFlags,
): number {
  const shown = display(source.text, source.variables?.text, {
    dialect,
    messages,
  });
  const diagnostics = shown.ok ? shown.warnings : shown.errors;
  report(io, [{ source, diagnostics }], errors);
  if (!shown.ok) return 1;
  const written = writers[format](shown.spans, io.stdout.color);
  // Only text has colors, and those only on a terminal.
  if (format === "text") io.stdout.writeExactly(`${written}\n`);
  else io.stdout.write(`${written}\n`);
  return 0;
}

const writers: {
  readonly [F in DisplayFormat]: (
    spans: readonly DisplaySpan[],
    color: boolean,
  ) => string;
} = {
  text: (spans, color) => toAnsi(spans, { color }),
  html: toHtml,
  unity: toUnity,
};
