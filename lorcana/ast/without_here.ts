import type { Filter } from "./filter.ts";
import type { Target } from "./target.ts";
import { queryOf, shortened } from "./target_names.ts";

/** A target after "move": "here" is where to, not which. */
export interface Moved {
  readonly target: Target;
  readonly here: boolean;
  /** Whether it is there, at the location spoken of. */
  readonly there?: true;
}

/** Takes "here" off a noun phrase that swallowed it. */
export function withoutHere(target: Target): Moved {
  const query = queryOf(target);
  if (query === undefined) {
    return { target, here: false };
  }
  const place = query.filter?.find((one) => isHere(one) || isThere(one));
  if (place === undefined) return { target, here: false };
  const { filter, ...rest } = query;
  const others = filter?.filter((one) => one !== place) ?? [];
  return {
    target: shortened(others.length === 0 ? rest : { ...rest, filter: others }),
    ...(isHere(place) ? { here: true } : { here: false, there: true }),
  };
}

/** "there": at a location that only a noun can mean. */
function isThere(filter: Filter): boolean {
  return filter.type === "at-location" &&
    typeof filter.location === "object" && "ref" in filter.location &&
    filter.location.id === undefined &&
    filter.location.wording?.cardType === "location";
}

function isHere({ type }: Filter): boolean {
  return type === "same-location-as-source";
}
