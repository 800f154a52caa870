import type { PlayEffects } from "../../ast/effects/play.ts";
import type { EffectOf, Player, Target } from "../../ast/mod.ts";
import { printCards } from "../cards.ts";
import { act, type Clause, type Printers } from "../clause.ts";
import { printCondition } from "../condition.ts";
import { whose } from "../players.ts";
import { printTarget } from "../target.ts";
import { phrase, type Voice } from "../voice.ts";

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
    if (on !== undefined) {
      const self = printTarget(on, voice, "object");
      return `play any character with Shift on ${self} as if ${self} had any name`;
    }
    const what = target === undefined
      ? printCards(effect, voice, { card: false })
      : printTarget(target, voice, "object");
    return phrase(
      playMethod === "shift"
        ? "Shift"
        : playMethod === "play-or-shift"
        ? "play or shift"
        : verb("play"),
      what,
      effect.asFromHand && "as if it were in your hand",
      again && "again",
      fromWords(effect, by),
      cost === "free" ? "for free" : undefined,
      effect.entersExerted ? entry(target, voice) : undefined,
    );
  });
}

function entry(target: Target | undefined, voice: Voice): string {
  return target === "SELF" && voice.pronoun !== undefined
    ? `and ${voice.pronoun} enters play exerted`
    : "and they enter play exerted";
}

function fromWords(
  { from, player = "CONTROLLER" }: EffectOf<"play-card">,
  by: Player,
): string | undefined {
  if (from === undefined) return undefined;
  const piles = typeof from === "string" ? from : from.join(" or ");
  return `from ${whose(player, by)} ${piles}`;
}
