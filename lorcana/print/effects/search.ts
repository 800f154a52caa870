import type { SearchEffects } from "../../ast/effects/search.ts";
import type { EffectOf } from "../../ast/mod.ts";
import { printCards } from "../nouns/cards.ts";
import { act, type Clause, type Printers } from "../clauses/clause.ts";
import { mine } from "../nouns/players.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** "search your deck for a character card" */
export const searchPrinters: Printers<SearchEffects> = {
  "search-deck": search,
};

function search(effect: EffectOf<"search-deck">, voice: Voice): Clause {
  const { putInto, shuffle, reveal, player = "CONTROLLER" } = effect;
  const own = mine(player);
  return act(player, (verb) => {
    const start = phrase(
      `${verb("search")} ${own} deck for ${printCards(effect.target, voice)}`,
      reveal && `and ${verb("reveal")} that card to all players`,
    );
    if (putInto === undefined) {
      return shuffle ? `${start} and ${verb("shuffle")} ${own} deck` : start;
    }
    const end = putInto === "deck-top"
      ? `Shuffle ${own} deck and put that card on top of it`
      : putInto === "play"
      ? `Play that card for free and shuffle ${own} deck`
      : phrase(
        `Put that card into ${own} ${putInto}`,
        shuffle && `and shuffle ${own} deck`,
      );
    return `${start}. ${end}`;
  });
}
