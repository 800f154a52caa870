import type { DialectChoice } from "../../dreamtides/mod.ts";
import type { CodeTarget } from "../../tabula/mod.ts";
import type { ReportFlags } from "../cli/flags.ts";

/** What `--target` can be: a language, both of them, or display texts. */
export const TARGET_CHOICES = ["ts", "rust", "all", "display"] as const;

/** What can be generated besides the abilities. */
export type OutputTarget = CodeTarget | "display";

/** The directories and targets of a command, all of them known. */
export interface Settings {
  /** The directory of TOML files. */
  readonly tabula: string;
  /** The directory for generated code. */
  readonly out: string;
  readonly targets: readonly OutputTarget[];
  /** The module that generated code imports the id types from. */
  readonly identifiers?: string;
  /** By default, the directives of each card show its dialect. */
  readonly dialect?: DialectChoice;
}

/** The flags of `watch`; `check` and `generate` have the same and more. */
export type TabulaFlags = ReportFlags & {
  readonly tabula?: string;
  readonly out?: string;
  readonly target?: (typeof TARGET_CHOICES)[number];
  readonly identifiers?: string;
  readonly dialect?: DialectChoice;
  readonly quiet: boolean;
};

/** The flags of `check`. */
export type CheckFlags = TabulaFlags & { readonly json: boolean };

/** The flags of `generate`. */
export type GenerateFlags = CheckFlags & {
  readonly allowErrors: boolean;
  readonly fix: boolean;
};

/** What the value of `--target` stands for. */
export function targetsOf(
  target: (typeof TARGET_CHOICES)[number],
): readonly OutputTarget[] {
  return target === "all" ? ["ts", "rust"] : [target];
}
