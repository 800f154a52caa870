import type { Diagnostic, Source } from "../../diagnostics/internal.ts";
import { renderJson, renderShort } from "../../diagnostics/mod.ts";
import type { Finding, Findings } from "./findings.ts";
import type { ReportFormat } from "./flags.ts";
import type { Io } from "./io.ts";
import { jsonText } from "./json_text.ts";
import { renderGithub } from "./report/render_github.ts";
import { reportPretty } from "./report/report_pretty.ts";

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
