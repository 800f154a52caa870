import { partsOf } from "../parts.ts";
import type { AnyRule, Part } from "../shape.ts";
import type { MakeValue } from "./grammar.ts";

/** A sequence of parts, and how to build a value from theirs. */
export interface Path {
  readonly parts: readonly Part[];
  /** Builds the value from those of the rules among the parts, in order. */
  readonly build: MakeValue;
  /** The same for a single value, if the only part is a rule. */
  readonly ofOne?: ((value: unknown) => unknown) | undefined;
  /** What `build` returns, if that is always the same. */
  readonly constant?: Constant | undefined;
}

/** A value that is the same in every text. */
export interface Constant {
  readonly constant: unknown;
}

/**
 * The paths of a rule that consists of sequences and choices alone, `undefined`
 * for any other. Nested alternatives thus end up side by side, where the trie can
 * merge their common beginnings.
 */
export function pathsOf({ shape }: AnyRule): readonly Path[] | undefined {
  switch (shape.kind) {
    case "sequence": {
      const parts = partsOf(shape);
      return [
        parts.some(isRule)
          ? { parts, build: asTheyAre }
          : constantPath(parts, undefined),
      ];
    }
    case "choice":
      return pathsOfChoice(shape.rules);
    case "mapped": {
      const { change } = shape;
      return pathsOf(shape.rule)?.map((path) => changePath(path, change));
    }
    case "constant": {
      const { value } = shape;
      return pathsOf(shape.rule)?.map(({ parts }) =>
        constantPath(parts, value)
      );
    }
    case "marked":
      return pathsOf(shape.rule);
    default:
      return undefined;
  }
}

/**
 * The paths of all alternatives. If other alternatives begin with a rule, it is
 * not expanded, so that it is read once for all of them: "A", "A and B".
 */
function pathsOfChoice(rules: readonly AnyRule[]): readonly Path[] {
  const nested = rules.map((rule) => pathsOf(rule) ?? [pathThrough(rule)]);
  const beginnings = new Set(nested.flat().map(({ parts }) => parts[0]));
  return nested.flatMap((paths, i) => {
    const whole = pathThrough(rules[i]!); // There is a list for each rule.
    return beginnings.has(whole.parts[0]) ? [whole] : paths;
  });
}

/** The path that consists of a rule alone. */
function pathThrough(rule: AnyRule): Path {
  const { shape } = rule;
  switch (shape.kind) {
    case "mapped":
      return changePath(pathThrough(shape.rule), shape.change);
    case "constant":
      return constantPath(pathThrough(shape.rule).parts, shape.value);
    default:
      return { parts: [rule], build: only, ofOne: itself };
  }
}

/** The path of a rule that always yields the same. */
function constantPath(parts: readonly Part[], value: unknown): Path {
  return { parts, build: () => value, constant: { constant: value } };
}

function changePath(
  { parts, build, ofOne }: Path,
  change: (value: unknown) => unknown,
): Path {
  return {
    parts,
    build: changeValue(build, change),
    ofOne: ofOne === undefined || ofOne === itself
      ? ofOne && change
      : (value) => change(ofOne(value)),
  };
}

function changeValue(
  build: MakeValue,
  change: (value: unknown) => unknown,
): MakeValue {
  return build === asTheyAre ? change : (values) => change(build(values));
}

function isRule(part: Part): boolean {
  return typeof part !== "string";
}

function asTheyAre(values: readonly unknown[]): unknown {
  return values;
}

/** The value of the only rule on a path, unchanged. */
export function itself(value: unknown): unknown {
  return value;
}

function only(values: readonly unknown[]): unknown {
  return values[0];
}
