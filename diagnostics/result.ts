import type { Code } from "./catalogue.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** What every successful result has, in addition to its own fields. */
export interface Succeeded {
  /** Tells the two kinds of result apart. */
  readonly ok: true;
  /** Problems that are harmless but deserve a look. */
  readonly warnings: readonly Diagnostic[];
}

/** What every failed result has. */
export interface Failed<C extends Code = Code> {
  /** Tells the two kinds of result apart. */
  readonly ok: false;
  /** Everything that is wrong: at least one error. */
  readonly errors: readonly Diagnostic<C>[];
  /** Problems that would be harmless by themselves. */
  readonly warnings: readonly Diagnostic[];
}

/** The result of a stage: a value, or errors. */
export type Result<T, C extends Code = Code> =
  | Succeeded & {
    /** What the stage was asked for. */
    readonly value: T;
  }
  | Failed<C>;

/**
 * The result of a stage that goes on after an error: it also has a value if it
 * failed, made of everything that could be read.
 */
export type PartialResult<T, C extends Code = Code> = Result<T, C> & {
  /** What the stage was asked for, as far as it could be read. */
  readonly value: T;
};

/** A value, and what is wrong with it. */
export function result<T, C extends Code = Code>(
  value: T,
  errors: readonly Diagnostic<C>[],
): PartialResult<T, C> {
  return errors.length === 0
    ? { ok: true, value, warnings: [] }
    : { ok: false, value, errors, warnings: [] };
}

/** What is wrong with a result; nothing if it is fine. */
export function errorsOf<C extends Code>(
  result: Result<unknown, C>,
): readonly Diagnostic<C>[] {
  return result.ok ? [] : result.errors;
}
