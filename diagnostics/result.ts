import type { Code } from "./catalogue.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** What every result has that went well, beside its own fields. */
export interface Succeeded {
  /** Tells the two kinds of result apart. */
  readonly ok: true;
  /** Problems that do no harm but deserve a look. */
  readonly warnings: readonly Diagnostic[];
}

/** What every result has that went wrong. */
export interface Failed<C extends Code = Code> {
  /** Tells the two kinds of result apart. */
  readonly ok: false;
  /** All that is wrong: at least one. */
  readonly errors: readonly Diagnostic<C>[];
  /** Problems that would do no harm by themselves. */
  readonly warnings: readonly Diagnostic[];
}

/** What a stage yields: a value, or the errors that it could have. */
export type Result<T, C extends Code = Code> =
  | Succeeded & {
    /** What the stage was asked for. */
    readonly value: T;
  }
  | Failed<C>;

/**
 * A value, unless something is wrong with it.
 *
 * @category Diagnostics
 */
export function result<T, C extends Code = Code>(
  value: T,
  errors: readonly Diagnostic<C>[],
): Result<T, C> {
  return errors.length === 0
    ? { ok: true, value, warnings: [] }
    : { ok: false, errors, warnings: [] };
}
