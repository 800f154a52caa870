// An act is one integer that says how to proceed at a node or how to read a rule.
// The lowest bits hold its kind; the bits above them hold an operand.

/** Nothing: no edge accepts the token. */
export const NONE = 0;
/** Consumes a literal token, which yields no value. */
export const FIXED = 1;
/** Consumes a token and computes a value from it. */
export const READ = 2;
/** Consumes nothing; an optional rule yields its default. */
export const SKIP = 3;
/** Consumes a token that yields a constant. */
export const YIELD = 4;
/** Several edges accept the token. */
export const SEVERAL = 5;

// The other kinds read rules: see `read` in `walk.ts`.

/** Walks the trie of a rule, starting at its root. */
export const WALK = 6;
/** Calls a function that reads the rule. */
export const SCAN = 7;
/** Reads an optional rule. */
export const OPTIONAL = 8;
/** Reads a list of items with separators. */
export const LIST = 9;
/** Reads a rule and maps its value. */
export const MAPPED = 10;
/** Reads a rule whose value must pass a test. */
export const CHECKED = 11;
/** Reads a rule at most once at each position. */
export const ONCE = 12;
/** Reads a rule and adds the position to its value. */
export const LOCATED = 13;

const BITS = 4;

/** Builds an act; the operand is a root or an index into a list of the grammar. */
export function act(kind: number, object: number): number {
  return kind | object << BITS;
}

/** The kind of an act. */
export function actKind(act: number): number {
  return act & 15;
}

/** The operand of an act. */
export function actObject(act: number): number {
  return act >> BITS;
}
