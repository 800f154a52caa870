import { printable, wrap } from "../../diagnostics/mod.ts";
import type { Output } from "./io.ts";

/** Writes a line; on a terminal it is wrapped between words. */
export function writeLine(output: Output, line: string): void {
  const shown = printable(line);
  const lines = output.isTerminal ? wrap(shown, output.columns()) : [shown];
  output.write(`${lines.join("\n")}\n`);
}
