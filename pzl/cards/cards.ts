import { isSuspect } from "../lint/suspects.ts";
import { type Log, warn } from "../text/log.ts";
import type { ModifierPlace, ModifiersDraft } from "../modifiers/target.ts";
import { readModifier } from "../modifiers/read_modifier.ts";
import { isTrimmed, part, type Piece, trim } from "../text/piece.ts";
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
  /** The few cards a linter has to look at: most are a name and nothing else. */
  readonly places: readonly CardPlace[];
}

/** Reads a card list: `Island|Tapped;T:c_a_treasure_sac;t:Cat,P:2,…`. */
export function readCards(log: Log, list: Piece): CardList {
  const cards: Card[] = [];
  const places: CardPlace[] = [];
  const end = listEnd(list.text);
  for (let start = 0; start < end;) {
    const semicolon = list.text.indexOf(";", start);
    const stop = semicolon === -1 || semicolon > end ? end : semicolon;
    const card = readCard(log, trim(part(list, start, stop)), places);
    if (card) cards.push(card);
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

function readCard(
  log: Log,
  element: Piece,
  places: CardPlace[],
): Card | undefined {
  const bar = element.text.indexOf("|");
  const before = bar === -1 ? element : part(element, 0, bar);
  const source = readSource(log, trim(before), element);
  if (!source) {
    warn(log, "empty-card", element, {});
    return undefined;
  }
  if (!isTrimmed(before.text)) {
    warn(log, "inner-space", element, { found: element.text });
  }
  const card: Source & ModifiersDraft = source;
  const modifiers = bar === -1
    ? NO_MODIFIERS
    : readModifiers(log, part(element, bar + 1), card);
  if (modifiers.length > 0 || isSuspect(card)) {
    const { text, at } = element;
    places.push({ text, at, card, modifiers });
  }
  return card;
}

const NO_MODIFIERS: readonly ModifierPlace[] = [];

function readModifiers(
  log: Log,
  { text, at }: Piece,
  draft: ModifiersDraft,
): readonly ModifierPlace[] {
  const places: ModifierPlace[] = [];
  const target = { log, draft, fields: [], places };
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
