import type { Join } from "./clauses/sequence.ts";
import type { Effect, EffectOf } from "./effect.ts";
import { same } from "./same.ts";
import type { Target } from "./target.ts";
import { isChosen } from "./target_names.ts";

/** How to join two steps by default. */
export function defaultJoin(before: Effect, after: Effect): Join {
  if (sameSubject(before, after)) return " and";
  if (
    after.type === "discard" && isChosen(after.target) && before.type === "draw"
  ) {
    return ", then";
  }
  return ".";
}

/** Whether both effects have the same subject, so that one can omit it. */
export function sameSubject(before: Effect, after: Effect): boolean {
  const left = subjectOf(before);
  const right = subjectOf(after);
  return left !== undefined && right !== undefined &&
    (same(left, right) || isPlainReference(right));
}

/** "and gains Rush": the text omits the subject. */
function isPlainReference(target: Target): boolean {
  return typeof target === "object" && "ref" in target &&
    target.ref === "previous-target" && target.wording === undefined;
}

/** The cards that are the subject of an effect's sentence. */
function subjectOf(effect: Effect): Target | undefined {
  switch (effect.type) {
    case "modify-stat":
    case "gain-keyword":
    case "lose-keyword":
    case "grant-ability":
    case "property-modification":
    case "lose-ability":
    case "restriction":
      return effect.target;
    default:
      return undefined;
  }
}

/** How step `at` of a sequence is joined to the step before it. */
export function joinBefore(
  { steps, wording }: EffectOf<"sequence">,
  at: number,
): Join {
  return wording?.joins[at - 1] ?? defaultJoin(steps[at - 1]!, steps[at]!);
}
