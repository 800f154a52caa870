import { checked, type Rule } from "../../../../combinators/mod.ts";
import type { Target } from "../../../ast/mod.ts";
import { withoutHere } from "../../../ast/without_here.ts";

/** Cards followed by "here", which is dropped. */
export function cardsHere(target: Rule<Target>): Rule<Target> {
  return checked(target, (target) => withoutHere(target).here)
    .map((target) => withoutHere(target).target);
}
