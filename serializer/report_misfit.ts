import { describeMisfit, type TreeMisfit } from "../ast/internal.ts";
import { writingDiagnostic } from "../diagnostics/writing.ts";
import type { Serialized } from "./rewrite/mod.ts";

/** The result for a value that is not a tree: no text, and the reason. */
export function reportMisfit(misfit: TreeMisfit): Serialized {
  const { path, expected, found } = describeMisfit(misfit);
  const span = { start: 0, end: 0 };
  const label = path === "" ? {} : { label: path };
  const details = { path, expected, found };
  const errors = [writingDiagnostic("unfit-tree", span, details, label)];
  return { text: "", bindings: [], errors };
}
