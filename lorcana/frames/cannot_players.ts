import { oneOf, optional, type Rule } from "../../combinators/mod.ts";
import type { Player, RestrictionName, Target } from "../ast/mod.ts";
import { cause, isEffects } from "../grammar/effects/parts/cause.ts";
import type { Restriction } from "../grammar/effects/parts/restrictions/restriction.ts";
import { toTarget } from "../grammar/nouns/noun.ts";
import { anyNoun, nounPhrase, target } from "../grammar/nouns/noun_phrase.ts";
import { cardinal, fixed, pattern, words } from "../grammar/words.ts";
import { PLAYER_DEEDS, things } from "../lexicon/player_deeds.ts";
import { printDuration } from "../print/amounts/durations.ts";
import { act, type Clause, whole } from "../print/clauses/clause.ts";
import { printCondition } from "../print/conditions/condition.ts";
import { cardsAfter } from "./cannot.ts";
import { printCause } from "../print/effects/parts/cause.ts";
import { mine } from "../print/nouns/players.ts";
import { printTarget } from "../print/nouns/target.ts";
import { phrase, type Voice } from "../print/text/voice.ts";

/** What players can't do, in the words that are printed first. */
const DEEDS: readonly (readonly [RestrictionName, ...texts: string[]])[] = [
  ...PLAYER_DEEDS.map((deed) =>
    [deed.cannot, `${deed.verb} ${things(deed)}`] as const
  ),
  [
    "cant-make-you-discard",
    "cause you to discard cards",
    "make you discard cards",
  ],
  ["cant-make-you-lose-lore", "cause you to lose lore", "make you lose lore"],
  ["cant-use-abilities", "use abilities", "use activated abilities"],
  ["cant-move-damage", "move damage", "move damage counters"],
  ["cant-search", "search their decks", "search their deck"],
];

/** What players can't do to cards, in the words that are printed first. */
const TO_CARDS: readonly (readonly [RestrictionName, ...texts: string[]])[] = [
  ["cant-be-exerted", "exert"],
  ["cant-ready", "ready"],
  ["cant-move", "move"],
  ["cant-shift", "shift", "Shift"],
  ["cant-remove-damage", "remove damage from"],
  [
    "cant-use-abilities",
    "use abilities of",
    "use the abilities of",
    "use activated abilities of",
  ],
];

const cards = words("card", "cards");
const someCards = words("cards", "a card", "any cards");
const myInkwell = words("their inkwell", "their inkwells", "your inkwell");
const theirDiscard = words(
  "their discard",
  "your discard",
  "their discards",
  "discards",
);

const eachTurn = words(
  "each turn",
  "per turn",
  "on each of their turns",
  "during each of their turns",
);

const withCards: Rule<RestrictionName> = oneOf<RestrictionName>([
  fixed("quest").as("cant-quest"),
  fixed("challenge").as("cant-challenge"),
]);

const chosenFor = words(
  "for abilities or effects",
  "for actions or abilities",
  "for their actions or abilities",
);

/** What players can't do. */
export const forbiddenToPlayers: Rule<Restriction> = oneOf<Restriction>([
  ...DEEDS.map(([restriction, ...texts]) =>
    words(...texts).as<Restriction>({ restriction })
  ),
  ...TO_CARDS.map(([restriction, ...texts]) =>
    pattern`${words(...texts)} ${nounPhrase}`.map(([, noun]): Restriction => ({
      restriction,
      object: toTarget(noun),
    }))
  ),
  pattern`play ${nounPhrase}`.map(([noun]) => notPlay(toTarget(noun))),
  pattern`gain lore from ${cause}`.map(([cause]) => ({
    restriction: "cant-gain-lore",
    cause,
  })),
  pattern`play ${nounPhrase} from ${theirDiscard}`.map(([noun]) => ({
    ...notPlay(toTarget(noun)),
    from: "discard",
  })),
  pattern`play ${nounPhrase} for free`.map(([noun]) => ({
    ...notPlay(toTarget(noun)),
    cost: "free",
  })),
  pattern`play more than ${cardinal} ${anyNoun} ${eachTurn}`.map((
    [limit, noun],
  ) => ({ ...notPlay(toTarget(noun)), limit })),
  pattern`draw more than ${cardinal} ${cards} ${optional(eachTurn)}`.map((
    [limit],
  ) => ({ restriction: "cant-draw", limit })),
  pattern`gain more than ${cardinal} lore ${eachTurn}`.map(([limit]) => ({
    restriction: "cant-gain-lore",
    limit,
  })),
  pattern`${withCards} with more than ${cardinal} ${anyNoun} ${eachTurn}`.map((
    [restriction, limit, noun],
  ) => ({ restriction, limit, object: toTarget(noun) })),
  pattern`put more than ${cardinal} ${cards} into ${myInkwell} each turn`.map((
    [limit],
  ) => ({ restriction: "cant-ink", limit })),
  pattern`put ${someCards} into ${myInkwell}`.map(() => ({
    restriction: "cant-ink",
  })),
  pattern`move ${nounPhrase} ${words("to locations", "to a location")}`.map((
    [noun],
  ) => ({ restriction: "cant-move", object: toTarget(noun) })),
  pattern`return ${someCards} from ${theirDiscard} ${
    optional(words("to their hand", "to their hands", "to your hand"))
  }`.map(() => ({ restriction: "cant-return", from: "discard" })),
  pattern`play ${nounPhrase} using Shift`.map(([noun]) => ({
    restriction: "cant-shift",
    object: toTarget(noun),
  })),
  pattern`choose ${target} for ${
    optional(words("their", "his", "her"))
  } ${cause}`.map(([object, , cause]) =>
    isEffects(cause)
      ? { restriction: "cant-choose", object }
      : { restriction: "cant-choose", object, cause }
  ),
  pattern`choose ${target} ${optional(chosenFor)}`.map(([object]) => ({
    restriction: "cant-choose",
    object,
  })),
]);

/** "can't play actions" has its own restriction. */
export function notPlay(object: Target): Restriction {
  const isActions = typeof object === "object" && "selector" in object &&
    object.cardTypes.length === 1 && object.cardTypes[0] === "action" &&
    object.filter === undefined;
  return isActions
    ? { restriction: "cant-play-actions" }
    : { restriction: "cant-play", object };
}

/** "opponents can't play actions" */
export function printForbiddenTo(
  effect: Restriction,
  target: Player,
  voice: Voice,
): Clause {
  const { restriction, duration, object, unless, cost } = effect;
  const words = () =>
    phrase(
      restriction === "must-be-chosen-for-effects" ? undefined : "can't",
      limitedWords(effect, target, voice) ??
        phrase(
          forbiddenWords(effect, target),
          object && printTarget(object, voice, "subject"),
          effect.cause &&
            `${restriction === "cant-choose" ? "for" : "from"} ${
              printCause(effect.cause)
            }`,
        ),
      effect.from && object && `from ${mine(target)} ${effect.from}`,
      cost && "for free",
      restriction === "must-be-chosen-for-effects"
        ? "for actions and abilities if able"
        : undefined,
      ...printDuration(duration, voice),
      unless && `unless ${printCondition(unless, voice)}`,
    );
  return target === "EACH_PLAYER"
    ? whole(`players ${words()}`)
    : act(target, words, true);
}

/** What a player can't do, without the cards. */
function forbiddenWords(
  { restriction, object }: Restriction,
  target: Player,
): string | undefined {
  switch (restriction) {
    case "cant-play":
      return "play";
    case "cant-play-actions":
      return "play actions";
    case "cant-choose":
      return "choose";
    case "must-be-chosen-for-effects":
      return "must choose";
    case "cant-ink":
      return `put cards into ${mine(target)} inkwell`;
    case "cant-return":
      return `return cards from ${mine(target)} discard`;
    default:
      return (object === undefined ? DEEDS : TO_CARDS)
        .find(([name]) => name === restriction)?.[1];
  }
}

/** "play more than 2 cards each turn" */
function limitedWords(
  { restriction, limit, object }: Restriction,
  target: Player,
  voice: Voice,
): string | undefined {
  if (limit === undefined) return undefined;
  const cards = limit === 1 ? "card" : "cards";
  switch (restriction) {
    case "cant-draw":
      return `draw more than ${limit} ${cards} each turn`;
    case "cant-gain-lore":
      return `gain more than ${limit} lore each turn`;
    case "cant-quest":
    case "cant-challenge":
      return `${restriction.slice("cant-".length)} with more than ${limit} ${
        cardsAfter(limit, object ?? "ALL_CHARACTERS", voice)
      } each turn`;
    case "cant-ink":
      return `put more than ${limit} ${cards} into ${
        mine(target)
      } inkwell each turn`;
    default:
      return `play more than ${limit} ${
        object === undefined
          ? limit === 1 ? "action" : "actions"
          : cardsAfter(limit, object, voice)
      } each turn`;
  }
}
