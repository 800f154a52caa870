import type { Target } from "../../tabula/mod.ts";
import type { ReportFormat } from "../cli/report.ts";

/** What code can be generated in: one language, or every one. */
export const TARGETS = ["ts", "rust", "all"] as const;

/** The shipped sample, and where its code goes. */
export const DEFAULT_TABULA = "examples/tabula";
/** The folder of the sample's generated code. */
export const DEFAULT_OUT = "examples/tabula/generated";

/** What `watch` can be told; `check` and `generate` take the same and more. */
export type TabulaFlags = {
  readonly tabula: string;
  readonly out: string;
  readonly target: (typeof TARGETS)[number];
  readonly identifiers?: string;
  readonly errors: ReportFormat;
  readonly quiet: boolean;
};

/** What `check` can be told. */
export type CheckFlags = TabulaFlags & { readonly json: boolean };

/** What `generate` can be told. */
export type GenerateFlags = CheckFlags & { readonly strict: boolean };

/** The languages that a flag stands for. */
export function targetsOf(target: TabulaFlags["target"]): readonly Target[] {
  return target === "all" ? ["ts", "rust"] : [target];
}
