import type { PutEffects } from "../../ast/effects/put.ts";
import type { EffectOf } from "../../ast/mod.ts";
import { act, type Clause, type Printers } from "../clauses/clause.ts";
import { intoDeck } from "./parts/deck_place.ts";
import { isPile } from "../../ast/pile.ts";
import { printPile } from "../nouns/cards.ts";
import { chosenBy } from "./parts/who_acts.ts";
import { mine, playerWords } from "../nouns/players.ts";
import { blank } from "../text/blanks.ts";
import type { Voice } from "../text/voice.ts";

/** "put chosen character on the bottom of their player's deck" */
export const putPrinters: Printers<PutEffects> = {
  "put-on-bottom": (effect, voice) =>
    intoDeck(effect, "put", "on the bottom of", voice),
  "put-on-top": (effect, voice) =>
    intoDeck(
      effect,
      "put",
      effect.orBottom ? "on the top or the bottom of" : "on the top of",
      voice,
    ),
  "put-into-hand": (effect, voice) => intoPile(effect, "hand", voice),
  "put-into-discard": (effect, voice) => intoPile(effect, "discard", voice),
  "mill": mill,
};

function intoPile(
  effect: EffectOf<"put-into-hand" | "put-into-discard">,
  pile: string,
  voice: Voice,
): Clause {
  const whose = effect.player === "CONTROLLER" ? "your" : "their";
  const { target } = effect;
  if (isPile(target) && target.zones[0] === "deck") {
    const cards = printPile(target, whose, voice);
    return act("CONTROLLER", () => `put ${cards} into ${whose} ${pile}`);
  }
  return chosenBy(
    effect,
    voice,
    (verb, to) => `${verb("put")} ${to("all")} into ${whose} ${pile}`,
    target,
  );
}

function mill({ amount, player }: EffectOf<"mill">): Clause {
  const top = amount === 1
    ? `the top card${blank("said", "thing")}`
    : typeof amount === "object"
    ? "that many cards from the top"
    : `the top ${amount} cards`;
  const byYou = player === "CHOSEN_PLAYER" || player === "CHOSEN_OPPONENT";
  return byYou
    ? act(
      "CONTROLLER",
      () =>
        `put ${top} of ${playerWords(player).whose} deck into their discard`,
    )
    : act(
      player,
      (verb) =>
        `${verb("put")} ${top} of ${mine(player)} deck into ${
          mine(player)
        } discard`,
    );
}
