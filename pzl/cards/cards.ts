import { type Log, warn } from "../text/log.ts";
import type { ModifierPlace, ModifiersDraft } from "../modifiers/target.ts";
import { readModifier } from "../modifiers/read_modifier.ts";
import type { Seats } from "../profile.ts";
import {
  isTrimmed,
  part,
  type Piece,
  spanOf,
  trim,
  trimText,
} from "../text/piece.ts";
import { type NamedToken, readInlineToken } from "./tokens.ts";
import type { Card } from "../types.ts";

/** A card with the element of the list it was read from. */
export interface CardPlace extends Piece {
  readonly card: Card;
  readonly modifiers: readonly ModifierPlace[];
}

/** A card list as read. */
export interface CardList {
  readonly cards: readonly Card[];
  /** Where each of them stands. */
  readonly places: readonly CardPlace[];
}

/** Reads a card list: `Island|Tapped;T:c_a_treasure_sac;t:Cat,P:2,…`. */
export function readCards(log: Log, list: Piece, seats: Seats): CardList {
  const cards: Card[] = [];
  const places: CardPlace[] = [];
  const end = listEnd(list.text);
  for (let start = 0; start < end;) {
    const semicolon = list.text.indexOf(";", start);
    const stop = semicolon === -1 || semicolon > end ? end : semicolon;
    const place = readCard(log, trim(part(list, start, stop)), seats);
    if (place) {
      cards.push(place.card);
      places.push(place);
    }
    start = stop + 1;
  }
  return { cards, places };
}

/** Where the last element ends: semicolons behind it mean nothing. */
function listEnd(text: string): number {
  let end = text.length;
  while (end > 0 && text[end - 1] === ";") end--;
  return end;
}

type Source =
  | { readonly kind: "card"; readonly name: string }
  | { readonly kind: "token"; readonly script: string }
  | { readonly kind: "inlineToken" } & NamedToken;

/** Reads one element of a list, which has no outer blanks. */
export function readCard(
  log: Log,
  element: Piece,
  seats: Seats,
): CardPlace | undefined {
  const bar = element.text.indexOf("|");
  const before = bar === -1 ? element : part(element, 0, bar);
  const source = readSource(log, trim(before), element);
  if (!source) {
    warn(log, "empty-card", element, { crashes: isFatal(element.text) });
    return undefined;
  }
  if (!isTrimmed(before.text)) {
    const details = { found: element.text, crashes: false };
    warn(log, "inner-space", element, details, {
      suggestion: { span: spanOf(before), replacement: trimText(before.text) },
    });
  }
  const card: Source & ModifiersDraft = source;
  const modifiers = bar === -1
    ? NO_MODIFIERS
    : readModifiers(log, part(element, bar + 1), card, seats);
  return { text: element.text, at: element.at, card, modifiers };
}

/** Forge fails at bars alone, and at a token of which nothing is said. */
function isFatal(element: string): boolean {
  return /^(t:[\0- ]*(\||$)|\|+$)/.test(element);
}

const NO_MODIFIERS: readonly ModifierPlace[] = [];

function readModifiers(
  log: Log,
  { text, at }: Piece,
  draft: ModifiersDraft,
  seats: Seats,
): readonly ModifierPlace[] {
  const places: ModifierPlace[] = [];
  const target = { log, draft, seats, isSeen: true, fields: [], places };
  for (let start = 0; start <= text.length;) {
    const bar = text.indexOf("|", start);
    const stop = bar === -1 ? text.length : bar;
    readModifier(target, { text: text.slice(start, stop), at: at + start });
    start = stop + 1;
  }
  return places;
}

function readSource(
  log: Log,
  source: Piece,
  element: Piece,
): Source | undefined {
  const { text } = source;
  if (text[1] !== ":" || (text[0] !== "T" && text[0] !== "t")) {
    return text === "" ? undefined : { kind: "card", name: text };
  }
  const description = part(source, 2);
  if (text[0] === "T") return readToken(log, description);
  if (trim(description).text === "") return undefined;
  const { name, token } = readInlineToken(log, description, element);
  return { kind: "inlineToken", name, token };
}

function readToken(log: Log, written: Piece): Source | undefined {
  const script = trim(written);
  if (script.text === "") return undefined;
  if (script !== written) {
    warn(log, "token-space", script, { found: script.text });
  }
  return { kind: "token", script: script.text };
}
