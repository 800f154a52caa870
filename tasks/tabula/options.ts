import type { Target } from "../../tabula/mod.ts";
import type { ReportFormat } from "../cli/report.ts";

/** The languages of generated code: one of them, or all; or display texts. */
export const TARGETS = ["ts", "rust", "all", "display"] as const;

/** The dialects of rules texts, or the one that each card shows. */
export const DIALECTS = ["auto", "classic", "rlf"] as const;

/** The directory of sample cards. */
export const DEFAULT_TABULA = "examples/tabula";
/** The folder of the sample's generated code. */
export const DEFAULT_OUT = "examples/tabula/generated";

/** The flags of `watch`; `check` and `generate` have the same and more. */
export type TabulaFlags = {
  readonly tabula: string;
  readonly out: string;
  readonly target: (typeof TARGETS)[number];
  readonly identifiers?: string;
  readonly dialect: (typeof DIALECTS)[number];
  readonly errors: ReportFormat;
  readonly quiet: boolean;
};

/** The flags of `check`. */
export type CheckFlags = TabulaFlags & { readonly json: boolean };

/** The flags of `generate`. */
export type GenerateFlags = CheckFlags & { readonly allowErrors: boolean };

/** The languages that the value of `--target` stands for. */
export function targetsOf(target: TabulaFlags["target"]): readonly Target[] {
  if (target === "display") return [];
  return target === "all" ? ["ts", "rust"] : [target];
}
