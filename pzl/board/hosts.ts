import type { CardNames, SeatedCard } from "./card_names.ts";

/** Cards that are attached to others further down than this stand by themselves. */
const MOST_NESTED = 8;

/**
 * The permanent each card is attached to. Circles have no beginning, so their
 * cards stand by themselves.
 */
export function hostsOf(
  permanents: readonly SeatedCard[],
  { byId }: CardNames,
): ReadonlyMap<SeatedCard, SeatedCard> {
  const hosts = new Map<SeatedCard, SeatedCard>();
  const depths = new Map<SeatedCard, number>();
  for (const seated of permanents) {
    const { path, circle, end } = followed(seated, byId, depths);
    for (const each of circle) depths.set(each, 0);
    // From the end of the path, whose host has a depth already or is none.
    let host = end;
    for (const each of path.toReversed()) {
      const depth = host ? (depths.get(host) ?? 0) + 1 : 0;
      const isShown = host !== undefined && depth <= MOST_NESTED;
      depths.set(each, isShown ? depth : 0);
      if (host && isShown) hosts.set(each, host);
      host = each;
    }
  }
  return hosts;
}

interface Path {
  /** The cards without a depth, each attached to the next. */
  readonly path: readonly SeatedCard[];
  /** The cards after them that are attached to each other in a circle. */
  readonly circle: readonly SeatedCard[];
  /** What the last card of the path is attached to. */
  readonly end: SeatedCard | undefined;
}

function followed(
  start: SeatedCard,
  byId: CardNames["byId"],
  depths: ReadonlyMap<SeatedCard, number>,
): Path {
  const seen = new Set<SeatedCard>();
  let end: SeatedCard | undefined = start;
  while (end && !depths.has(end) && !seen.has(end)) {
    seen.add(end);
    end = hostOf(end, byId);
  }
  const path = [...seen];
  if (end === undefined || !seen.has(end)) return { path, circle: [], end };
  const size = path.indexOf(end);
  return { path: path.slice(0, size), circle: path.slice(size), end };
}

function hostOf(
  { card: { attachedTo } }: SeatedCard,
  byId: CardNames["byId"],
): SeatedCard | undefined {
  const host = attachedTo === undefined ? undefined : byId.get(attachedTo);
  return host?.zone === "battlefield" ? host : undefined;
}
