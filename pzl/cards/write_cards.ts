import { MODIFIER_FORMS } from "../modifiers/table.ts";
import { writeInlineToken } from "./tokens.ts";
import type { Card } from "../types.ts";

/** Writes a card list as it is read. */
export function writeCards(cards: readonly Card[]): string {
  return cards.map(writeCard).join(";");
}

function writeCard(card: Card): string {
  const source = writeSource(card);
  if (isBare(card)) return source;
  const parts = [source];
  for (const { write } of MODIFIER_FORMS) {
    const modifier = write(card);
    if (modifier !== undefined) parts.push(modifier);
  }
  return [...parts, ...card.unknownModifiers ?? []].join("|");
}

/** Most cards are a source and nothing else: no need to try each modifier. */
function isBare(card: Card): boolean {
  return Object.keys(card).length === (card.kind === "inlineToken" ? 3 : 2);
}

function writeSource(card: Card): string {
  switch (card.kind) {
    case "card":
      return card.name;
    case "token":
      return `T:${card.script}`;
    case "inlineToken":
      return `t:${writeInlineToken(card)}`;
  }
}
