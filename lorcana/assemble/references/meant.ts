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
import type { Antecedents } from "./antecedents.ts";
import { isOfType, type Mention } from "./mention.ts";
import { isDoneToOthers, lastMention } from "./last_mention.ts";
import { pointer } from "./pointer.ts";
import { isChallenge, isDeed, isDone } from "./done.ts";
import { secondOfTwo, theOther } from "./the_other.ts";

/** Resolves a reference; it is dangling if it has no antecedent. */
export function meant(
  reference: Reference,
  known: Antecedents,
): Reference | Query | "SELF" {
  // Already resolved.
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
  // "If your character has damage, ready them": the last mention from now on.
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
          // Without a pronoun, it would render as "the challenging character".
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

/** Whether "it" would be ambiguous when rendered, so that a noun is needed. */
function isBehindThisCard(
  { outside, under }: Mention,
  { mentions }: Antecedents,
): boolean {
  return under === true ||
    outside === true && mentions.at(-1)?.ref === "SELF";
}

/** "a card", with no known type. */
function isOfAnyType(mention: Mention | undefined): boolean {
  return mention?.types?.length === 1 && mention.types[0] === "card";
}

function isOfOneType(cardType: CardType | undefined): boolean {
  return cardType !== undefined && cardType !== "card";
}

/** "Discard a card. That location …" needs a condition on its type first. */
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

/** Recorded with the card type that "name a card" asked for. */
export const NAMED = "named ";

/**
 * "If C, return an item card from your discard to your hand. Otherwise, put it
 * on the top of your deck": each branch picks such a card.
 */
function again({ query }: Mention, known: Antecedents): Query | "SELF" {
  if (query !== undefined) return query;
  known.dangling = true;
  return "SELF";
}

/** "that player": the last one mentioned, or the owner of the last cards. */
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
 * "each other player": other than the player chosen or of the event; otherwise
 * other than you, so each opponent.
 */
export function eachOther(
  known: Antecedents,
): "EACH_OTHER_PLAYER" | "EACH_OPPONENT" {
  const { player } = known;
  if (player === undefined) return "EACH_OPPONENT";
  if (player === "TURN") {
    // The tree has no word for players other than the active one.
    known.dangling = true;
    return "EACH_OPPONENT";
  }
  return player === "EVENT" || isChosenPlayer(player)
    ? "EACH_OTHER_PLAYER"
    : "EACH_OPPONENT";
}

/** "Each opponent … Banish chosen item. That player …": the item's owner. */
function isOfCard(
  player: SpokenOf,
  { mentions, playerAt }: Antecedents,
): boolean {
  return (player === "EACH_OPPONENT" || player === "EACH_PLAYER") &&
    mentions.slice(playerAt).some(({ picked, plural }) =>
      picked && plural === false
    );
}

/** "its player": dangling if that is you, whom texts call "you". */
export function playerOf({ ownerOf }: PlayerOf, known: Antecedents): Player {
  const isYours = lastMention(ownerOf, known)?.owner === "you";
  const card = meant(ownerOf, known);
  if (card !== "SELF" && "ref" in card && !isYours) {
    // "their player" renders without a word for the card.
    const { wording, ...bare } = card;
    return { ownerOf: wording?.pronoun === undefined ? card : bare };
  }
  known.dangling = true;
  return { ownerOf };
}

/** The resolved reference, with the span of the original. */
function placed(meaning: Reference, { span }: Reference): Reference {
  return span === undefined ? meaning : { ...meaning, span };
}

/** The wording of a reference, except pronouns that rendering infers. */
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
