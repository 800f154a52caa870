import type { Output } from "./io.ts";

/**
 * Writes a result that may go on to a file or a program: exactly as it is,
 * unless a terminal shows it.
 */
export function writeData(output: Output, text: string): void {
  if (output.isTerminal) output.write(text);
  else output.writeExactly(text);
}
