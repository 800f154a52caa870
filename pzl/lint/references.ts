import type { DanglingEffect } from "../../diagnostics/internal.ts";
import { hint, type Log } from "../text/log.ts";
import type { ModifierPlace } from "../modifiers/target.ts";
import type { Piece } from "../text/piece.ts";
import type { ScriptPlace } from "../cards/scripts.ts";
import type { Card, Modifiers, Script } from "../types.ts";
import type { ModifiedCard } from "./reading_order.ts";

/** Checks that every reference names a card, and every id is named. */
export function lintReferences(
  log: Log,
  cards: readonly ModifiedCard[],
  scripts: readonly ScriptPlace[],
): void {
  const ids = idsOf(log, cards);
  const named = new Set<number>();
  cards.forEach(({ place: { card, modifiers } }, index) => {
    for (const place of modifiers) {
      const references = referencesOf(card, place);
      if (references.length === 0) continue;
      for (const id of references) named.add(id);
      lintModifier(log, { place, index, references }, { ids, cards });
    }
  });
  for (const { entry, piece } of scripts) {
    const host = "cardId" in entry ? [entry.cardId] : NONE;
    const target = targetOf(entry);
    for (const id of [...host, ...target]) named.add(id);
    lintDangling(log, host, ids, { place: piece, effect: "lost" }) ||
      lintDangling(log, target, ids, { place: piece, effect: "untargeted" });
  }
  lintUnused(log, cards, named);
}

/** For each id the card it means: the last one that has it. */
type Ids = ReadonlyMap<number, number>;

/** A modifier that names other cards, and the place of its card among all. */
interface Reference {
  readonly place: ModifierPlace;
  readonly index: number;
  readonly references: readonly number[];
}

const NONE: readonly number[] = [];

function idsOf(log: Log, cards: readonly ModifiedCard[]): Ids {
  const ids = new Map<number, number>();
  cards.forEach(({ place: { card: { id }, modifiers } }, index) => {
    if (id === undefined) return;
    if (ids.has(id)) hintAtId(log, "duplicate-id", modifiers, id);
    ids.set(id, index);
  });
  return ids;
}

function referencesOf(
  card: Card,
  { field }: ModifierPlace,
): readonly number[] {
  switch (field) {
    case "rememberedCards":
    case "imprinting":
    case "chosenCards":
      return card[field] ?? NONE;
    case "executeScript":
      return targetOf(card.executeScript ?? {});
    case "attachedTo":
    case "exiledWith":
    case "attacking":
      return numberOf(card[field]);
    default:
      return NONE;
  }
}

function numberOf(value: true | number | undefined): readonly number[] {
  return typeof value === "number" ? [value] : NONE;
}

function targetOf({ target }: Script): readonly number[] {
  return typeof target === "number" ? [target] : NONE;
}

function lintModifier(
  log: Log,
  { place: { field, whole }, index, references }: Reference,
  { ids, cards }: Known,
): void {
  const effect = EFFECTS.get(field) ?? "ignored";
  if (lintDangling(log, references, ids, { place: whole, effect })) return;
  // Forge looks these up at once, the others when all cards are there.
  if (field === "chosenCards" || field === "attacking") {
    const later = references.filter((id) => (ids.get(id) ?? 0) > index);
    if (later.length > 0) {
      hint(log, "forward-reference", whole, { ids: later });
    }
  }
  const [id] = references;
  if (field !== "attachedTo" || id === undefined) return;
  const host = ids.get(id) ?? index;
  const zone = cards[host]?.zone ?? "battlefield";
  if (host === index) hint(log, "self-reference", whole, { id });
  else if (zone !== "battlefield") {
    hint(log, "attached-off-battlefield", whole, { id, zone });
  }
}

/** All cards with modifiers, and the ids among them. */
interface Known {
  readonly ids: Ids;
  readonly cards: readonly ModifiedCard[];
}

/** What Forge does when a modifier names an id that no card has. */
const EFFECTS: ReadonlyMap<keyof Modifiers, DanglingEffect> = new Map([
  ["attachedTo", "crash"],
  ["rememberedCards", "empty"],
  ["attacking", "player"],
  ["executeScript", "untargeted"],
]);

function lintDangling(
  log: Log,
  references: readonly number[],
  ids: Ids,
  { place, effect }: {
    readonly place: Piece;
    readonly effect: DanglingEffect;
  },
): boolean {
  const missing = references.filter((id) => !ids.has(id));
  if (missing.length === 0) return false;
  hint(log, "dangling-reference", place, { ids: missing, effect });
  return true;
}

function lintUnused(
  log: Log,
  cards: readonly ModifiedCard[],
  named: ReadonlySet<number>,
): void {
  for (const { place: { card: { id }, modifiers } } of cards) {
    if (id === undefined || named.has(id)) continue;
    hintAtId(log, "unused-id", modifiers, id);
  }
}

function hintAtId(
  log: Log,
  code: "duplicate-id" | "unused-id",
  modifiers: readonly ModifierPlace[],
  id: number,
): void {
  const place = modifiers.find(({ field }) => field === "id");
  if (place) hint(log, code, place.whole, { id });
}
