import type { DialectChoice } from "../../lexer/mod.ts";
import type { CodeTarget } from "../../tabula/mod.ts";
import type { ReportFlags } from "../cli/flags.ts";

/** What can be generated besides the abilities. */
export type OutputTarget = CodeTarget | "display";

// A record, so that a new target does not compile until it is listed; to import
// `TARGETS` would load what writes code for every command that has the flag.
const IS_CODE: { readonly [T in OutputTarget]: boolean } = {
  ts: true,
  rust: true,
  display: false,
};

/** Everything that can be generated besides the abilities. */
export const OUTPUT_TARGETS: readonly OutputTarget[] =
  // A record over a union has no keys but those of the union.
  Object.keys(IS_CODE) as OutputTarget[];

const CODE: readonly OutputTarget[] = OUTPUT_TARGETS
  .filter((each) => IS_CODE[each]);

/** What `--target` can be: a target, or code in all languages. */
export type TargetChoice = OutputTarget | "all";

/** Every choice, in the order of the help. */
export const TARGET_CHOICES: readonly TargetChoice[] = [
  ...CODE,
  "all",
  ...OUTPUT_TARGETS.filter((each) => !IS_CODE[each]),
];

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
  /** The messages of the display texts; by default, those of the dialect. */
  readonly messages?: DialectChoice;
}

/** The flags of `watch`; `check` and `generate` have the same and more. */
export type TabulaFlags = ReportFlags & {
  readonly tabula?: string;
  readonly output?: string;
  readonly target?: TargetChoice;
  readonly identifiers?: string;
  readonly dialect?: DialectChoice;
  readonly messages?: DialectChoice;
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
export function targetsOf(target: TargetChoice): readonly OutputTarget[] {
  return target === "all" ? CODE : [target];
}
