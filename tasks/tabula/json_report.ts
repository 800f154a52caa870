import { renderJson } from "../../diagnostics/mod.ts";
import type { LeftOutCard } from "../../tabula/mod.ts";
import { type BuiltDirectory, hasErrors } from "./directory.ts";
import type { ChangedCards } from "./changed_cards.ts";
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
 * artifacts, the cards, which of them have other abilities than the stored ones,
 * and everything that is wrong with them.
 */
export function jsonReport(
  built: BuiltDirectory,
  artifacts: readonly ReportedArtifact[],
  changes?: ChangedCards,
): string {
  const { build, findings } = built;
  const isStale = artifacts.some(({ status }) => status === "stale");
  const report = {
    ok: !hasErrors(built) && !isStale,
    artifacts,
    cards: {
      ...cardCounts(build),
      leftOut: build.leftOut.map(named),
      ...changes,
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
