import { wrap } from "../../diagnostics/mod.ts";
import type { Output } from "./io.ts";

/** Writes a line; on a terminal it is wrapped between words. */
export function writeLine(output: Output, line: string): void {
  const lines = output.isTerminal ? wrap(line, output.columns()) : [line];
  output.write(`${lines.join("\n")}\n`);
}
