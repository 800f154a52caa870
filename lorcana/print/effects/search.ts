import type { SearchEffects } from "../../ast/effects/search.ts";
import type { EffectOf } from "../../ast/mod.ts";
import { printCards } from "../nouns/cards.ts";
import { act, type Clause, type Printers } from "../clauses/clause.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** "search your deck for a character card" */
export const searchPrinters: Printers<SearchEffects> = {
  "search-deck": search,
};

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
