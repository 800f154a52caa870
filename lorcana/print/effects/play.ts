import type { PlayEffects } from "../../ast/effects/play.ts";
import type { EffectOf, Player, Query, Target } from "../../ast/mod.ts";
import { isPile } from "../../ast/pile.ts";
import { printCards } from "../nouns/cards.ts";
import { act, type Clause, type Printers } from "../clauses/clause.ts";
import { printCondition } from "../conditions/condition.ts";
import { whose } from "../nouns/players.ts";
import { printDuration } from "../amounts/durations.ts";
import { printTarget } from "../nouns/target.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** "play a character with cost 2 or less for free" */
export const playPrinters: Printers<PlayEffects> = {
  "play-card": play,
  "self-play-condition": ({ target, condition }, voice) =>
    act(
      "CONTROLLER",
      () =>
        `can't play ${printTarget(target, voice, "object")} unless ${
          printCondition(condition, voice)
        }`,
      true,
    ),
};

function play(effect: EffectOf<"play-card">, voice: Voice): Clause {
  const { target, cost, by = "CONTROLLER", playMethod, again, on } = effect;
  return act(by, (verb) => {
    if (on !== undefined && effect.anyName) {
      const self = printTarget(on, voice, "object");
      return `play any character with Shift on ${self} as if ${self} had any name`;
    }
    const what = isPile(target)
      ? printCards(target, voice, { card: false })
      : printTarget(target, voice, "object");
    return phrase(
      playMethod === "shift"
        ? verb("shift")
        : playMethod === "play-or-shift"
        ? "play or shift"
        : verb("play"),
      what,
      again && "again",
      effect.under
        ? `from under ${printTarget(effect.under, voice, "object")}`
        : fromWords(effect, by),
      effect.asFromHand && asInHand(target),
      on && `onto ${printTarget(on, voice, "object")}`,
      cost && price(cost),
      effect.entersExerted ? entry(target, voice) : undefined,
      effect.anyInk && "regardless of ink type",
      ...printDuration(effect.duration, voice),
    );
  });
}

function price(cost: NonNullable<EffectOf<"play-card">["cost"]>): string {
  if (cost === "free") return "for free";
  if ("ink" in cost) return `for ${cost.ink} {I}`;
  return "less" in cost
    ? `for ${cost.less} {I} less`
    : `for ${cost.more} {I} more`;
}

function asInHand(target: Target): string {
  return isPile(target) && target.count !== 1
    ? "as if they were in your hand"
    : "as if it were in your hand";
}

function entry(target: Target, voice: Voice): string {
  return target === "SELF" && voice.pronoun !== undefined
    ? `and ${voice.pronoun} enters play exerted`
    : isPile(target) && target.count === 1 && isThing(target)
    ? "and it enters play exerted"
    : "and they enter play exerted";
}

/** Whether a card is "it", never "they". */
function isThing({ cardTypes }: Query): boolean {
  return cardTypes.every((type) => type === "item" || type === "location");
}

function fromWords(
  { target, from, player, wording }: EffectOf<"play-card">,
  by: Player,
): string | undefined {
  const piles = isPile(target) ? target.zones.join(" or ") : from;
  const goesWithoutSaying = piles === undefined || piles === "" ||
    isPile(target) && piles === "hand" && wording === undefined ||
    // "put into their discard this way"
    isPile(target) && target.owner === "any";
  return goesWithoutSaying
    ? undefined
    : `from ${whose(player ?? by, by)} ${piles}`;
}
