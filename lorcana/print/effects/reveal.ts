import { capitalize } from "../../../diagnostics/internal.ts";
import type { RevealEffects } from "../../ast/effects/reveal.ts";
import type { EffectOf } from "../../ast/mod.ts";
import { printCards } from "../nouns/cards.ts";
import { act, type Printers } from "../clauses/clause.ts";
import { mine } from "../nouns/players.ts";
import { blank } from "../text/blanks.ts";
import { order } from "./parts/destination.ts";
import { topCards } from "./parts/top_cards.ts";

/** "reveal the top card of your deck" */
export const revealPrinters: Printers<RevealEffects> = {
  "reveal-until": (effect, voice) =>
    act(effect.player, (verb) => {
      const { player, putInto, may, otherwise, rest } = effect;
      const pile = mine(player);
      const who = player === "CONTROLLER" ? "you" : "they";
      const kept = putInto === "hand"
        ? `put that card into ${pile} hand`
        : "play that card for free";
      return `${
        verb("reveal")
      } cards from the top of ${pile} deck until ${who} reveal ${
        printCards(effect.target, voice)
      }. ${
        may
          ? `You may ${kept}. ${
            otherwise ? "If you don't, put it into your hand. " : ""
          }`
          : `${capitalize(kept)} and `
      }${restWords(may ? capitalize : plain, rest, pile)}${order(effect)}`;
    }),
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
        `${verb("reveal")} ${printCards(effect.target, voice)}${
          effect.random ? " at random" : ""
        } from ${mine(effect.player)} hand`,
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

/** "put the rest on the bottom of your deck" */
function restWords(
  first: (text: string) => string,
  rest: EffectOf<"reveal-until">["rest"],
  pile: string,
): string {
  return first(
    rest === "deck-shuffled"
      ? `shuffle the rest into ${pile} deck`
      : rest === "discard"
      ? `put the rest into ${pile} discard`
      : `put the rest on the bottom of ${pile} deck`,
  );
}

function plain(text: string): string {
  return text;
}
