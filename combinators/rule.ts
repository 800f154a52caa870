import { Parser } from "arcsecond";
import {
  arrive,
  FAILED,
  type First,
  type Input,
  MISSED,
  type Scan,
  type Step,
} from "./state.ts";
import {
  asTheyAre,
  type Build,
  firstOf,
  madeBy,
  merge,
  type Node,
  type Path,
  type Readable,
} from "./trie.ts";
import { walk } from "./walk.ts";
import { walkTraced } from "./walk_traced.ts";

/** How a rule reads, for those that contain it. */
interface Reading {
  readonly scan: Scan;
  readonly findFirst: () => First;
  readonly label: string | undefined;
  readonly unnamed: Readable | undefined;
  readonly root: (() => Node) | undefined;
}

/** What a rule may tell about itself. */
export interface RuleOptions {
  readonly label?: string | undefined;
  readonly unnamed?: Readable | undefined;
}

/**
 * An arcsecond parser of tokens that knows what it can start with. A grammar
 * makes 1,400 of them while the engine is cold, and most only serve as part of a
 * larger one: all but the paths is made when somebody asks for it.
 */
export class Rule<T> extends Parser<T, string, Input> {
  // Declared only: as fields, they would be set twice.
  declare private known: First | undefined;
  declare private own: readonly Path<T>[] | undefined;
  declare private reading: Reading | undefined;

  /** Made of paths, of a way to read, or of both. */
  constructor(paths: readonly Path<T>[] | undefined, reading?: Reading) {
    super(fail);
    this.own = paths;
    this.reading = reading;
    this.known = undefined;
  }

  /** The ways to read this rule, where other rules may share their beginnings. */
  get paths(): readonly Path<T>[] {
    return this.own ??= [{ parts: [this], build: only }];
  }

  /** What this rule can start with. */
  get first(): First {
    return this.known ??= this.read.findFirst();
  }

  /** Reads from a place on, for other rules. */
  get scan(): Scan {
    return this.read.scan;
  }

  /** What a person calls what it reads. */
  get label(): string | undefined {
    return this.reading?.label;
  }

  /** The same rule without its name, for when nobody takes notes. */
  get unnamed(): Readable | undefined {
    return this.reading?.unnamed;
  }

  /** Where its own paths start, if it has nothing else. */
  get root(): (() => Node) | undefined {
    return this.read.root;
  }

  private get read(): Reading {
    return this.reading ??= walking(this.paths);
  }

  /** The same rule with another result. */
  override map<U>(change: (value: T) => U): Rule<U> {
    const { paths } = this;
    const changed = paths.length === 1
      ? [changedPath(paths[0]!, change)] // Four in five;
      : paths.map((path) => changedPath(path, change));
    return paths[0]?.parts[0] === this
      ? mapped(this, changed, change)
      : new Rule(changed);
  }
}

// arcsecond keeps a function in each parser and passes it around without the
// parser: here it is made for whoever asks, which nobody does among rules.
Object.defineProperty(Rule.prototype, "p", {
  get(this: Rule<unknown>): Step<unknown> {
    return ({ data, index }) => {
      const end = this.scan(data, index);
      return end === MISSED ? FAILED : arrive(data, end, data.value);
    };
  },
  set: () => undefined, // arcsecond's constructor wants to keep its own.
});

/** A rule from how it reads at a place. */
export function scanRule<T>(
  scan: Scan,
  findFirst: () => First,
  { label, unnamed }: RuleOptions = {},
  paths?: readonly Path<T>[],
): Rule<T> {
  const root = undefined;
  return new Rule<T>(paths, { scan, findFirst, label, unnamed, root });
}

/** A rule that reads whichever of the paths leads furthest. */
export function fromPaths<T>(paths: readonly Path<T>[]): Rule<T> {
  return new Rule<T>(paths);
}

function walking(paths: readonly Path<unknown>[]): Reading {
  let made: Node | undefined;
  const root = () => made ??= merge(paths);
  return {
    scan: (data, index) =>
      data.trace === undefined
        ? walk(root().number, data, index)
        : walkTraced(root(), data, index),
    findFirst: () => firstOf(root()),
    label: undefined,
    unnamed: undefined,
    root,
  };
}

function mapped<T, U>(
  rule: Rule<T>,
  paths: readonly Path<U>[],
  change: (value: T) => U,
): Rule<U> {
  const { scan, label } = rule;
  return scanRule<U>(
    (data, index) => {
      const end = scan(data, index);
      // What this rule has just left there.
      if (end !== MISSED) data.value = change(data.value as T);
      return end;
    },
    () => changed(rule.first, change),
    { label },
    paths,
  );
}

/** The value of the only rule on a path, which yields a `T`. */
function only<T>(values: readonly unknown[]): T {
  return values[0] as T; // What the rule of this very path yielded.
}

/** Two calls fewer for each of the ten things that a sentence is made of. */
function changedPath<T, U>(
  path: Path<T>,
  change: (value: T) => U,
): Path<U> {
  const { parts } = path;
  const make = madeBy(path);
  return make === asTheyAre as unknown
    ? { parts, build: change as Build<U> } // Then a `T` is the values themselves.
    : { parts, build: (values) => change(make(values)) };
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

function fail(): typeof FAILED {
  return FAILED;
}
