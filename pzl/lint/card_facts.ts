import {
  type CardEntry,
  type CardIndex,
  findCard,
  hasType,
} from "../card_list/card_index.ts";
import { foldName } from "../card_list/fold_name.ts";
import type { CardPlace } from "../cards/cards.ts";
import type { ScriptPlace } from "../cards/scripts.ts";
import { hint, type Log } from "../text/log.ts";
import type { Piece } from "../text/piece.ts";
import type { Card, Modifiers } from "../types.ts";
import { modifierOf, nameOf } from "./card_pieces.ts";

/** Checks a permanent against what its script says. */
export function lintPermanent(
  log: Log,
  place: CardPlace,
  index: CardIndex,
): void {
  const { card } = place;
  const entry = card.kind === "card" ? entryOf(card.name, index) : undefined;
  if (!entry || card.kind !== "card" || card.faceDown) return;
  const name = nameOf(place);
  lintFaces(log, { card, name, entry });
  lintAttachment(log, place, entry);
  // A script may attach it, or give it the counters that it needs.
  if (card.executeScript) return;
  const why = reasonToDie(card, typesOf(card, entry));
  if (why) hint(log, "dies-at-once", name, { found: card.name, why });
}

/** Checks a spell that is cast before the puzzle starts. */
export function lintPrecast(
  log: Log,
  { entry: { action, target, ...host }, piece }: ScriptPlace,
  index: CardIndex,
): void {
  if (action || !("card" in host)) return;
  const found = host.card;
  const entry = entryOf(found, index);
  // Forge casts the half or the face that is named.
  if (!entry || isOtherName(found, entry)) return;
  const types = entry.types?.[0];
  if (hasType(types, "Land")) {
    hint(log, "uncastable", piece, { found, why: "land" });
  } else if (hasType(types, "Aura")) {
    const why = target === undefined ? "aura without target" : "aura";
    hint(log, "uncastable", piece, { found, why });
  } else if (entry.hasParts) hint(log, "precast-part", piece, { found });
}

function entryOf(name: string, index: CardIndex): CardEntry | undefined {
  const match = findCard(index, name);
  return match.kind === "card" ? match.entry : undefined;
}

function isOtherName(name: string, entry: CardEntry): boolean {
  return foldName(name) !== foldName(entry.name);
}

/** A card with a name and what is known about it. */
interface KnownCard {
  readonly card: Extract<Card, { kind: "card" }>;
  readonly name: Piece;
  readonly entry: CardEntry;
}

/** The modifiers that turn a card to its other face. */
const TURNS: readonly (keyof Modifiers)[] = [
  "transformed",
  "modal",
  "flipped",
  "melded",
];

/** For each way to have two faces, the modifier that turns the card. */
const TURNED_BY: ReadonlyMap<string | undefined, string> = new Map([
  ["DoubleFaced", "Transformed"],
  ["Modal", "Modal"],
  ["Flip", "Flipped"],
  ["Meld", "Meld"],
]);

function isTurned(card: Card): boolean {
  return TURNS.some((field) => card[field] !== undefined);
}

function lintFaces(log: Log, { card, name, entry }: KnownCard): void {
  const found = card.name;
  const { mode, types, faces = [] } = entry;
  const modifier = TURNED_BY.get(mode);
  const isBack = faces.some((face) => foldName(face) === foldName(found));
  if (modifier !== undefined && isBack && !isTurned(card)) {
    hint(log, "back-face", name, { found, front: entry.name, modifier });
  }
  const turns = card.transformed || card.modal || card.flipped;
  if (turns && types?.length === 1) hint(log, "no-other-face", name, { found });
}

/** The types of the face that is up. */
function typesOf(card: Card, { types = [] }: CardEntry): string | undefined {
  return (isTurned(card) ? types[1] : undefined) ?? types[0];
}

function lintAttachment(log: Log, place: CardPlace, entry: CardEntry): void {
  const { card } = place;
  if (card.attachedTo === undefined) return;
  const found = entry.name;
  const keywords = entry.keywords ?? [];
  if (keywords.includes("Reconfigure")) {
    const whole = modifierOf(place, "AttachedTo:");
    return hint(log, "attached-reconfigure", whole, { found });
  }
  const types = typesOf(card, entry);
  const isAttachable = ["Aura", "Equipment", "Fortification"]
    .some((type) => hasType(types, type));
  if (!hasType(types, "Creature") || isAttachable) return;
  if (keywords.includes("Bestow")) return;
  const whole = modifierOf(place, "AttachedTo:");
  hint(log, "attachment-ignored", whole, { found });
}

/** Why Forge puts a permanent into the graveyard before the first move. */
function reasonToDie(
  { counters = {}, attachedTo, enchantingPlayer }: Card,
  types: string | undefined,
): "loyalty" | "defense" | "aura" | undefined {
  const isNone = (counter: string) => !((counters[counter] ?? 0) > 0);
  if (hasType(types, "Planeswalker") && isNone("LOYALTY")) return "loyalty";
  if (hasType(types, "Battle") && isNone("DEFENSE")) return "defense";
  const isLoose = attachedTo === undefined && enchantingPlayer === undefined;
  return hasType(types, "Aura") && isLoose ? "aura" : undefined;
}
