import { printable, wrap } from "../../../diagnostics/internal.ts";
import type { Output } from "../../cli/io.ts";
import { say } from "../../cli/say.ts";
import type { FixedCard } from "./fix_file.ts";

/** Prints which card of which file was fixed, with its old and new lines. */
export function printFix(
  output: Output,
  path: string,
  { card, fixed }: FixedCard,
): void {
  say(output, `${path}: ${card.name ?? card.id}: fixed`);
  printDifference(output, "rules-text", card.text, fixed.text);
  printDifference(output, "variables", card.variables, fixed.variables);
}

/** Prints the old and the new value of a key, if they differ. */
export function printDifference(
  output: Output,
  key: string,
  before: string,
  after: string,
): void {
  if (before === after) return;
  const isSpace = before.trim() === after.trim();
  const shown = (text: string) => isSpace ? JSON.stringify(text) : text.trim();
  write(output, "-", `${key}: ${shown(before)}`);
  write(output, "+", `${key}: ${shown(after)}`);
}

function write(output: Output, sign: "-" | "+", text: string): void {
  const lines = text.split("\n").flatMap((line) =>
    wrap(printable(line), output.columns() - "  - ".length)
  );
  for (const [i, line] of lines.entries()) {
    const row = `${i === 0 ? sign : " "} ${line}`;
    const color = sign === "-" ? 31 : 32;
    output.writeExactly(
      output.color ? `  \x1b[${color}m${row}\x1b[0m\n` : `  ${row}\n`,
    );
  }
}
