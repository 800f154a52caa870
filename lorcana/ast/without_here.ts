import { checked, type Rule } from "../../combinators/mod.ts";
import type { Target } from "./mod.ts";
import { expanded, shortened } from "./target_names.ts";

/** A target behind "move": "here" is where to, not which. */
export interface Moved {
  readonly target: Target;
  readonly here: boolean;
}

/** Takes "here" off a noun phrase that swallowed it. */
export function withoutHere(target: Target): Moved {
  const query = expanded(target);
  if (typeof query === "string" || !("selector" in query)) {
    return { target, here: false };
  }
  const { filter = [], ...rest } = query;
  const others = filter.filter(({ type }) =>
    type !== "same-location-as-source"
  );
  if (others.length === filter.length) return { target, here: false };
  return {
    target: shortened(others.length === 0 ? rest : { ...rest, filter: others }),
    here: true,
  };
}

/** Cards with "here" behind them: which cards, without "here". */
export function targetHere(target: Rule<Target>): Rule<Target> {
  return checked(target, (target) => withoutHere(target).here)
    .map((target) => withoutHere(target).target);
}
