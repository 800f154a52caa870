import type { DiscardEffects } from "../../ast/effects/discard.ts";
import type { EffectOf } from "../../ast/mod.ts";
import { printCards, someCards } from "../nouns/cards.ts";
import { act, type Clause, type Printers } from "../clauses/clause.ts";
import { have, mine } from "../nouns/players.ts";
import { printTarget } from "../nouns/target.ts";
import { blank } from "../text/blanks.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** "choose and discard a card" */
export const discardPrinters: Printers<DiscardEffects> = {
  "discard": discard,
};

function discard(effect: EffectOf<"discard">, voice: Voice): Clause {
  const { player, chosen, chosenBy, random, until, or } = effect;
  return act(player, (verb) => {
    const word = chosen && chosenBy === undefined
      ? `${verb("choose")} and ${verb("discard")}`
      : verb("discard");
    if (until !== undefined) {
      const size = chosen
        ? `${until}`
        : `${until} cards in ${mine(player)} hand`;
      return `${word} ${chosen ? "cards " : ""}until ${have(player)} ${size}`;
    }
    return phrase(
      word,
      or && "either",
      discarded(effect, voice),
      or && `or ${numbered(printCards(or, voice, { count: or.amount }))}`,
      random && "at random",
      chosenBy === "CONTROLLER" ? "of your choice" : undefined,
    ) + (effect.amount === 1 && or === undefined ? blank("said", "thing") : "");
  });
}

/** "1 action card": "an action card" would belong to the noun before it. */
function numbered(cards: string): string {
  return cards.replace(/^an? /u, "1 ");
}

function discarded(effect: EffectOf<"discard">, voice: Voice): string {
  const { amount, player, cardType, cardTypes, filter } = effect;
  const plain = cardType === undefined && cardTypes === undefined &&
    filter === undefined;
  if (effect.card !== undefined) {
    return printTarget(effect.card, voice, "object");
  }
  if (plain && amount === "all") {
    return effect.chosen ? "all cards" : `${mine(player)} hand`;
  }
  if (
    plain && amount !== "any" &&
    !(typeof amount === "object" && amount.type === "up-to")
  ) {
    return someCards(amount, voice);
  }
  const { chosen: _, ...cards } = effect; // The verb says it.
  return printCards(cards, voice, { count: amount });
}
