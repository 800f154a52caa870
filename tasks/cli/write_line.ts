import { printable, wrap } from "../../diagnostics/internal.ts";
import type { Output } from "./io.ts";

/** Writes a line; on a terminal it is wrapped between words. */
export function writeLine(output: Output, line: string): void {
  const shown = printable(line);
  const lines = output.isTerminal ? wrapLine(shown, output.columns()) : [shown];
  output.write(`${lines.join("\n")}\n`);
}

/** What goes on below an indented line is indented further. */
function wrapLine(line: string, columns: number): readonly string[] {
  const [indent = ""] = /^ */.exec(line) ?? [];
  const hang = indent === "" ? "" : `${indent}  `;
  return wrap(line.trimStart(), columns - hang.length)
    .map((part, i) => (i === 0 ? indent : hang) + part);
}
