import { Parser } from "arcsecond";
import {
  arrive,
  FAILED,
  type First,
  type Input,
  type Read,
  type Step,
} from "./state.ts";
import {
  firstOf,
  merge,
  type Node,
  type Path,
  read,
  type TokenReader,
} from "./trie.ts";

/** What a rule may tell about itself. */
export interface RuleOptions<T> {
  readonly paths?: readonly Path<T>[] | undefined;
  readonly label?: string | undefined;
  readonly token?: TokenReader | undefined;
  /** The same as the step, for callers that have no state to begin with. */
  readonly read?: Read<T>;
}

/** An arcsecond parser of tokens that knows what it can start with. */
export class Rule<T> extends Parser<T, string, Input> {
  readonly #findFirst: () => First;
  #first: First | undefined;
  /** The ways to read this rule, where other rules may share their beginnings. */
  readonly paths: readonly Path<T>[];
  /** What a person calls what it reads. */
  readonly label: string | undefined;
  /** Set if it reads one token and yields what that carries. */
  readonly token: TokenReader | undefined;
  /** Reads from a place on; a state to begin with would cost an allocation. */
  readonly read: Read<T>;

  constructor(
    step: Step<T>,
    findFirst: () => First,
    { paths, label, token, read }: RuleOptions<T> = {},
  ) {
    super(step);
    this.#findFirst = findFirst;
    this.paths = paths ?? [{ parts: [this], build: only }];
    this.label = label;
    this.token = token;
    this.read = read ?? ((data, index) => step(arrive(data, index, undefined)));
  }

  /** What this rule can start with. */
  get first(): First {
    return this.#first ??= this.#findFirst();
  }

  /** The same rule with another result. */
  override map<U>(change: (value: T) => U): Rule<U> {
    const paths = this.paths.map(({ parts, build }) => ({
      parts,
      build: (values: readonly unknown[]) => change(build(values)),
    }));
    if (this.paths[0]?.parts[0] !== this) return fromPaths(paths);
    return ruleOf<U>(
      (data, index) => {
        const next = this.read(data, index);
        return next.isError
          ? FAILED
          : arrive(data, next.index, change(next.result));
      },
      () => this.first,
      { paths, label: this.label },
    );
  }
}

/** A rule from how it reads at a place. */
export function ruleOf<T>(
  read: Read<T>,
  findFirst: () => First,
  options: RuleOptions<T> = {},
): Rule<T> {
  const step: Step<T> = ({ data, index }) => read(data, index);
  return new Rule<T>(step, findFirst, { ...options, read });
}

/** A rule that reads whichever of the paths leads furthest. */
export function fromPaths<T>(paths: readonly Path<T>[]): Rule<T> {
  // Made at first use: many rules only serve as part of a larger one.
  let root: Node<T> | undefined;
  return ruleOf<T>(
    (data, index) => read(root ??= merge(paths), data, index),
    () => firstOf(root ??= merge(paths)),
    { paths },
  );
}

/** The value of the only rule on a path, which yields a `T`. */
function only<T>(values: readonly unknown[]): T {
  return values[0] as T; // What the rule of this very path yielded.
}
