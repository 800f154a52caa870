import {
  type CardPredicate,
  type CardPredicates,
  type Predicate,
  type Predicates,
  variant,
} from "../ast/internal.ts";

/** Whether a card can be called "ally" or "enemy" and no more. */
export function isCharacter(card: CardPredicate): boolean {
  const [tag, payload] = variant<CardPredicates>(card);
  switch (tag) {
    case "Character":
    case "NotCharacterType":
    case "CharacterWithSpark":
    case "CharacterWithMaterializedAbility":
    case "CharacterWithMultiActivatedAbility":
      return true;
    case "Card":
    case "Event":
    case "CharacterType":
    case "CouldDissolve":
    case "Fast":
      return false;
    default:
      return isDescribedCharacter(payload.target);
  }
}

/** Behind a noun, "fast" is one description among others. */
function isDescribedCharacter(card: CardPredicate): boolean {
  return typeof card === "object" && "Fast" in card
    ? isDescribedCharacter(card.Fast.target)
    : isCharacter(card);
}

/** Whether "{fast}" before a card is about all of it: one description at most. */
export function isSimple(card: CardPredicate): boolean {
  const [tag, payload] = variant<CardPredicates>(card);
  switch (tag) {
    case "Card":
    case "Character":
    case "Event":
    case "CharacterType":
    case "NotCharacterType":
    case "CharacterWithSpark":
    case "CharacterWithMaterializedAbility":
    case "CharacterWithMultiActivatedAbility":
      return true;
    case "Fast":
      return isSimple(payload.target);
    case "CouldDissolve":
      return isNounOf(payload.target);
    case "CharacterWithCostComparedToControlled":
      return isNoun(payload.target) && isNoun(payload.count_matching);
    default:
      return isNoun(payload.target);
  }
}

/** Whether nothing more is said about a target than whose it is. */
export function isNounOf(target: Predicate): boolean {
  const [, card] = variant<Predicates>(target);
  return card === undefined || isNoun(card);
}

function isNoun(card: CardPredicate): boolean {
  return typeof card === "string"
    ? card === "Card" || card === "Character" || card === "Event"
    : "CharacterType" in card;
}
