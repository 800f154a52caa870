import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { CardType } from "../../ast/mod.ts";
import { CARD_TYPES } from "../../lexicon/cards.ts";
import { withArticle, withS } from "../../lexicon/inflect.ts";
import { fixed } from "../words.ts";

function called(
  types: readonly CardType[],
  form: (type: CardType) => string,
): readonly Rule<CardType>[] {
  return types.map((type) => fixed(form(type)).as(type));
}

const ALL: readonly CardType[] = [...CARD_TYPES, "card"];

/** "character": a card by its type. */
export const cardType: Rule<CardType> = oneOf(
  called(CARD_TYPES, (type) => type),
);

/** "a character", "an item" */
export const aCardType: Rule<CardType> = oneOf(called(CARD_TYPES, withArticle));

/** "character", "card": a card by its type, or only as a card. */
export const kind: Rule<CardType> = oneOf(called(ALL, (type) => type));

/** "characters", "cards" */
export const kinds: Rule<CardType> = oneOf(called(ALL, withS));

/** "character", "character card", "card": a card mentioned before. */
export const mentionedKind: Rule<CardType> = oneOf([
  ...called(ALL, (type) => type),
  ...called(CARD_TYPES, (type) => `${type} card`),
  fixed("character or location").as<CardType>("character"),
]);
