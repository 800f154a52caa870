import { oneEdit } from "../../diagnostics/internal.ts";
import {
  type CardIndex,
  findCard,
  type TokenEntry,
  unloadedType,
} from "../card_list/card_index.ts";
import type { CardPlace } from "../cards/cards.ts";
import type { ScriptPlace } from "../cards/scripts.ts";
import type { StateReading } from "../state/state.ts";
import { hint, type Log } from "../text/log.ts";
import { part, type Piece, spanOf } from "../text/piece.ts";
import type { Card, Script } from "../types.ts";
import { lintPermanent, lintPrecast } from "./card_facts.ts";
import { modifierOf } from "./card_pieces.ts";
import {
  listsInReadingOrder,
  type ModifiedCard,
  modifiedCards,
  precastsOf,
  scriptsOf,
} from "./reading_order.ts";

/** Checks names of cards, sets, tokens and script variables against a list. */
export function lintCardNames(
  log: Log,
  state: StateReading,
  index: CardIndex,
): void {
  const byId = new Map<number, Card>();
  const lists = listsInReadingOrder(state);
  for (const { list, zone } of lists) {
    list.cards.forEach((card, at) => {
      const place = list.placeOf(at);
      if (card.id !== undefined) byId.set(card.id, card);
      lintSource(log, place, index);
      lintSet(log, place, index);
      lintOtherNames(log, place, index);
      if (zone === "battlefield") lintPermanent(log, place, index);
      if (card.executeScript) {
        const whole = modifierOf(place, "ExecuteScript:");
        lintVariable(log, card.executeScript, { card, whole }, index);
      }
    });
  }
  for (const place of scriptsOf(state)) lintEntry(log, place, byId, index);
  for (const place of precastsOf(state)) lintPrecast(log, place, index);
  lintLostHosts(log, modifiedCards(lists), byId, index);
}

/** Forge leaves out a card it does not know, and then misses its id. */
function lintLostHosts(
  log: Log,
  cards: readonly ModifiedCard[],
  byId: ReadonlyMap<number, Card>,
  index: CardIndex,
): void {
  for (const { place } of cards) {
    const { attachedTo: id } = place.card;
    const host = id === undefined ? undefined : byId.get(id);
    if (id === undefined || !host || isFound(host, index)) continue;
    const whole = modifierOf(place, "AttachedTo:");
    hint(log, "dangling-reference", whole, { ids: [id], effect: "crash" });
  }
}

function isFound(card: Card, index: CardIndex): boolean {
  return card.kind !== "card" || findCard(index, card.name).kind === "card";
}

function lintSource(log: Log, place: CardPlace, index: CardIndex): void {
  const { card } = place;
  if (card.kind === "card") {
    lintName(log, card.name, part(place, 0, card.name.length), index);
  } else if (card.kind === "token") {
    if (!index.tokens || tokenOf(card.script, index)) return;
    const at = place.text.indexOf(card.script);
    const script = part(place, at, at + card.script.length);
    hint(log, "unknown-token-script", script, { found: card.script });
  }
}

function lintName(
  log: Log,
  name: string,
  place: Piece,
  index: CardIndex,
): void {
  const match = findCard(index, name);
  const found = name;
  switch (match.kind) {
    case "card":
      return;
    case "none":
      return hint(log, "unknown-card-name", place, { found });
    case "unloaded": {
      const type = unloadedType(match.entry) ?? "";
      return hint(log, "unknown-card-name", place, { found, type });
    }
    case "spelling":
      return hint(log, "unknown-card-name", place, { found }, {
        suggestion: oneEdit(spanOf(place), match.entry.name),
      });
  }
}

function lintSet(log: Log, place: CardPlace, { sets }: CardIndex): void {
  const { set, kind } = place.card;
  if (set === undefined || !sets || sets.has(set.toUpperCase())) return;
  const details = { found: set, isToken: kind === "token" };
  hint(log, "unknown-set", modifierOf(place, "Set:"), details);
}

/** Names of cards that modifiers mention. */
function lintOtherNames(log: Log, place: CardPlace, index: CardIndex): void {
  const { mergedCards, meldedWith, namedCards } = place.card;
  const lintAll = (names: readonly string[], modifier: string) => {
    for (const name of names) {
      if (findCard(index, name).kind === "card") continue;
      const whole = modifierOf(place, modifier);
      hint(log, "unknown-card-name", whole, { found: name });
    }
  };
  if (mergedCards) lintAll(mergedCards, "MergedCards:");
  if (meldedWith !== undefined) lintAll([meldedWith], "Meld");
  if (namedCards) lintAll(namedCards, "NamedCard:");
}

function lintEntry(
  log: Log,
  { entry, piece }: ScriptPlace,
  byId: ReadonlyMap<number, Card>,
  index: CardIndex,
): void {
  if ("cardId" in entry) {
    const card = byId.get(entry.cardId);
    if (card) lintVariable(log, entry, { card, whole: piece }, index);
    return;
  }
  // A set may follow the name, which Forge ignores if there is none.
  const [name = ""] = entry.card.split("|", 1);
  lintName(log, name, part(piece, 0, name.length), index);
  const card: Card = { kind: "card", name };
  lintVariable(log, entry, { card, whole: piece }, index);
}

/** The card whose script runs, and where the file says so. */
interface Runner {
  readonly card: Card;
  readonly whole: Piece;
}

function lintVariable(
  log: Log,
  { action }: Script,
  { card, whole }: Runner,
  index: CardIndex,
): void {
  if (action?.kind !== "svar" || action.name === "") return;
  const entry = entryOf(card, index);
  if (!entry?.variables || entry.variables.includes(action.name)) return;
  const found = action.name;
  const details = { found, card: entry.name };
  const at = whole.text.lastIndexOf(found);
  const name = at === -1 ? whole : part(whole, at, at + found.length);
  hint(log, "unknown-script-variable", name, details);
}

function entryOf(
  card: Card,
  index: CardIndex,
):
  | { readonly name: string; readonly variables?: readonly string[] }
  | undefined {
  if (card.kind === "token") return tokenOf(card.script, index);
  if (card.kind === "inlineToken") return undefined;
  const match = findCard(index, card.name);
  return match.kind === "card" ? match.entry : undefined;
}

function tokenOf(script: string, index: CardIndex): TokenEntry | undefined {
  return index.tokens?.get(script.toLowerCase());
}
