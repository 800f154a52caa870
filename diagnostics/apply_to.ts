import { unexpectedArgument } from "./arguments.ts";
import { attemptOn } from "./attempt_on.ts";

/** An argument that is a tree, and what it must be. */
export interface TreeArgument {
  /** Its name. */
  readonly argument: string;
  /** What it must be: "a puzzle". */
  readonly expected: string;
}

/**
 * What a function makes of a tree. If the tree is not what it must be, the error
 * names the part of it that is at fault.
 *
 * @throws {TypeError} If the function throws.
 * @category Diagnostics
 */
export function applyTo<T, R>(
  tree: T,
  { argument, expected }: TreeArgument,
  use: (tree: T) => R,
): R {
  const attempted = attemptOn(tree, use);
  if (attempted.ok) return attempted.value;
  const { path } = attempted;
  throw path === ""
    ? unexpectedArgument(argument, expected, tree)
    : new TypeError(
      `Cannot use argument "${argument}${path}": expected what ${expected} has there`,
    );
}
