import { writeCounters } from "./counters.ts";
import { MODIFIER_FORMS, type ModifierForm } from "./modifier_forms.ts";
import { writeScript } from "./scripts.ts";
import { writeInlineToken } from "./tokens.ts";
import type { Card, Modifiers, Player } from "./types.ts";

/** Writes a card list as it is read. */
export function writeCards(cards: readonly Card[]): string {
  return cards.map(writeCard).join(";");
}

function writeCard(card: Card): string {
  const modifiers = MODIFIER_FORMS.flatMap((form) => writeModifier(form, card));
  return [writeSource(card), ...modifiers, ...card.unknownModifiers ?? []]
    .join("|");
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

/** The modifier as text, or as many as it takes; none if the card lacks it. */
function writeModifier(form: ModifierForm, card: Modifiers): string[] {
  const { name } = form;
  if (card[form.field] === undefined) return [];
  switch (form.kind) {
    case "flag":
      return [name];
    case "exactFlag":
      return isSaidByFaceDown(form.field, card) ? [] : [name];
    case "faceDown":
      return [name + faceDownMark(card)];
    case "meld":
      return [name + meldName(card)];
    case "attacking":
      return [card.attacking === true ? name : `${name}:${card.attacking}`];
    case "optionalPlayer":
    case "player":
      return [`${name}:${playerRef(card[form.field])}`];
    case "art":
    case "integer":
    case "text":
      return [`${name}:${card[form.field]}`];
    case "texts":
    case "ids":
      return [`${name}:${card[form.field]?.join(",")}`];
    case "names":
      return [`${name}:${card[form.field]?.map(withoutCommas).join(",")}`];
    case "counters":
      return [`${name}:${writeCounters(card.counters ?? {})}`];
    case "room":
    case "ability":
      return (card[form.field] ?? []).map((value) => `${name}:${value}`);
    case "script":
      return [`${name}:${writeScript(card.executeScript ?? {})}`];
  }
}

/** `FaceDown:Manifested` says both; beside a cloak the mark stands alone. */
function isSaidByFaceDown(field: keyof Modifiers, card: Modifiers): boolean {
  return field === "manifested" && card.faceDown === true && !card.cloaked;
}

function faceDownMark({ manifested, cloaked }: Modifiers): string {
  if (cloaked) return ":Cloaked";
  return manifested ? ":Manifested" : "";
}

function meldName({ meldedWith }: Modifiers): string {
  return meldedWith === undefined ? "" : `:${withoutCommas(meldedWith)}`;
}

function playerRef(player: Player | undefined): string {
  return player === "ai" ? "P1" : "P0";
}

function withoutCommas(name: string): string {
  return name.replaceAll(",", "^");
}
