import {
  type Diagnostic,
  printable,
  type Source,
  wrap,
} from "../../diagnostics/mod.ts";
import { renderJson, renderShort } from "../../diagnostics/render/mod.ts";
import type { Io } from "./io.ts";
import { jsonText } from "./json_text.ts";
import { renderGithub } from "./render_github.ts";
import { reportPretty } from "./report_pretty.ts";

/** Annotated excerpts, one line each, JSON, or annotations on GitHub. */
export const REPORT_FORMATS = ["pretty", "short", "json", "github"] as const;

/** A format of diagnostics. */
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Diagnostics of one text. */
export interface Findings {
  readonly source: Source;
  readonly diagnostics: readonly (Diagnostic & {
    /** The entry of the file that it is about: `card "Fox" (0a0b…)`. */
    readonly entry?: string;
  })[];
}

/** One diagnostic and its text. */
export interface Finding {
  readonly source: Source;
  readonly diagnostic: Findings["diagnostics"][number];
}

/**
 * Shows diagnostics, if any, on standard error. In JSON they are one array. Of
 * many, only some get an excerpt, unless all of them are asked for.
 */
export function report(
  io: Io,
  findings: readonly Findings[],
  format: ReportFormat,
  all = false,
): void {
  const found = findings.flatMap(({ source, diagnostics }) =>
    diagnostics.map((diagnostic) => ({ diagnostic, source }))
  );
  if (found.length > 0) REPORTERS[format](io, found, all);
}

const REPORTERS: {
  readonly [F in ReportFormat]: (
    io: Io,
    found: readonly Finding[],
    all: boolean,
  ) => void;
} = {
  pretty: reportPretty,
  short: (io, found) => lines(io, found, renderShort),
  github: (io, found) => lines(io, found, renderGithub),
  json: ({ stderr }, found) => {
    const objects = found.map(({ diagnostic, source }) =>
      renderJson(diagnostic, source)
    );
    stderr.write(jsonText(objects));
  },
};

function lines(
  { stderr }: Io,
  found: readonly Finding[],
  render: (diagnostic: Diagnostic, source: Source) => string,
): void {
  for (const { diagnostic, source } of found) {
    stderr.write(`${render(diagnostic, source)}\n`);
  }
}

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
