import { printable } from "../../diagnostics/internal.ts";
import type { Output } from "./io.ts";

/** Writes one line: names and paths in it can neither break nor hide it. */
export function say(output: Output, line: string): void {
  output.write(`${printable(line)}\n`);
}
