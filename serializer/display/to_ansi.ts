import {
  expectList,
  expectOptions,
  printable,
} from "../../diagnostics/internal.ts";
import { rgb } from "./color.ts";
import type { DisplaySpan, Style } from "./span.ts";

/** How text is shown in a terminal. */
export interface AnsiOptions {
  /** Whether to use colors and styles at all; true by default. */
  readonly color?: boolean;
}

/**
 * Formats spans for a terminal. Styles are reset after each span; control
 * characters and bidirectional overrides in the text are made visible.
 */
export function toAnsi(
  spans: readonly DisplaySpan[],
  options: AnsiOptions = {},
): string {
  expectList(spans, "spans");
  expectOptions(options, { color: "boolean" });
  const { color = true } = options;
  return spans.map((span) => {
    const text = span.text.split("\n").map(safeLine).join("\n");
    const codes = color ? codesOf(span).join(";") : "";
    return codes === "" ? text : `\x1b[${codes}m${text}\x1b[0m`;
  }).join("");
}

function safeLine(line: string): string {
  return printable(line.replaceAll("\t", "    "));
}

function codesOf({ bold, italic, underline, color }: Style): string[] {
  const parts = color === undefined ? undefined : rgb(color);
  return [
    ...bold ? ["1"] : [],
    ...italic ? ["3"] : [],
    ...underline ? ["4"] : [],
    ...parts === undefined ? [] : [`38;2;${parts.join(";")}`],
  ];
}
