import type { Facts } from "./facts.ts";
import type { IndexedCard } from "./search/indexed_card.ts";

/** How often something occurs. */
export interface Tally {
  /** What is counted: "3", "DrawCards". */
  readonly name: string;
  /** The number of cards. */
  readonly cards: number;
  /** The search that finds these cards. */
  readonly search: string;
}

/** The statistics of some cards. */
export interface Statistics {
  /** Cards by energy cost, from 0 to the highest, gaps included. */
  readonly costs: readonly Tally[];
  /** Characters by spark, from 0 to the highest, gaps included. */
  readonly sparks: readonly Tally[];
  /** Cards by type, the most frequent first; so are all below. */
  readonly types: readonly Tally[];
  readonly subtypes: readonly Tally[];
  readonly rarities: readonly Tally[];
  readonly effects: readonly Tally[];
  readonly triggers: readonly Tally[];
}

/** Counts how often each cost, type, effect and trigger occurs. */
export function statisticsOf(cards: readonly IndexedCard[]): Statistics {
  const facts = (kind: keyof Facts) => (card: IndexedCard) => card.facts[kind];
  return {
    costs: curve(cards.map(({ card }) => card.cost), "cost"),
    sparks: curve(cards.map(({ card }) => card.spark), "spark"),
    types: frequencies(cards, "type", ({ card }) => only(card.type)),
    subtypes: frequencies(cards, "subtype", ({ card }) => only(card.subtype)),
    rarities: frequencies(cards, "rarity", ({ card }) => only(card.rarity)),
    effects: frequencies(cards, "effect", facts("effects")),
    triggers: frequencies(cards, "trigger", facts("triggers")),
  };
}

// A typo such as a cost of 1,000,000 must not draw a million bars.
const MOST_BARS = 21;

/** A bar for each number up to the highest; the last bar holds the rest. */
function curve(
  values: readonly (number | undefined)[],
  field: string,
): readonly Tally[] {
  const known = values.filter((value) => value !== undefined);
  const highest = known.reduce((a, b) => Math.max(a, b), -1);
  return Array.from(
    { length: Math.min(highest + 1, MOST_BARS) },
    (_, value) => {
      const isLast = value === MOST_BARS - 1 && highest > value;
      return {
        name: isLast ? `${value}+` : String(value),
        cards: known.filter((each) => isLast ? each >= value : each === value)
          .length,
        search: `${field}${isLast ? ">=" : "="}${value}`,
      };
    },
  );
}

function frequencies(
  cards: readonly IndexedCard[],
  field: string,
  namesOf: (card: IndexedCard) => Iterable<string>,
): readonly Tally[] {
  const counts = new Map<string, number>();
  for (const card of cards) {
    for (const name of namesOf(card)) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([name, cards]) => ({
      name,
      cards,
      search: `${field}=${quote(name)}`,
    }));
}

function only(name: string | undefined): readonly string[] {
  return name === undefined ? [] : [name];
}

function quote(name: string): string {
  return /^\w+$/.test(name) ? name : `"${name.replaceAll('"', "")}"`;
}
