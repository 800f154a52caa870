import { renderJson } from "../../diagnostics/mod.ts";
import type { LeftOutCard } from "../../tabula/mod.ts";
import { type BuiltDirectory, hasErrors } from "./directory.ts";
import { cardCounts } from "./summary.ts";
import { jsonText } from "../cli/json_text.ts";

/** A file that was written, or compared. */
export interface ReportedArtifact {
  readonly path: string;
  readonly status: string;
  /** How it differs, if it was compared. */
  readonly details?: readonly string[];
}

/**
 * What `generate --json` and `check --json` print: whether all is well, the
 * artifacts, the cards and everything that is wrong with them. Only `generate`
 * says which cards are gone: whoever checks is told what differs.
 */
export function jsonReport(
  built: BuiltDirectory,
  artifacts: readonly ReportedArtifact[],
  gone?: readonly string[],
): string {
  const { build, findings } = built;
  const isStale = artifacts.some(({ status }) => status === "stale");
  const report = {
    ok: !hasErrors(built) && !isStale,
    artifacts,
    cards: {
      ...cardCounts(build),
      leftOut: build.leftOut.map(named),
      kept: build.kept.map(named),
      ...gone && { gone: gone.map((id) => ({ id })) },
    },
    diagnostics: findings.flatMap(({ source, diagnostics }) =>
      diagnostics.map((each) => renderJson(each, source))
    ),
  };
  return jsonText(report);
}

function named(
  { id, name }: Pick<LeftOutCard, "id" | "name">,
): { readonly id?: string; readonly name?: string } {
  return {
    ...id !== undefined && { id },
    ...name !== undefined && { name },
  };
}
