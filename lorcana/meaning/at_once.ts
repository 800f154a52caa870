import type { Effect, Target } from "../ast/mod.ts";
import { same } from "../ast/same.ts";
import { plainData, unordered } from "./plain.ts";

/** Sorts consecutive changes of the same cards, which apply together. */
export function atOnce(steps: readonly Effect[]): readonly Effect[] {
  const groups: Effect[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last !== undefined && isChangedToo(last[0]!, step)) last.push(step);
    else groups.push([step]);
  }
  return groups.flatMap((group) => group.length === 1 ? group : inOrder(group));
}

/** Whether two steps change the same cards, so that order is irrelevant. */
function isChangedToo(first: Effect, next: Effect): boolean {
  const target = changed(first);
  const other = changed(next);
  return target !== undefined && other !== undefined &&
    (isAgain(target, other) || same(plainData(target), plainData(other)));
}

/** The cards that an effect changes, if it is a continuous change. */
function changed(effect: Effect): Target | undefined {
  switch (effect.type) {
    case "modify-stat":
    case "gain-keyword":
    case "lose-keyword":
    case "property-modification":
    case "restriction":
      return effect.target;
    default:
      return undefined;
  }
}

/** Whether a target refers to another, or both refer to the same cards. */
function isAgain(target: Target, other: Target): boolean {
  const id = idOf(target);
  return typeof other === "object" && "ref" in other &&
    other.id !== undefined &&
    other.id === id;
}

function idOf(target: Target): number | undefined {
  return typeof target === "object" ? target.id : undefined;
}

/** Sorts the changes; the first one keeps the description of the cards. */
function inOrder(group: readonly Effect[]): readonly Effect[] {
  const targets = group.map((one) => changed(one)!).map(allAgain);
  const alike = unordered(group.map((one) => withTarget(one, "SELF")));
  return alike.map((one, at) => withTarget(one, targets[at]!));
}

/** Repeats the query of "they", if that is all cards of a kind. */
function allAgain(
  target: Target,
  _at: number,
  targets: readonly Target[],
): Target {
  if (typeof target !== "object" || !("ref" in target)) return target;
  const first = targets.find((one) =>
    typeof one === "object" && "selector" in one && one.selector === "all" &&
    one.id !== undefined && one.id === target.id
  );
  if (typeof first !== "object" || !("selector" in first)) return target;
  const { id: _, ...cards } = first;
  return cards;
}

function withTarget(effect: Effect, target: Target): Effect {
  return { ...effect, target } as Effect; // Only the target changed.
}
