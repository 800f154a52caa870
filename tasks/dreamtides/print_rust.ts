import * as rust from "../../serializer/rust/internal.ts";
import type { DataFormat, Stage } from "./parse_options.ts";
import type { StageValues } from "./stages.ts";
import { resolvedToken, token } from "./token_shapes.ts";

/** The result of a stage as Rust would print it; undefined if it has no such form. */
export function printRust<S extends Stage>(
  stage: S,
  value: StageValues[S],
  format: Exclude<DataFormat, "json">,
): string | undefined {
  const tree = rustValues[stage]?.(value);
  if (tree === undefined) return undefined;
  return format === "ron" ? rust.printRon(tree) : rust.printDebug(tree);
}

const rustValues: {
  readonly [S in Stage]:
    | ((value: StageValues[S]) => rust.RustValue)
    | undefined;
} = {
  lex: rust.list(token),
  resolve: rust.list(resolvedToken),
  ast: rust.list(rust.ability),
  spans: undefined,
};
