import { oneEdit } from "../../diagnostics/internal.ts";
import { type Log, warn } from "../text/log.ts";
import type { ModifierPlace, ModifiersDraft } from "../modifiers/target.ts";
import { readModifier } from "../modifiers/read_modifier.ts";
import { type Profile, type Seats, seatsOf } from "../values/profile.ts";
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
export interface PlacedCards {
  readonly cards: readonly Card[];
  /** The modifiers a linter looks at, for the few cards that have some. */
  readonly modifiers: ReadonlyMap<number, readonly ModifierPlace[]>;
  /** The position of the card with an index. */
  readonly placeOf: (index: number) => CardPlace;
}

/** Reads a card list: `Island|Tapped;T:c_a_treasure_sac;t:Cat,P:2,…`. */
export function readCardList(
  log: Log,
  list: Piece,
  profile: Profile,
): PlacedCards {
  if (list.text === "") return noCards();
  const reading = newReading(log, profile);
  const end = listEnd(list.text);
  for (let start = 0; start < end;) {
    const semicolon = list.text.indexOf(";", start);
    const stop = semicolon === -1 || semicolon > end ? end : semicolon;
    readCard(reading, trim(part(list, start, stop)));
    start = stop + 1;
  }
  const { cards, modifiers } = reading;
  const placeOf = (index: number) => placeIn(list, reading, index);
  return { cards, modifiers, placeOf };
}

/** Many zones are written even though they are empty. */
function noCards(): PlacedCards {
  return { cards: [], modifiers: NO_PLACES, placeOf: nowhere };
}

const NO_PLACES: ReadonlyMap<number, readonly ModifierPlace[]> = new Map();

function nowhere(): never {
  throw new Error("An empty list has no cards");
}

/** Positions are plain numbers: most cards never need a place. */
interface Reading {
  readonly log: Log;
  readonly profile: Profile;
  readonly cards: Card[];
  readonly starts: number[];
  readonly ends: number[];
  readonly modifiers: Map<number, readonly ModifierPlace[]>;
}

function newReading(log: Log, profile: Profile): Reading {
  const modifiers = new Map();
  return { log, profile, cards: [], starts: [], ends: [], modifiers };
}

function placeIn(
  list: Piece,
  { cards, starts, ends, modifiers }: Reading,
  index: number,
): CardPlace {
  const start = starts[index]! - list.at;
  const { text, at } = part(list, start, ends[index]! - list.at);
  const card = cards[index]!;
  return { text, at, card, modifiers: modifiers.get(index) ?? NO_MODIFIERS };
}

/** Where the last element ends: semicolons after it mean nothing. */
function listEnd(text: string): number {
  let end = text.length;
  while (text[end - 1] === ";") end--;
  return end;
}

type Source =
  | { readonly kind: "card"; readonly name: string }
  | { readonly kind: "token"; readonly script: string }
  | { readonly kind: "inlineToken" } & NamedToken;

/** Reads one element of a list, which has no outer blanks. */
function readCard(reading: Reading, element: Piece): void {
  const { log, profile, cards, starts, ends } = reading;
  const bar = element.text.indexOf("|", pictureEnd(element.text, profile));
  const before = bar === -1 ? element : part(element, 0, bar);
  const source = readSource(log, trim(before), element);
  if (!source) {
    warn(log, "empty-card", element, { crashes: isFatal(element.text) });
    return;
  }
  if (!isTrimmed(before.text)) {
    const details = { found: element.text, crashes: false };
    warn(log, "inner-space", element, details, {
      suggestion: oneEdit(spanOf(before), trimText(before.text)),
    });
  }
  const card: Source & ModifiersDraft = source;
  if (bar !== -1) {
    const seats = seatsOf(profile);
    const places = readModifiers(log, part(element, bar + 1), card, seats);
    if (places.length > 0) reading.modifiers.set(cards.length, places);
  }
  cards.push(card);
  starts.push(element.at);
  ends.push(element.at + element.text.length);
}

/** A dump names the picture of a token, its set, its number and its art. */
const PICTURE =
  /^t:[^|]*,Image:[^|,]*(\|[A-Z0-9]{2,6})?(\|\d+\w?)?(\|\d+)?(?=\||$)/;

/** Where the bars that belong to the picture of a dumped token end. */
function pictureEnd(element: string, profile: Profile): number {
  return profile === "dump" ? PICTURE.exec(element)?.[0].length ?? 0 : 0;
}

/** Forge fails on bars without a card, and on an empty token. */
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
  const target = { log, draft, seats, written: "", fields: [], places };
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
    warn(log, "token-space", script, { found: script.text, crashes: false });
  }
  return { kind: "token", script: script.text };
}
