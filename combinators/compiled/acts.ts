// What to do at a node with a token, or to read a rule, as one number: its kind in
// the lowest bits, and above them what it is done with.

/** There is nothing to do: no way leads on. */
export const NONE = 0;
/** The token is a fixed one: it yields nothing. */
export const FIXED = 1;
/** The token yields a value by itself. */
export const READ = 2;
/** A rule yields a value without reading anything. */
export const SKIP = 3;
/** The token always yields the same. */
export const YIELD = 4;
/** There are several ways on. */
export const SEVERAL = 5;

// The other kinds read rules: see `read` in `walk.ts`.

/** A rule that consists of paths alone, by its root. */
export const WALK = 6;
/** A rule that a function reads. */
export const SCAN = 7;
/** A rule that may be left out. */
export const OPTIONAL = 8;
/** Items with separators between. */
export const LIST = 9;
/** A rule with another result. */
export const MAPPED = 10;
/** A rule whose value must pass a test. */
export const CHECKED = 11;
/** A rule that is read once at each position. */
export const ONCE = 12;
/** A rule that says where its value was read. */
export const LOCATED = 13;

const BITS = 4;

/** An act of some kind: with a root, or with an index into a list of the grammar. */
export function act(kind: number, object: number): number {
  return kind | object << BITS;
}

/** What kind of act it is. */
export function actKind(act: number): number {
  return act & 15;
}

/** What an act is done with. */
export function actObject(act: number): number {
  return act >> BITS;
}
