import type { MutationKind, Site } from "./site.ts";

/** Kinds of which a sample has few: tests notice nearly all of them. */
const RARE: ReadonlySet<MutationKind> = new Set(["string", "return"]);

/** At most one in so many sites of a sample is of a rare kind. */
const RARITY = 5;

/** Some of the sites; the same ones for the same seed. */
export function sample(
  sites: readonly Site[],
  count: number,
  seed: number,
): readonly Site[] {
  const mixed = shuffled(sites, seed);
  const rare = mixed.filter(({ kind }) => RARE.has(kind))
    .slice(0, Math.floor(count / RARITY));
  const usual = mixed.filter(({ kind }) => !RARE.has(kind))
    .slice(0, count - rare.length);
  return [...usual, ...rare].sort(byPlace);
}

function byPlace(a: Site, b: Site): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : a.start - b.start;
}

function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  const random = numbers(seed);
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random() % (last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

/** Whole numbers from a seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
