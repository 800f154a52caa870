import { closest, type Explanation, wrap } from "../../diagnostics/internal.ts";
import { CHAPTERS, explanations } from "./explanations.ts";
import type { Io } from "../cli/io.ts";
import { fail } from "../cli/fail.ts";

/** The flags of `explain`. */
export type ExplainFlags = Record<never, never>;

/** Prints what codes mean; without any, the list of all codes. */
export function explainCodes(
  io: Io,
  _: ExplainFlags,
  ...codes: readonly string[]
): number {
  const known = new Map(Object.entries<Explanation>(explanations));
  const asked = codes.map(withoutSeverity);
  const unknown = asked.find((code) => !known.has(code));
  if (unknown !== undefined) {
    const meant = closest(unknown, known.keys());
    const hint = meant === undefined
      ? ': "dreamtides explain" lists all of them'
      : `: did you mean "${meant}"?`;
    return fail(io, `Unknown code "${unknown}"${hint}`, 2);
  }
  const columns = io.stdout.columns();
  const pages = asked.flatMap((code) => {
    const explanation = known.get(code);
    return explanation === undefined ? [] : [page(code, explanation, columns)];
  });
  io.stdout.write(pages.length === 0 ? list(columns) : pages.join("\n"));
  return 0;
}

/** `error[unclosed-brace]`, as reports show it, is fine, too. */
function withoutSeverity(code: string): string {
  return code.replace(/^\w*\[(.*)\]$/, "$1");
}

function page(
  code: string,
  { meaning, example, fix }: Explanation,
  columns: number,
): string {
  return [
    code,
    "",
    ...wrap(plain(meaning), columns),
    "",
    "Example:",
    ...example.split("\n").flatMap((line) => wrap(line, columns - 4))
      .map((line) => `    ${line}`),
    "",
    ...wrap(`How to fix it: ${plain(fix)}`, columns),
    "",
  ].join("\n");
}

/** Backticks are for Markdown; a terminal shows the words themselves. */
function plain(text: string): string {
  return text.replaceAll("`", "");
}

function list(columns: number): string {
  const chapters = CHAPTERS.map(({ title, explanations }) => {
    const codes = Object.keys(explanations).join(", ");
    const lines = wrap(codes, columns - 2).map((line) => `  ${line}`);
    return [`${title}:`, ...lines, ""].join("\n");
  });
  return chapters.join("\n");
}
