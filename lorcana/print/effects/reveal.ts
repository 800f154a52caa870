import type { RevealEffects } from "../../ast/effects/reveal.ts";
import { printCards } from "../cards.ts";
import { act, type Printers } from "../clause.ts";
import { mine } from "../players.ts";
import { topCards } from "../top_cards.ts";

/** "reveal the top card of your deck" */
export const revealPrinters: Printers<RevealEffects> = {
  "reveal-until": (effect, voice) =>
    act(
      "CONTROLLER",
      () =>
        `reveal cards from the top of your deck until you reveal ${
          printCards(effect, voice)
        }. Put that card into your hand and shuffle the rest into your deck`,
    ),
  "reveal-hand": ({ player }) =>
    act(player, (verb) => `${verb("reveal")} ${mine(player)} hand`),
  "reveal-card": (effect, voice) =>
    act(
      effect.player,
      (verb) =>
        `${verb("reveal")} ${printCards(effect, voice)} from ${
          mine(effect.player)
        } hand`,
    ),
  "reveal-top-card": ({ player, continuous, amount = 1 }, voice) =>
    continuous
      ? act(
        player,
        (verb) =>
          `${verb("play")} with the top card of ${mine(player)} deck face up`,
      )
      : act(
        player,
        (verb) =>
          `${verb("reveal")} ${topCards(amount, player, player, voice)}`,
      ),
};
