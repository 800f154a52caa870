import { Parser } from "arcsecond";
import type { First, Input, Step } from "./state.ts";
import { firstOf, merge, type Node, type Path, read } from "./trie.ts";

/** What a rule may tell about itself. */
export interface RuleOptions<T> {
  readonly paths?: readonly Path<T>[] | undefined;
  readonly label?: string | undefined;
}

/** An arcsecond parser of tokens that knows what it can start with. */
export class Rule<T> extends Parser<T, string, Input> {
  readonly #findFirst: () => First;
  #first: First | undefined;
  /** The ways to read this rule, where other rules may share their beginnings. */
  readonly paths: readonly Path<T>[];
  /** What a person calls what it reads. */
  readonly label: string | undefined;

  constructor(
    step: Step<T>,
    findFirst: () => First,
    { paths, label }: RuleOptions<T> = {},
  ) {
    super(step);
    this.#findFirst = findFirst;
    this.paths = paths ?? [{ parts: [this], build: only }];
    this.label = label;
  }

  /** What this rule can start with. */
  get first(): First {
    return this.#first ??= this.#findFirst();
  }

  /** The same rule with another result; costs nothing when it is read. */
  override map<U>(change: (value: T) => U): Rule<U> {
    return fromPaths(this.paths.map(({ parts, build }) => ({
      parts,
      build: (values) => change(build(values)),
    })));
  }
}

/** A rule that reads whichever of the paths leads furthest. */
export function fromPaths<T>(paths: readonly Path<T>[]): Rule<T> {
  // Made at first use: many rules only serve as part of a larger one.
  let root: Node<T> | undefined;
  return new Rule<T>(
    (state) => read(root ??= merge(paths), state),
    () => firstOf(root ??= merge(paths)),
    { paths },
  );
}

/** The value of the only rule on a path, which yields a `T`. */
function only<T>(values: readonly unknown[]): T {
  return values[0] as T; // What the rule of this very path yielded.
}
