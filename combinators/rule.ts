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
  type Part,
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
 * makes 1,000 of them while the engine is cold, and most only serve as part of a
 * larger one: all but the path is made when somebody asks for it.
 */
export class Rule<T> extends Parser<T, string, Input> {
  // Declared only: as fields, they would be set twice.
  declare private known: First | undefined;
  declare private reading: Reading | undefined;
  /** The parts of its path, if it has one: then it is that path itself. */
  declare readonly parts: readonly Part[];
  /** What becomes of what they yield. */
  declare readonly build: Build<T>;
  /** Its paths, if it has several, where other rules may share their beginnings. */
  declare readonly several: readonly Path<T>[] | undefined;

  /** Made of a path, of several, or of a way to read. */
  constructor(
    parts: readonly Part[] | undefined,
    build: Build<T>,
    several?: readonly Path<T>[],
    reading?: Reading,
  ) {
    super(fail);
    this.parts = parts ?? [this];
    this.build = build;
    this.several = several;
    this.reading = reading;
    this.known = undefined;
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
    return this.reading ??= walking(this.several ?? [this]);
  }

  /** The same rule with another result. */
  override map<U>(change: (value: T) => U): Rule<U> {
    if (this.parts[0] === this) return mapped(this, change);
    return this.several === undefined
      ? changedPath(this, change)
      : fromPaths(changedPaths(this.several, change));
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
): Rule<T> {
  const root = undefined;
  const reading = { scan, findFirst, label, unnamed, root };
  return new Rule<T>(undefined, only, undefined, reading);
}

const NO_PARTS: readonly Part[] = [];

/** A rule that reads whichever of the paths leads furthest. */
export function fromPaths<T>(paths: readonly Path<T>[]): Rule<T> {
  return new Rule<T>(NO_PARTS, only, paths);
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

function mapped<T, U>(rule: Rule<T>, change: (value: T) => U): Rule<U> {
  const { scan, label } = rule;
  const reading: Reading = {
    scan: (data, index) => {
      const end = scan(data, index);
      // What this rule has just left there.
      if (end !== MISSED) data.value = change(data.value as T);
      return end;
    },
    findFirst: () => changed(rule.first, change),
    label,
    unnamed: undefined,
    root: undefined,
  };
  const build: Build<U> = (values) => change(only(values));
  return new Rule<U>([rule], build, undefined, reading);
}

/** The value of the only rule on a path, which yields a `T`. */
function only<T>(values: readonly unknown[]): T {
  return values[0] as T; // What the rule of this very path yielded.
}

/** Two calls fewer for each of the ten things that a sentence is made of. */
function changedPath<T, U>(
  path: Path<T>,
  change: (value: T) => U,
): Rule<U> {
  const make = madeBy(path);
  return make === asTheyAre as unknown
    ? new Rule(path.parts, change as Build<U>) // A `T` is the values themselves.
    : new Rule(path.parts, composed(make, change));
}

function changedPaths<T, U>(
  paths: readonly Path<T>[],
  change: (value: T) => U,
): readonly Path<U>[] {
  return paths.map((path) => changedPath(path, change));
}

function composed<T, U>(make: Build<T>, change: (value: T) => U): Build<U> {
  return (values) => change(make(values));
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
