import { renderJson } from "../../../diagnostics/mod.ts";
import type { CardRow, Verdict } from "../../../tabula/mod.ts";
import type { Findings } from "../../cli/findings.ts";
import { seen, type VerifyCounts } from "./verify_summary.ts";
import { jsonText } from "../../cli/json_text.ts";

/** A card and what came of it. */
export interface Verified {
  readonly file: string;
  readonly card: CardRow;
  readonly verdict: Verdict;
}

/** What `verify --json` prints: the same shape as `generate` and `check`. */
export function verifyJson(
  { ok, counts, verified, findings }: {
    readonly ok: boolean;
    readonly counts: VerifyCounts;
    readonly verified: readonly Verified[];
    readonly findings: readonly Findings[];
  },
): string {
  const report = {
    ok,
    cards: { total: seen(counts), ...counts },
    verdicts: verified.map(({ file, card: { id, name }, verdict }) => ({
      file,
      id,
      ...name !== undefined && { name },
      ...written(verdict),
    })),
    diagnostics: findings.flatMap(({ source, diagnostics }) =>
      diagnostics.map((each) => renderJson(each, source))
    ),
  };
  return jsonText(report);
}

function written(verdict: Verdict): object {
  const { kind: result } = verdict;
  switch (verdict.kind) {
    case "differs":
      return {
        result,
        canonical: verdict.canonical,
        variables: verdict.variables,
      };
    case "lossy":
      return { result, canonical: verdict.canonical };
    default:
      return { result };
  }
}
