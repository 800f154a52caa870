import type { NumberFilter } from "../ast/mod.ts";

/** Whether two comparisons exclude each other: "2 or less" and "5 or more". */
export function areApart(one: NumberFilter, other: NumberFilter): boolean {
  const [left, right] = [one, other].map(rangeOf);
  return left !== undefined && right !== undefined &&
    (left[1] < right[0] || right[1] < left[0]);
}

/** The lowest and highest number that a comparison with a constant allows. */
function rangeOf(
  { comparison, value }: NumberFilter,
): readonly [number, number] | undefined {
  if (typeof value !== "number") return undefined;
  switch (comparison) {
    case "equal":
      return [value, value];
    case "less-or-equal":
      return [0, value];
    case "less-than":
      return [0, value - 1];
    case "greater-or-equal":
      return [value, Infinity];
    case "greater-than":
      return [value + 1, Infinity];
  }
}
