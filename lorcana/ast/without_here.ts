import type { Filter } from "./filter.ts";
import type { Target } from "./target.ts";
import { expanded, shortened } from "./target_names.ts";

/** A target after "move": "here" is where to, not which. */
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
  if (!query.filter?.some(isHere)) return { target, here: false };
  const { filter, ...rest } = query;
  const others = filter.filter((one) => !isHere(one));
  return {
    target: shortened(others.length === 0 ? rest : { ...rest, filter: others }),
    here: true,
  };
}

function isHere({ type }: Filter): boolean {
  return type === "same-location-as-source";
}
