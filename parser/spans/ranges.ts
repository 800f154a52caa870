import type { TokenRange } from "../../combinators/mod.ts";

/** No tokens at all. */
export const NOTHING: TokenRange = { start: 0, end: 0 };

/** The ranges that lie within another. */
export function rangesInside(
  ranges: readonly TokenRange[] = [],
  within: TokenRange,
): readonly TokenRange[] {
  return ranges.filter(({ start, end }) =>
    start >= within.start && end <= within.end
  );
}

/** The longest of some ranges. */
export function widest(
  ranges: readonly TokenRange[] = [],
): TokenRange | undefined {
  return ranges.reduce<TokenRange | undefined>(
    (best, range) =>
      best === undefined || lengthOf(range) > lengthOf(best) ? range : best,
    undefined,
  );
}

/** How many tokens a range has. */
export function lengthOf({ start, end }: TokenRange): number {
  return end - start;
}

/** All of the ranges that are known in one. */
export function hullOf(
  ranges: readonly (TokenRange | undefined)[],
): TokenRange | undefined {
  return ranges.reduce((left, right) =>
    left && right
      ? {
        start: Math.min(left.start, right.start),
        end: Math.max(left.end, right.end),
      }
      : left ?? right, undefined);
}

/**
 * The part of a range that lies within another; all of the other if they do not
 * overlap.
 */
export function clampRange(
  { start, end }: TokenRange = NOTHING,
  within: TokenRange,
): TokenRange | undefined {
  const from = Math.max(start, within.start);
  const to = Math.min(end, within.end);
  if (start === end) return undefined;
  return from < to ? { start: from, end: to } : within;
}

/** Whether a part of a tree is an object or a list. */
export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
