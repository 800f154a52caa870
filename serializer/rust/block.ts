/** One level of indentation, in RON and in `{:#?}`. */
export const INDENT = "    ";

/** Lines between two brackets, each with a comma; without lines, `[]`. */
export function block(
  open: string,
  lines: readonly string[],
  close: string,
  indent: string,
): string {
  if (lines.length === 0) return open + close;
  const inner = lines.map((line) => `${indent}${INDENT}${line},\n`).join("");
  return `${open}\n${inner}${indent}${close}`;
}
