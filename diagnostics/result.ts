import type { Code } from "./catalogue.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** What a stage yields: a value with warnings at most, or at least one error. */
export type Result<T, C extends Code = Code> =
  | {
    readonly ok: true;
    readonly value: T;
    readonly diagnostics: readonly Diagnostic<C>[];
  }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic<C>[] };

/** A value, unless one of the diagnostics is an error. */
export function result<T, C extends Code = Code>(
  value: T,
  diagnostics: readonly Diagnostic<C>[],
): Result<T, C> {
  return diagnostics.length > 0 &&
      diagnostics.some(({ severity }) => severity === "error")
    ? { ok: false, diagnostics }
    : { ok: true, value, diagnostics };
}
