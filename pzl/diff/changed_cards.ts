import type { CardCopy } from "./card_copy.ts";
import type { CardLocation, PuzzleChange } from "./change.ts";
import { fieldChanges } from "./field_changes.ts";

/**
 * Which cards appeared, disappeared, moved, changed or are in a different
 * order.
 */
export function changedCards(
  before: readonly CardCopy[],
  after: readonly CardCopy[],
): PuzzleChange[] {
  const left = new Set(before);
  const right = new Set(after);
  // The most certain pairs first: equal and in the same zone, then less similar
  // ones.
  pairUp(left, right, (card) => `${placeKey(card)} ${card.key}`);
  const changed = pairUp(
    left,
    right,
    (card) => `${placeKey(card)} ${card.name}`,
  );
  const moved = [
    ...pairUp(left, right, ({ key }) => key),
    ...pairUp(left, right, ({ name }) => name),
  ];
  return merged([
    ...moved.map(([from, to]): PuzzleChange => ({
      kind: "moved",
      card: to.name,
      count: 1,
      from: locationOf(from),
      to: locationOf(to),
      changes: fieldChanges(from.fields, to.fields),
    })),
    ...changed.map(([from, to]): PuzzleChange => ({
      kind: "changed",
      card: to.name,
      count: 1,
      at: locationOf(to),
      changes: fieldChanges(from.fields, to.fields),
    })),
    ...[...left].map((card) => presence("disappeared", card)),
    ...[...right].map((card) => presence("appeared", card)),
    ...reorderings(before, after),
  ]);
}

type Pair = readonly [before: CardCopy, after: CardCopy];

/** Takes cards of the same key out of both sets, in order. */
function pairUp(
  left: Set<CardCopy>,
  right: Set<CardCopy>,
  keyOf: (card: CardCopy) => string,
): Pair[] {
  const waiting = grouped([...right].reverse(), keyOf);
  const pairs: Pair[] = [];
  for (const card of left) {
    const partner = waiting.get(keyOf(card))?.pop();
    if (!partner) continue;
    left.delete(card);
    right.delete(partner);
    pairs.push([card, partner]);
  }
  return pairs;
}

function presence(
  kind: "appeared" | "disappeared",
  card: CardCopy,
): PuzzleChange {
  return { kind, card: card.name, count: 1, at: locationOf(card) };
}

/** The zones that hold the same cards in another order. */
function reorderings(
  before: readonly CardCopy[],
  after: readonly CardCopy[],
): PuzzleChange[] {
  const others = grouped(after, placeKey);
  return [...grouped(before, placeKey)].flatMap(
    ([place, cards]): PuzzleChange[] => {
      const one = cards.map(({ key }) => key);
      const other = (others.get(place) ?? []).map(({ key }) => key);
      const [first] = cards;
      const isReordered = first !== undefined &&
        one.join("\n") !== other.join("\n") &&
        one.toSorted().join("\n") === other.toSorted().join("\n");
      return isReordered ? [{ kind: "reordered", at: locationOf(first) }] : [];
    },
  );
}

/** The cards of each key, in order. */
function grouped(
  cards: readonly CardCopy[],
  keyOf: (card: CardCopy) => string,
): Map<string, CardCopy[]> {
  const groups = new Map<string, CardCopy[]>();
  for (const card of cards) {
    const key = keyOf(card);
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  return groups;
}

function placeKey({ player, zone }: CardLocation): string {
  return `${player} ${zone}`;
}

function locationOf({ player, zone }: CardLocation): CardLocation {
  return { player, zone };
}

/** Equal changes become one with a count. */
function merged(changes: readonly PuzzleChange[]): PuzzleChange[] {
  const byKey = new Map<string, PuzzleChange>();
  for (const change of changes) {
    const key = JSON.stringify({ ...change, count: undefined });
    const earlier = byKey.get(key);
    byKey.set(
      key,
      earlier && "count" in earlier
        ? { ...earlier, count: earlier.count + 1 }
        : change,
    );
  }
  return [...byKey.values()];
}
