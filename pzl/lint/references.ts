import type { CardPlace } from "../cards.ts";
import { hint, type Log } from "../log.ts";
import type { Piece } from "../piece.ts";
import type { ScriptPlace } from "../scripts.ts";
import type { Card, Modifiers, Script } from "../types.ts";
import { modifierOf } from "./reading_order.ts";

/** Checks that every reference names a card, and every id is named. */
export function lintReferences(
  log: Log,
  cards: readonly CardPlace[],
  scripts: readonly ScriptPlace[],
): void {
  const ids = idsOf(log, cards);
  const named = new Set<number>();
  cards.forEach((place, index) => {
    for (const field of REFERENCES) {
      const references = idsIn(place.card, field);
      if (references.length === 0) continue;
      references.forEach((id) => named.add(id));
      lintField(log, { place, index, field, references }, ids);
    }
  });
  for (const { entry, piece } of scripts) {
    const references = "cardId" in entry
      ? [entry.cardId, ...targetOf(entry)]
      : targetOf(entry);
    references.forEach((id) => named.add(id));
    lintDangling(log, references, ids, piece);
  }
  lintUnused(log, cards, named);
}

/** For each id the card it means: the last one that has it. */
type Ids = ReadonlyMap<number, number>;

/** The fields that hold ids of other cards. */
const REFERENCES = [
  "attachedTo",
  "exiledWith",
  "rememberedCards",
  "imprinting",
  "chosenCards",
  "attacking",
  "executeScript",
] as const;

type ReferenceField = typeof REFERENCES[number];

interface Reference {
  readonly place: CardPlace;
  readonly index: number;
  readonly field: ReferenceField;
  readonly references: readonly number[];
}

function idsOf(log: Log, cards: readonly CardPlace[]): Ids {
  const ids = new Map<number, number>();
  cards.forEach((place, index) => {
    const { id } = place.card;
    if (id === undefined) return;
    if (ids.has(id)) hint(log, "duplicate-id", modifierOf(place, "id"), { id });
    ids.set(id, index);
  });
  return ids;
}

function idsIn(card: Card, field: ReferenceField): readonly number[] {
  switch (field) {
    case "rememberedCards":
    case "imprinting":
    case "chosenCards":
      return card[field] ?? NONE;
    case "executeScript":
      return card.executeScript ? targetOf(card.executeScript) : NONE;
    case "attachedTo":
    case "exiledWith":
    case "attacking":
      return numberOf(card[field]);
  }
}

const NONE: readonly number[] = [];

function numberOf(value: true | number | undefined): readonly number[] {
  return typeof value === "number" ? [value] : NONE;
}

function targetOf({ target }: Script): readonly number[] {
  return typeof target === "number" ? [target] : NONE;
}

function lintField(
  log: Log,
  { place, index, field, references }: Reference,
  ids: Ids,
): void {
  const whole = modifierOf(place, field);
  if (lintDangling(log, references, ids, whole)) return;
  if (isFoundWhileReading(field)) {
    const later = references.filter((id) => (ids.get(id) ?? 0) > index);
    if (later.length > 0) {
      hint(log, "forward-reference", whole, { ids: later });
    }
  }
  const [id] = references;
  if (field === "attachedTo" && id !== undefined && ids.get(id) === index) {
    hint(log, "self-reference", whole, { id });
  }
}

/** Forge looks these up at once; the others when all cards are there. */
function isFoundWhileReading(field: keyof Modifiers): boolean {
  return field === "chosenCards" || field === "attacking";
}

function lintDangling(
  log: Log,
  references: readonly number[],
  ids: Ids,
  place: Piece,
): boolean {
  const missing = references.filter((id) => !ids.has(id));
  if (missing.length === 0) return false;
  hint(log, "dangling-reference", place, { ids: missing });
  return true;
}

function lintUnused(
  log: Log,
  cards: readonly CardPlace[],
  named: ReadonlySet<number>,
): void {
  for (const place of cards) {
    const { id } = place.card;
    if (id === undefined || named.has(id)) continue;
    hint(log, "unused-id", modifierOf(place, "id"), { id });
  }
}
