import { Parser } from "arcsecond";
import {
  arrive,
  FAILED,
  type First,
  type Input,
  MISSED,
  type Read,
  type Scan,
  type State,
  type Step,
} from "./state.ts";
import {
  asTheyAre,
  type Build,
  firstOf,
  merge,
  type Node,
  type Path,
  type Readable,
} from "./trie.ts";
import { walk } from "./walk.ts";
import { walkTraced } from "./walk_traced.ts";

/** What a rule may tell about itself. */
export interface RuleOptions<T> {
  readonly paths?: readonly Path<T>[] | undefined;
  readonly label?: string | undefined;
  readonly unnamed?: Readable | undefined;
  readonly root?: (() => Node) | undefined;
}

/** An arcsecond parser of tokens that knows what it can start with. */
export class Rule<T> extends Parser<T, string, Input> {
  private readonly findFirst: () => First;
  private known: First | undefined;
  /** The ways to read this rule, where other rules may share their beginnings. */
  readonly paths: readonly Path<T>[];
  /** What a person calls what it reads. */
  readonly label: string | undefined;
  /** Reads from a place on, for other rules. */
  readonly scan: Scan;
  /** The same rule without its name, for when nobody takes notes. */
  readonly unnamed: Readable | undefined;
  /** Where its own paths start, if it has nothing else. */
  readonly root: (() => Node) | undefined;

  constructor(
    step: Step<T>,
    findFirst: () => First,
    { paths, label, unnamed, root }: RuleOptions<T> = {},
    scan?: Scan,
  ) {
    super(step);
    this.findFirst = findFirst;
    this.paths = paths ?? [{ parts: [this], build: only }];
    this.label = label;
    this.unnamed = unnamed;
    this.root = root;
    this.scan = scan ??
      scanning((data, at) => step(arrive(data, at, undefined)));
  }

  /** What this rule can start with. */
  get first(): First {
    return this.known ??= this.findFirst();
  }

  /** The same rule with another result. */
  override map<U>(change: (value: T) => U): Rule<U> {
    const paths = this.paths.map(({ parts, build }) => ({
      parts,
      build: changing(build, change),
    }));
    if (this.paths[0]?.parts[0] !== this) return fromPaths(paths);
    const { scan, label } = this;
    return scanRule<U>(
      (data, index) => {
        const end = scan(data, index);
        // What this rule has just left there.
        if (end !== MISSED) data.value = change(data.value as T);
        return end;
      },
      () => changed(this.first, change),
      { paths, label },
    );
  }
}

/** A rule from how it reads at a place. */
export function scanRule<T>(
  scan: Scan,
  findFirst: () => First,
  options: RuleOptions<T> = {},
): Rule<T> {
  const step: Step<T> = ({ data, index }) => stateOf(data, scan(data, index));
  return new Rule<T>(step, findFirst, options, scan);
}

/** A rule that reads whichever of the paths leads furthest. */
export function fromPaths<T>(paths: readonly Path<T>[]): Rule<T> {
  // Made at first use: many rules only serve as part of a larger one.
  let made: Node | undefined;
  const root = () => made ??= merge(paths);
  return scanRule<T>(
    (data, index) =>
      data.trace === undefined
        ? walk(root().number, data, index)
        : walkTraced(root(), data, index),
    () => firstOf(root()),
    { paths, root },
  );
}

/** The value of the only rule on a path, which yields a `T`. */
function only<T>(values: readonly unknown[]): T {
  return values[0] as T; // What the rule of this very path yielded.
}

/** Two calls fewer for each of the ten things that a sentence is made of. */
function changing<T, U>(build: Build<T>, change: (value: T) => U): Build<U> {
  return build === asTheyAre as unknown
    ? change as Build<U> // Then a `T` is the values themselves.
    : (values) => change(build(values));
}

function scanning<T>(read: Read<T>): Scan {
  return (data, index) => {
    const { index: end, result } = read(data, index);
    data.value = result;
    return end;
  };
}

function stateOf<T>(data: Input, end: number): State<T> {
  // Of the rule that has just been read, so a `T`.
  return end === MISSED ? FAILED : arrive(data, end, data.value as T);
}

function changed<T>(first: First, change: (value: T) => unknown): First {
  const { tokens, skipped } = first;
  // Both yield what the rule yields, so a `T`.
  return {
    ...first,
    tokens: tokens && new Map(
      [...tokens].map((
        [id, read],
      ) => [id, (value) => change(read(value) as T)]),
    ),
    skipped: skipped && (() => change(skipped() as T)),
  };
}
