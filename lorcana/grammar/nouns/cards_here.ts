import { checked, type Rule } from "../../../combinators/mod.ts";
import type { Filter, Target } from "../../ast/mod.ts";
import { expanded, shortened } from "../../ast/target_names.ts";
import { withoutHere } from "../../ast/without_here.ts";

/** Cards with "here" after them: which cards, without "here". */
export function cardsHere(target: Rule<Target>): Rule<Target> {
  return checked(target, (target) => withoutHere(target).here)
    .map((target) => withoutHere(target).target);
}

/** Cards with "there" after them: which cards, without "there". */
export function cardsThere(target: Rule<Target>): Rule<Target> {
  return checked(target, (target) => withoutThere(target) !== undefined)
    .map((target) => withoutThere(target) ?? target);
}

function withoutThere(target: Target): Target | undefined {
  const full = expanded(target);
  if (typeof full !== "object" || !("selector" in full)) return undefined;
  const { filter = [], ...rest } = full;
  const last = filter.at(-1);
  if (last === undefined || !isThere(last)) return undefined;
  const others = filter.slice(0, -1);
  return shortened(others.length === 0 ? rest : { ...rest, filter: others });
}

function isThere(filter: Filter): boolean {
  return filter.type === "at-location" && typeof filter.location === "object" &&
    "ref" in filter.location;
}
