import { Parser, type ResultType } from "arcsecond";
import { type First, firstOf, labelsOf } from "./first.ts";
import { parserOf } from "./parser_of.ts";
import type { Shape } from "./shape.ts";
import type { ReadingState, TracedTokens } from "./tokens.ts";

/**
 * An arcsecond parser over tokens. Its `shape` defines it; the parser is
 * composed from that with arcsecond's own combinators when it first runs.
 */
export class Rule<T> extends Parser<T, string, TracedTokens> {
  /** What it is made of. */
  readonly shape: Shape;
  #composed: Parser<T, string, TracedTokens> | undefined;
  #first: First | undefined;
  #labels: ReadonlyMap<string, ReadonlySet<string>> | undefined;

  /** A rule of a shape that yields a `T`. */
  constructor(shape: Shape) {
    super(unmade);
    this.shape = shape;
    this.p = (state) => (this.p = this.composed.p)(state);
  }

  /** The parser composed from its shape. */
  get composed(): Parser<T, string, TracedTokens> {
    // A shape is given the type of what its parser yields where it is made.
    return this.#composed ??= parserOf(this) as Parser<T, string, TracedTokens>;
  }

  /** What this rule can start with. */
  get first(): First {
    return this.#first ??= firstOf(this.shape);
  }

  /** Of the words it can start with, those that start a labeled rule. */
  get labels(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#labels ??= labelsOf(this);
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
    throw new TypeError("Rules read tokens, not text: call run(grammar, rule)");
  }
}

function unmade(): ReadingState<never> {
  throw new TypeError("Rule used before it was constructed");
}
