import { describeMisfit, type TreeMisfit } from "../ast/internal.ts";
import { writingDiagnostic } from "../diagnostics/writing.ts";
import type { Serialized } from "./rewrite/mod.ts";

/** What is written of a value that is no tree: nothing, and why. */
export function unfit(misfit: TreeMisfit): Serialized {
  const { path, expected, found } = describeMisfit(misfit);
  const span = { start: 0, end: 0 };
  const label = path === "" ? {} : { label: path };
  const details = { path, expected, found };
  const errors = [writingDiagnostic("unfit-tree", span, details, label)];
  return { text: "", bindings: [], errors };
}
