import type { ParsedCard } from "./parse_cards.ts";

/** What became of the cards from one pass to the next: names, by kind of change. */
export interface CardChanges {
  /** Were not there before. */
  readonly added: readonly string[];
  /** Are no longer there. */
  readonly removed: readonly string[];
  /** Have another name, text or variables. */
  readonly changed: readonly string[];
  /** Could be read before, and no longer. */
  readonly broken: readonly string[];
  /** Could not be read before. */
  readonly repaired: readonly string[];
}

/** Compares the cards of two passes by id. */
export function cardChanges(
  before: readonly ParsedCard[],
  after: readonly ParsedCard[],
): CardChanges {
  const old = byId(before);
  const fresh = byId(after);
  const changes = {
    added: new Array<string>(),
    removed: new Array<string>(),
    changed: new Array<string>(),
    broken: new Array<string>(),
    repaired: new Array<string>(),
  };
  for (const [id, card] of fresh) {
    const was = old.get(id);
    const kind = was === undefined ? "added" : kindOf(was, card);
    if (kind !== undefined) changes[kind].push(nameOf(card));
  }
  for (const [id, card] of old) {
    if (!fresh.has(id)) changes.removed.push(nameOf(card));
  }
  return changes;
}

/** Of two cards with the same id the first has it; the other is an error. */
function byId(cards: readonly ParsedCard[]): Map<string, ParsedCard> {
  const found = new Map<string, ParsedCard>();
  for (const each of cards) {
    if (!found.has(each.card.id)) found.set(each.card.id, each);
  }
  return found;
}

function nameOf({ card: { name, id } }: ParsedCard): string {
  return name ?? id;
}

function kindOf(
  before: ParsedCard,
  after: ParsedCard,
): "changed" | "broken" | "repaired" | undefined {
  const wasRead = before.json !== undefined;
  const isRead = after.json !== undefined;
  if (wasRead !== isRead) return isRead ? "repaired" : "broken";
  const isSame = before.card.text === after.card.text &&
    before.card.variables === after.card.variables &&
    before.card.name === after.card.name;
  return isSame ? undefined : "changed";
}
