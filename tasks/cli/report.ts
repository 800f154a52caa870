import {
  type Diagnostic,
  render,
  renderJson,
  renderShort,
  type Source,
} from "../../diagnostics/mod.ts";
import type { Io } from "./io.ts";
import { renderGithub } from "./render_github.ts";

/** Annotated excerpts, one line each, JSON, or annotations on GitHub. */
export const REPORT_FORMATS = ["pretty", "short", "json", "github"] as const;

/** A format of diagnostics. */
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Diagnostics of one text. */
export interface Findings {
  readonly source: Source;
  readonly diagnostics: readonly Diagnostic[];
}

/** Shows diagnostics, if any, on standard error. In JSON they are one array. */
export function report(
  io: Io,
  findings: readonly Findings[],
  format: ReportFormat,
): void {
  const all = findings.flatMap(({ source, diagnostics }) =>
    diagnostics.map((each) => ({ each, source }))
  );
  if (all.length === 0) return;
  const { write, color } = io.stderr;
  if (format === "json") {
    const objects = all.map(({ each, source }) => renderJson(each, source));
    write(`${JSON.stringify(objects, null, 2)}\n`);
    return;
  }
  for (const { each, source } of all) {
    write(`${RENDERERS[format](each, source, color)}\n`);
  }
}

const RENDERERS: {
  readonly [F in Exclude<ReportFormat, "json">]: (
    diagnostic: Diagnostic,
    source: Source,
    color: boolean,
  ) => string;
} = {
  pretty: (diagnostic, source, color) =>
    `${render(diagnostic, source, { color })}\n`,
  short: renderShort,
  github: renderGithub,
};

/** Prints a problem that is not in any text; returns the exit code 1. */
export function fail(io: Io, problem: string): number {
  const label = io.stderr.color ? "\x1b[1;31merror\x1b[0m" : "error";
  io.stderr.write(`${label}: ${problem}\n`);
  return 1;
}
