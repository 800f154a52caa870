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
  // Declared, not defined: there are many rules, a process starts with them, and
  // fields that a class defines take longer to make, private ones above all.
  declare private parser: TokenParser<T> | undefined;
  declare private words: First | undefined;
  declare private names:
    | ReadonlyMap<string, ReadonlySet<string>>
    | undefined;

  /** A rule of a shape that yields a `T`. */
  constructor(shape: Shape) {
    super(undefined as never); // It takes the rule: see below.
    this.shape = shape;
    this.parser = this.words = this.names = undefined;
    this.p = composing(this);
  }

  /** The parser composed from its shape. */
  get composed(): TokenParser<T> {
    // A shape is given the type of what its parser yields where it is made.
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
    // What the rule yields is a `T`.
    const changed = change as (value: unknown) => unknown;
    return new Rule({ kind: "mapped", rule: this, change: changed });
  }

  /** The same rule, which always yields one value: the very same, if an object. */
  as<U>(value: U): Rule<U> {
    return new Rule({ kind: "constant", rule: this, value });
  }

  /** Rules read tokens: `run` in `run.ts` gives them a state. */
  override run(): ResultType<T, string, TracedTokens> {
    throw new TypeError("Rules read tokens, not text");
  }
}

/** Composes the parser of a rule, once it runs. */
function composing<T>(rule: Rule<T>): Rule<T>["p"] {
  return (state) => (rule.p = rule.composed.p)(state);
}
