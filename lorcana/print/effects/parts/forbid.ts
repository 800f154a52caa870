import type { RestrictionEffects } from "../../../ast/effects/restriction.ts";
import type { Player, RestrictionName } from "../../../ast/mod.ts";
import { printDuration } from "../../amounts/durations.ts";
import { act, type Clause, whole } from "../../clauses/clause.ts";
import { printCondition } from "../../conditions/condition.ts";
import { mine } from "../../nouns/players.ts";
import { printTarget } from "../../nouns/target.ts";
import { phrase, type Voice } from "../../text/voice.ts";
import { printCause } from "./cause.ts";

type Restriction = Readonly<RestrictionEffects["restriction"]>;

const WORDS: { readonly [R in RestrictionName]?: string } = {
  "cant-gain-lore": "can't gain lore",
  "cant-lose-lore": "can't lose lore",
  "cant-draw": "can't draw cards",
  "cant-discard": "can't discard cards",
  "cant-play-actions": "can't play actions",
  "cant-play": "can't play",
  "cant-choose": "can't choose",
  "cant-ready": "can't ready",
  "cant-move": "can't move",
  "cant-shift": "can't shift",
  "cant-remove-damage": "can't remove damage from",
  "cant-get-ink-drops": "can't get ink drops",
  "cant-remove-ink-drops": "can't remove ink drops",
  "cant-win": "can't win the game",
  "cant-lose": "can't lose the game",
  "cant-make-you-discard": "can't cause you to discard cards",
  "cant-make-you-lose-lore": "can't cause you to lose lore",
  "cant-use-abilities": "can't use abilities",
  "cant-move-damage": "can't move damage",
  "cant-be-exerted": "can't exert",
  "cant-search": "can't search their decks",
  "must-be-chosen-for-effects": "must choose",
};

/** "opponents can't play actions" */
export function forbid(
  effect: Restriction,
  target: Player,
  voice: Voice,
): Clause {
  const { restriction, duration, object, unless, cost } = effect;
  const words = () =>
    phrase(
      limited(effect, target, voice) ??
        phrase(
          own(restriction, target) ?? WORDS[restriction] ?? restriction,
          object && restriction === "cant-use-abilities" ? "of" : undefined,
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

/** Restrictions that name a player's own piles. */
function own(restriction: string, target: Player): string | undefined {
  switch (restriction) {
    case "cant-ink":
      return `can't put cards into ${mine(target)} inkwell`;
    case "cant-return":
      return `can't return cards from ${mine(target)} discard`;
    default:
      return undefined;
  }
}

/** "can't play more than 2 cards each turn" */
function limited(
  { restriction, limit, object }: Restriction,
  target: Player,
  voice: Voice,
): string | undefined {
  if (limit === undefined) return undefined;
  const cards = limit === 1 ? "card" : "cards";
  switch (restriction) {
    case "cant-draw":
      return `can't draw more than ${limit} ${cards} each turn`;
    case "cant-gain-lore":
      return `can't gain more than ${limit} lore each turn`;
    case "cant-quest":
    case "cant-challenge":
      return `can't ${
        restriction.slice("cant-".length)
      } with more than ${limit} ${
        singular(
          printTarget(object ?? "ALL_CHARACTERS", voice, "subject"),
          limit,
        )
      } each turn`;
    case "cant-ink":
      return `can't put more than ${limit} ${cards} into ${
        mine(target)
      } inkwell each turn`;
    default:
      return `can't play more than ${limit} ${
        object === undefined
          ? limit === 1 ? "action" : "actions"
          : singular(printTarget(object, voice, "subject"), limit)
      } each turn`;
  }
}

/** "1 card", "2 cards" */
function singular(cards: string, count: number): string {
  return count === 1 ? cards.replace(/s\b/u, "") : cards;
}
