import type { Artifact } from "./artifact.ts";
import type { CodeSources } from "./code_sources.ts";
import { rustArtifacts } from "./rust/artifacts.ts";
import { typeScriptArtifacts } from "./typescript/artifacts.ts";

/** A language in which code is generated. */
export type CodeTarget = "ts" | "rust";

/** The generated files of each language. */
export const TARGETS: {
  readonly [T in CodeTarget]: (sources: CodeSources) => readonly Artifact[];
} = {
  ts: typeScriptArtifacts,
  rust: rustArtifacts,
};

/** Every language, in the order in which their files are written. */
export const ALL_TARGETS: readonly CodeTarget[] = Object.freeze(
  keysOf(TARGETS),
);

function keysOf<K extends string>(record: { readonly [T in K]: unknown }): K[] {
  // A record over a union has no keys but those of the union.
  return Object.keys(record) as K[];
}
