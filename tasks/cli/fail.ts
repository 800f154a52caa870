import { printable, wrap } from "../../diagnostics/internal.ts";
import type { Io } from "./io.ts";

/** Prints a problem that is not in any text; returns the exit code. */
export function fail({ stderr }: Io, problem: string, code = 1): number {
  const label = stderr.color ? "\x1b[1;31merror\x1b[0m" : "error";
  const [first, ...more] = wrap(
    `error: ${printable(problem)}`,
    stderr.columns(),
  );
  const lines = wrap(more.join(" "), stderr.columns() - 2);
  const rest = more.length === 0 ? [] : lines.map((line) => `  ${line}`);
  const text = [`${label}${first?.slice("error".length)}`, ...rest].join("\n");
  stderr.writeExactly(`${text}\n`);
  return code;
}
