import type { Diagnostic } from "./diagnostic.ts";

/** What a stage yields: a value with warnings at most, or at least one error. */
export type Result<T> =
  | {
    readonly ok: true;
    readonly value: T;
    readonly diagnostics: readonly Diagnostic[];
  }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** A value, unless one of the diagnostics is an error. */
export function result<T>(
  value: T,
  diagnostics: readonly Diagnostic[],
): Result<T> {
  return diagnostics.length > 0 &&
      diagnostics.some(({ severity }) => severity === "error")
    ? { ok: false, diagnostics }
    : { ok: true, value, diagnostics };
}
