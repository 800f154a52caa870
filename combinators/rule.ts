import { Parser, type ResultType } from "arcsecond";
import { type First, firstOf, labelsOf } from "./first.ts";
import { parserOf, type TokenParser } from "./parser_of.ts";
import type { Shape } from "./shape.ts";
import type { TracedTokens } from "./tokens.ts";

/**
 * An arcsecond parser over tokens. Its `shape` defines it; the parser is
 * composed from that with arcsecond's own combinators when it first runs.
 */
export class Rule<T> extends Parser<T, string, TracedTokens> {
  /** What it is made of. */
  declare readonly shape: Shape;
  // Declared, not defined: every process starts by creating many rules, and
  // fields that a class defines, private ones above all, take longer to create.
  declare private parser: TokenParser<T> | undefined;
  declare private words: First | undefined;
  declare private names:
    | ReadonlyMap<string, ReadonlySet<string>>
    | undefined;

  /** A rule of a shape that yields a `T`. */
  constructor(shape: Shape) {
    super(undefined as never); // `p` needs the rule itself: see below.
    this.shape = shape;
    this.parser = this.words = this.names = undefined;
    this.p = composeOnFirstRun(this);
  }

  /** The parser composed from its shape. */
  get composed(): TokenParser<T> {
    // Whoever creates a rule says what its shape yields.
    return this.parser ??= parserOf(this) as TokenParser<T>;
  }

  /** What this rule can start with. */
  get first(): First {
    return this.words ??= firstOf(this.shape);
  }

  /** Of the words it can start with, those that start a labeled rule. */
  get labels(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.names ??= labelsOf(this);
  }

  /** The same rule with another result. */
  override map<U>(change: (value: T) => U): Rule<U> {
    // The rule yields a `T`.
    const changed = change as (value: unknown) => unknown;
    return new Rule({ kind: "mapped", rule: this, change: changed });
  }

  /**
   * The same rule, but it always yields the same value (of objects, the same
   * instance).
   */
  as<U>(value: U): Rule<U> {
    return new Rule({ kind: "constant", rule: this, value });
  }

  /** Throws: rules read tokens, and `run` in `run.ts` gives them a state. */
  override run(): ResultType<T, string, TracedTokens> {
    throw new TypeError("Rules read tokens, not text");
  }
}

/** Composes the parser of a rule when it first runs. */
function composeOnFirstRun<T>(rule: Rule<T>): Rule<T>["p"] {
  return (state) => (rule.p = rule.composed.p)(state);
}
