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
  "reveal-hand": ({ target }) =>
    act(target, (verb) => `${verb("reveal")} ${mine(target)} hand`),
  "reveal-card": (effect, voice) =>
    act(
      effect.target,
      (verb) =>
        `${verb("reveal")} ${printCards(effect, voice)} from ${
          mine(effect.target)
        } hand`,
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
          `${verb("reveal")} ${topCards(amount, target, target, voice)}${
            amount === 1 ? blank("said", "thing") : ""
          }`,
      ),
};
