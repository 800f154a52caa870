import type {
  CardType,
  Participle,
  Player,
  PlayerOf,
  Query,
  Reference,
  SpokenOf,
} from "../../ast/mod.ts";
import { isChosenPlayer } from "../../ast/player_traits.ts";
import {
  type Antecedents,
  isDoneToOthers,
  isOfType,
  lastMention,
  type Mention,
} from "./antecedents.ts";
import { pointer } from "./pointer.ts";
import { isChallenge, isDeed, isDone } from "./done.ts";
import { secondOfTwo, theOther } from "./the_other.ts";

/** What a reference means here. */
export function meant(
  reference: Reference,
  known: Antecedents,
): Reference | Query | "SELF" {
  // It was found before, with the cards that are meant here.
  if (reference.id !== undefined) return reference;
  if (reference.ref !== "previous-target") {
    if (!isChallenge(known)) known.dangling = true;
    return reference;
  }
  const { wording = {} } = reference;
  const { pronoun, participle, cardType, several, doer } = wording;
  const rest = participle === "other"
    ? theOther(several === true, known)
    : undefined;
  if (rest !== undefined) return rest;
  const second = participle === "other" && !several
    ? secondOfTwo(cardType, known)
    : undefined;
  if (second !== undefined) {
    return placed(
      { ...pointer(second, known), ...worded(reference) },
      reference,
    );
  }
  if (participle === "other" && cardType === undefined) known.dangling = true;
  if (participle !== undefined && !isDone(participle, known)) {
    known.dangling = true;
  }
  if (participle === "named" && isOtherKind(NAMED, cardType, known)) {
    known.dangling = true;
  }
  const mention = lastMention(reference, known);
  if (
    isOfAnyType(mention) && isOfOneType(cardType) &&
    (!isAsked(known) || isOtherKind(ASKED, cardType, known))
  ) {
    known.dangling = true;
  }
  known.spoken = mention;
  // "If your character has damage, ready them": no longer those spoken of last.
  if (mention !== undefined && wording.whose !== undefined) {
    known.mentions.push(mention);
  }
  if (mention?.elsewhere) return again(mention, known);
  if (mention !== undefined && mention.ref !== "SELF") {
    return placed(
      {
        ...pointer(mention, known),
        ...(pronoun === "it" && isBehindThisCard(mention, known)
          ? { wording: { cardType: "card" } }
          : mention.onlyThey && pronoun !== undefined
          // Without a word, it is "the challenging character".
          ? { wording: { pronoun } }
          : worded(reference)),
      },
      reference,
    );
  }
  if (mention === undefined) {
    if (
      participle !== undefined && doer === undefined &&
      isSpoken(participle, cardType, known)
    ) {
      return placed(
        { ref: "done", what: participle, ...worded(reference) },
        reference,
      );
    }
    if (!known.isPart) known.dangling = true;
    if (cardType !== undefined || participle !== undefined || several) {
      return reference;
    }
  }
  if (pronoun === "it" && known.mentions.at(-1)?.rival) known.dangling = true;
  if (pronoun !== undefined) known.pronoun ??= pronoun;
  return "SELF";
}

/** Whether another card was spoken of since, so that only a noun is clear. */
function isBehindThisCard(
  { outside, under }: Mention,
  { mentions }: Antecedents,
): boolean {
  return under === true ||
    outside === true && mentions.at(-1)?.ref === "SELF";
}

/** "a card", of which nothing says what it is. */
function isOfAnyType(mention: Mention | undefined): boolean {
  return mention?.types?.length === 1 && mention.types[0] === "card";
}

function isOfOneType(cardType: CardType | undefined): boolean {
  return cardType !== undefined && cardType !== "card";
}

/** "Discard a card. That location …": which, if nobody asks what it is? */
function isAsked({ done, isPart }: Antecedents): boolean {
  return isPart || done.includes(ASKED);
}

/** What is remembered of a condition: it may ask what a card is. */
export const ASKED = "asked ";

/**
 * "Name a character. Banish the named item", "If it's an item card, play that
 * location": that is another kind of card.
 */
function isOtherKind(
  prefix: string,
  cardType: CardType | undefined,
  { done }: Antecedents,
): boolean {
  const kinds = done.filter((name) =>
    name.startsWith(prefix) && name !== prefix
  );
  return kinds.length > 0 &&
    !kinds.some((kind) =>
      isOfType(cardType, [kind.slice(prefix.length) as CardType]) // Noted so.
    );
}

/** What is remembered of a named card: the kind that the text asks for. */
export const NAMED = "named ";

/**
 * "If C, return an item card from your discard to your hand. Otherwise, put it on
 * the top of your deck": one of both happens, and each picks such a card.
 */
function again({ query }: Mention, known: Antecedents): Query | "SELF" {
  if (query !== undefined) return query;
  known.dangling = true;
  return "SELF";
}

/** "that player": the last one spoken of, else the player of the last cards. */
export function thatPlayer(known: Antecedents): Player {
  const { player, isPart } = known;
  if (player !== undefined && !isOfCard(player, known)) {
    known.that = player;
    return { that: player };
  }
  return isPart
    ? "THAT_PLAYER"
    : playerOf({ ownerOf: { ref: "previous-target" } }, known);
}

/**
 * "each other player": than whoever was chosen, or set it off; else than you, so
 * it is opponents.
 */
export function eachOther(
  known: Antecedents,
): "EACH_OTHER_PLAYER" | "EACH_OPPONENT" {
  const { player } = known;
  if (player === undefined) return "EACH_OPPONENT";
  if (player === "TURN") {
    // No word says: than the one whose turn it is.
    known.dangling = true;
    return "EACH_OPPONENT";
  }
  return player === "EVENT" || isChosenPlayer(player)
    ? "EACH_OTHER_PLAYER"
    : "EACH_OPPONENT";
}

/** "Each opponent loses 1 lore. Banish chosen item. That player …": one of them. */
function isOfCard(
  player: SpokenOf,
  { mentions, playerAt }: Antecedents,
): boolean {
  return (player === "EACH_OPPONENT" || player === "EACH_PLAYER") &&
    mentions.slice(playerAt).some(({ picked, plural }) =>
      picked && plural === false
    );
}

/** "its player": you are never called so. */
export function playerOf({ ownerOf }: PlayerOf, known: Antecedents): Player {
  const isYours = lastMention(ownerOf, known)?.owner === "you";
  const card = meant(ownerOf, known);
  if (card !== "SELF" && "ref" in card && !isYours) {
    // "their player" needs no word for the card.
    const { wording, ...bare } = card;
    return { ownerOf: wording?.pronoun === undefined ? card : bare };
  }
  known.dangling = true;
  return { ownerOf };
}

/** What a reference means, in the place of the reference. */
function placed(meaning: Reference, { span }: Reference): Reference {
  return span === undefined ? meaning : { ...meaning, span };
}

/** The words of a reference, but for the pronouns that suit its cards anyway. */
function worded({ wording }: Reference): Pick<Reference, "wording"> {
  if (wording === undefined) return {};
  const { pronoun, ...noun } = wording;
  const isSaid = pronoun === "he" || pronoun === "she";
  if (!isSaid && Object.keys(noun).length === 0) return {};
  return { wording: isSaid ? wording : noun };
}

/** Whether an event or a cost brought cards along that no noun stands for. */
function isSpoken(
  participle: Participle,
  cardType: CardType | undefined,
  known: Antecedents,
): boolean {
  return !known.isPart && isDeed(participle) && isDone(participle, known) &&
    !isDoneToOthers(participle, [cardType], known);
}
