import type { EffectOf } from "../ast/mod.ts";
import { printCards } from "./cards.ts";
import { act, type Clause, type Printers } from "./clause.ts";
import { mine } from "./player_effects.ts";
import { type PrintThen, scry } from "./scry.ts";
import { topCards } from "./top_cards.ts";
import { phrase, type Voice } from "./voice.ts";

/** Looking into decks; `then` prints what else happens. */
export function deckPrinters(then: PrintThen): Printers<
  | "look-at-cards"
  | "scry"
  | "search-deck"
  | "reveal-until"
  | "reveal-top-card"
> {
  return {
    "look-at-cards": ({ amount, target }, voice) =>
      act(
        "CONTROLLER",
        () => `look at ${topCards(amount, target, "CONTROLLER", voice)}`,
      ),
    "scry": (effect, voice) => scry(effect, voice, then),
    "search-deck": (effect, voice) => search(effect, voice),
    "reveal-until": (effect, voice) =>
      act(
        "CONTROLLER",
        () =>
          `reveal cards from the top of your deck until you reveal ${
            printCards(effect, voice)
          }. Put that card into your hand and shuffle the rest into your deck`,
      ),
    "reveal-top-card": ({ target, continuous, amount = 1 }, voice) =>
      continuous
        ? act(
          target,
          (verb) =>
            `${verb("play")} with the top card of ${mine(target)} deck face up`,
        )
        : act(
          target,
          (verb) =>
            `${verb("reveal")} ${topCards(amount, target, target, voice)}`,
        ),
  };
}

function search(effect: EffectOf<"search-deck">, voice: Voice): Clause {
  const { putInto, shuffle, reveal } = effect;
  const start = phrase(
    `search your deck for ${printCards(effect, voice)}`,
    reveal && "and reveal that card to all players",
  );
  const end = putInto === "deck-top"
    ? "Shuffle your deck and put that card on top of it"
    : putInto === "play"
    ? "Play that card for free and shuffle your deck"
    : shuffle
    ? "Put that card into your hand and shuffle your deck"
    : "Put that card into your hand";
  return act(
    "CONTROLLER",
    () =>
      putInto === undefined
        ? shuffle ? `${start} and shuffle your deck` : start
        : `${start}. ${end}`,
  );
}
