import { closest, wrap } from "../../diagnostics/internal.ts";
import { type DialectName, DIALECTS } from "../../lexer/dialects/mod.ts";
import type { Io } from "../cli/io.ts";
import { jsonText } from "../cli/json_text.ts";
import { fail } from "../cli/fail.ts";
import { type DirectiveRow, directiveRows } from "./directive_rows.ts";

/** The flags of `directives`. */
export type DirectivesFlags = {
  readonly dialect: DialectName;
  readonly json: boolean;
};

/** Prints every directive, or those that are named. */
export function directives(
  io: Io,
  { dialect, json }: DirectivesFlags,
  ...names: readonly string[]
): number {
  const rows = directiveRows(DIALECTS[dialect]);
  const unknown = names.find((name) => find(rows, name) === undefined);
  if (unknown !== undefined) return fail(io, unknownName(rows, unknown), 2);
  const shown = names.length === 0
    ? rows
    : names.flatMap((name) => find(rows, name) ?? []);
  io.stdout.write(
    json
      ? jsonText(shown.map(objectOf))
      : shown.map((each) => textOf(each, io.stdout.columns())).join("\n"),
  );
  return 0;
}

function find(
  rows: readonly DirectiveRow[],
  name: string,
): DirectiveRow | undefined {
  const wanted = bare(name).toLowerCase();
  return rows.find(({ directive }) =>
    bare(directive).toLowerCase() === wanted
  ) ?? rows.find(({ directive }) => phrase(directive) === wanted);
}

/** `energy` of `{energy($e)}`. */
function phrase(directive: string): string {
  return bare(directive).toLowerCase().replace(/\(.*/, "");
}

function bare(directive: string): string {
  return directive.replace(/[{}]/g, "");
}

function unknownName(rows: readonly DirectiveRow[], name: string): string {
  const names = rows.map(({ directive }) => bare(directive));
  const meant = closest(bare(name), names);
  const hint = meant === undefined
    ? ': "dreamtides directives" lists all of them'
    : `: did you mean "{${meant}}"?`;
  return `Unknown directive "${name}"${hint}`;
}

function objectOf(
  { directive, variables, value, example: [text, of = ""] }: DirectiveRow,
): object {
  return { directive, reads: variables, value, example: text, variables: of };
}

function textOf(
  { directive, variables, value, example: [text, of] }: DirectiveRow,
  columns: number,
): string {
  const noun = variables.includes(",") ? "variables" : "variable";
  const reads = variables === "" ? "" : ` (${noun}: ${variables})`;
  const lines = text.split("\n").flatMap((line) => wrap(line, columns - 4));
  const given = of === undefined ? [] : [`  with ${of}`];
  return [
    `${directive}: ${value}${reads}`,
    ...lines.map((line) => `    ${line}`),
    ...given.map((line) => `  ${line}`),
    "",
  ].join("\n");
}
