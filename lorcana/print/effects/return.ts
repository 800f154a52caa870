import type { ReturnEffects } from "../../ast/effects/return.ts";
import type { EffectOf, Target } from "../../ast/mod.ts";
import { isChosen, queryOf } from "../../ast/target_names.ts";
import { printCards } from "../nouns/cards.ts";
import { act, type Clause, type Printers } from "../clauses/clause.ts";
import { chosenWords } from "./parts/who_acts.ts";
import { mine, whose } from "../nouns/players.ts";
import { howMany } from "../nouns/quantity.ts";
import { printTarget } from "../nouns/target.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** "return chosen character to their player's hand" */
export const returnPrinters: Printers<ReturnEffects> = {
  "return-to-hand": returned,
  "return-from-discard": (effect, voice) =>
    act(
      effect.player,
      (verb) =>
        `${verb("return")} ${printCards(effect.target, voice)} from ${
          whose(effect.from ?? effect.player, effect.player)
        } discard to ${mine(effect.player)} hand`,
    ),
  "return-from-inkwell": fromInkwell,
};

function returned(effect: EffectOf<"return-to-hand">, voice: Voice): Clause {
  const { target, chosenBy: who, by, from, hand } = effect;
  if (who !== undefined && isChosen(target)) {
    return act(
      who,
      (verb) =>
        `${verb("choose")} ${chosenWords(target, who, voice)} and ${
          verb("return")
        } that card to their hand`,
    );
  }
  return act(who ?? by ?? "CONTROLLER", (verb) =>
    phrase(
      verb("return"),
      printTarget(target, voice, "all"),
      from === "discard" ? "from your discard" : undefined,
      `to ${hand === "CONTROLLER" ? "your hand" : ownersHand(target)}`,
    ));
}

/** The hand of the cards' owner. */
function ownersHand(target: Target): string {
  return queryOf(target)?.count === "all"
    ? "their players' hands"
    : "their player's hand";
}

function fromInkwell(
  { amount, player, random, until }: EffectOf<"return-from-inkwell">,
): Clause {
  const what = amount === "any"
    ? "cards"
    : amount === 1
    ? "a card"
    : `${howMany(amount)} cards`;
  return act(player, (verb) =>
    phrase(
      verb("return"),
      what,
      random && "at random",
      `from ${mine(player)} inkwell to ${mine(player)} hand`,
      until === undefined
        ? undefined
        : `until they have ${until} cards in their inkwell`,
    ));
}
