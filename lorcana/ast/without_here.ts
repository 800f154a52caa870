import type { Filter } from "./filter.ts";
import type { Target } from "./target.ts";
import { queryOf, shortened } from "./target_names.ts";

/** What moves: in "move … here", "here" is the destination, not a filter. */
export interface Moved {
  readonly target: Target;
  readonly here: boolean;
  /** Whether the destination is "there", a location mentioned before. */
  readonly there?: true;
}

/** Removes "here" or "there" from a noun phrase that parsed it as a filter. */
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

/** "there": a location that only a noun can refer to. */
function isThere(filter: Filter): boolean {
  return filter.type === "at-location" &&
    typeof filter.location === "object" && "ref" in filter.location &&
    filter.location.id === undefined &&
    filter.location.wording?.cardType === "location";
}

function isHere({ type }: Filter): boolean {
  return type === "same-location-as-source";
}
