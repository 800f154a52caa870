import { oneEdit } from "../../diagnostics/internal.ts";
import {
  type CardIndex,
  findCard,
  type TokenEntry,
} from "../card_list/card_index.ts";
import type { CardPlace } from "../cards/cards.ts";
import type { ScriptPlace } from "../cards/scripts.ts";
import type { StateReading } from "../state/state.ts";
import { hint, type Log } from "../text/log.ts";
import { part, type Piece, spanOf } from "../text/piece.ts";
import type { Card, Script } from "../types.ts";
import { listsInReadingOrder, scriptsOf } from "./reading_order.ts";

/** Checks names of cards, sets, tokens and script variables against a list. */
export function lintCardNames(
  log: Log,
  state: StateReading,
  index: CardIndex,
): void {
  const byId = new Map<number, Card>();
  for (const { list } of listsInReadingOrder(state)) {
    list.cards.forEach((card, at) => {
      const place = list.placeOf(at);
      if (card.id !== undefined) byId.set(card.id, card);
      lintSource(log, place, index);
      lintSet(log, place, index);
      lintOtherNames(log, place, index);
      if (card.executeScript) {
        const whole = modifierOf(place, "ExecuteScript:");
        lintVariable(log, card.executeScript, { card, whole }, index);
      }
    });
  }
  for (const place of scriptsOf(state)) lintEntry(log, place, byId, index);
}

function lintSource(log: Log, place: CardPlace, index: CardIndex): void {
  const { card } = place;
  if (card.kind === "card") {
    lintName(log, card.name, part(place, 0, card.name.length), index);
  } else if (card.kind === "token") {
    if (!index.tokens || index.tokens.has(card.script)) return;
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
  if (match.kind === "card") return;
  if (match.kind === "none") {
    return hint(log, "unknown-card-name", place, { found: name });
  }
  const { entry } = match;
  const face = match.kind === "face" ? { face: entry.name } : {};
  hint(log, "unknown-card-name", place, { found: name, ...face }, {
    suggestion: oneEdit(spanOf(place), entry.name),
  });
}

function lintSet(log: Log, place: CardPlace, { sets }: CardIndex): void {
  const { set } = place.card;
  if (set === undefined || !sets || sets.has(set.toUpperCase())) return;
  hint(log, "unknown-set", modifierOf(place, "Set:"), { found: set });
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
  // A bar in the name is reported by itself.
  if (entry.card.includes("|")) return;
  const host = part(piece, 0, entry.card.length);
  lintName(log, entry.card, host, index);
  const card: Card = { kind: "card", name: entry.card };
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
  if (action?.kind !== "svar") return;
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
  return index.tokens?.get(script);
}

/** The modifier of a card with this prefix; the whole card if there is none. */
function modifierOf(place: CardPlace, beginning: string): Piece {
  const lower = place.text.toLowerCase();
  const bar = lower.indexOf(`|${beginning.toLowerCase()}`);
  if (bar === -1) return { text: place.text, at: place.at };
  const end = place.text.indexOf("|", bar + 1);
  return part(place, bar + 1, end === -1 ? place.text.length : end);
}
