import { type Log, warn } from "./log.ts";
import type { ModifierPlace, ModifiersDraft } from "./modifier_values.ts";
import { readModifier } from "./modifiers.ts";
import { part, type Piece, split, splitList, trim } from "./piece.ts";
import { type NamedToken, readInlineToken } from "./tokens.ts";
import type { Card } from "./types.ts";

/** A card, and where it and its modifiers stand. */
export interface CardPlace {
  readonly card: Card;
  readonly element: Piece;
  readonly modifiers: readonly ModifierPlace[];
}

/** Reads a card list: `Island|Tapped;T:c_a_treasure_sac;t:Cat,P:2,…`. */
export function readCards(log: Log, list: Piece): readonly CardPlace[] {
  const places: CardPlace[] = [];
  for (const written of splitList(list, ";")) {
    const place = readCard(log, written);
    if (place) places.push(place);
  }
  return places;
}

type Source =
  | { readonly kind: "card"; readonly name: string }
  | { readonly kind: "token"; readonly script: string }
  | { readonly kind: "inlineToken" } & NamedToken;

const NO_MODIFIERS: readonly ModifierPlace[] = [];

function readCard(log: Log, written: Piece): CardPlace | undefined {
  const element = trim(written);
  const bar = element.text.indexOf("|");
  const before = bar === -1 ? element : part(element, 0, bar);
  const source = readSource(log, trim(before), element);
  if (!source) {
    warn(log, "empty-card", element, {});
    return undefined;
  }
  if (bar === -1) return { card: source, element, modifiers: NO_MODIFIERS };
  const last = before.text.charCodeAt(before.text.length - 1);
  if (last <= 0x20) warn(log, "inner-space", element, { found: element.text });
  const card: Source & ModifiersDraft = source;
  const modifiers: ModifierPlace[] = [];
  const target = { log, draft: card, places: modifiers };
  for (const segment of split(part(element, bar + 1), "|")) {
    readModifier(target, segment);
  }
  return { card, element, modifiers };
}

function readSource(
  log: Log,
  source: Piece,
  element: Piece,
): Source | undefined {
  if (source.text.startsWith("T:")) return readToken(log, part(source, 2));
  if (!source.text.startsWith("t:")) {
    return source.text === "" ? undefined : { kind: "card", name: source.text };
  }
  const description = part(source, 2);
  if (trim(description).text === "") return undefined;
  return { kind: "inlineToken", ...readInlineToken(log, description, element) };
}

function readToken(log: Log, written: Piece): Source | undefined {
  const script = trim(written);
  if (script.text === "") return undefined;
  if (script !== written) {
    warn(log, "token-space", script, { found: script.text });
  }
  return { kind: "token", script: script.text };
}
