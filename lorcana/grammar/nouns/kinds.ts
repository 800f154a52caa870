import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { CardType } from "../../ast/mod.ts";
import { CARD_TYPES } from "../../lexicon/cards.ts";
import { withArticle, withS } from "../../lexicon/inflect.ts";
import { fixed } from "../words.ts";

function called(
  types: readonly CardType[],
  ...forms: readonly ((type: CardType) => string)[]
): Rule<CardType> {
  return oneOf(
    types.flatMap((type) => forms.map((form) => fixed(form(type)).as(type))),
  );
}

const ALL: readonly CardType[] = [...CARD_TYPES, "card"];

/** "character": a card by its type. */
export const cardType: Rule<CardType> = called(CARD_TYPES, (type) => type);

/** "a character", "an item" */
export const aCardType: Rule<CardType> = called(CARD_TYPES, withArticle);

/** "character", "card": a card by its type, or only as a card. */
export const kind: Rule<CardType> = called(ALL, (type) => type);

/** "characters", "cards" */
export const kinds: Rule<CardType> = called(ALL, withS);

/** "character card": a card outside of play. */
export const kindOfCard: Rule<CardType> = called(
  CARD_TYPES,
  (type) => `${type} card`,
);
