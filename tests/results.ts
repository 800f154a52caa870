import type { Diagnostic } from "../diagnostics/internal.ts";

/** A result of any operation that has `errors` if it fails. */
type AnyResult<D> =
  | { readonly ok: true }
  | { readonly ok: false; readonly errors: readonly D[] };

/** What is wrong, if anything is. */
export function errorsOf<D extends Diagnostic>(
  result: AnyResult<D>,
): readonly D[] {
  return result.ok ? [] : result.errors;
}

/** The value of a result; a test that has none has failed. */
export function valueOf<T>(
  result:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly errors: readonly Diagnostic[] },
): T {
  if (result.ok) return result.value;
  throw new Error(result.errors.map(({ message }) => message).join("\n"));
}
