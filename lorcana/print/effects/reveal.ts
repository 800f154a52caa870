import type { RevealEffects } from "../../ast/effects/reveal.ts";
import { printCards } from "../nouns/cards.ts";
import { act, type Printers } from "../clauses/clause.ts";
import { mine } from "../nouns/players.ts";
import { blank } from "../text/blanks.ts";
import { topCards } from "./parts/top_cards.ts";

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
  "reveal-hand": ({ player, continuous }) =>
    act(
      player,
      (verb) =>
        continuous
          ? `${verb("play")} with ${mine(player)} hand revealed`
          : `${verb("reveal")} ${mine(player)} hand`,
    ),
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
          `${verb("reveal")} ${topCards(amount, player, player, voice)}${
            amount === 1 ? blank("said", "thing") : ""
          }`,
      ),
};
