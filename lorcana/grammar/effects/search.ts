import { many, oneOf, type Rule } from "../../../combinators/mod.ts";
import type { SearchEffects } from "../../ast/effects/search.ts";
import { effect } from "../effect.ts";
import { toCards } from "../nouns/noun.ts";
import { cardPhrase } from "../nouns/noun_phrase.ts";
import { pattern, words } from "../words.ts";
import type { Productions } from "./parts/production.ts";

type Search = Partial<SearchEffects["search-deck"]>;

const it = words("it", "that card", "the card", "them", "those cards");

const joint = words(
  ",",
  "and",
  ", and",
  ". ",
  ", then",
  ". then,",
  ". then",
  "then",
);

/** What becomes of the cards found: one phrase at a time. */
const tail: Rule<Search> = oneOf<Search>([
  pattern`${joint} reveal ${it} to all players`.map((): Search => ({
    reveal: true,
  })),
  pattern`${joint} reveal ${it}`.map((): Search => ({ reveal: true })),
  pattern`${joint} put ${it} into your hand`.map((): Search => ({
    putInto: "hand",
  })),
  pattern`${joint} add ${it} to your hand`.map((): Search => ({
    putInto: "hand",
  })),
  pattern`${joint} put ${it} on top of it`.map((): Search => ({
    putInto: "deck-top",
  })),
  pattern`${joint} put ${it} on the top of your deck`.map((): Search => ({
    putInto: "deck-top",
  })),
  pattern`${joint} play ${it} for free`.map((): Search => ({
    putInto: "play",
  })),
  pattern`${joint} shuffle your deck`.map((): Search => ({ shuffle: true })),
  pattern`${joint} shuffle`.map((): Search => ({ shuffle: true })),
]);

/** "search your deck for a character card and reveal that card to all players …" */
export const searchProductions: Productions<SearchEffects> = {
  "search-deck": {
    acts: [
      pattern`search your deck for ${cardPhrase} ${many(tail)}`.map((
        [noun, tails],
      ) =>
      () =>
        effect("search-deck", {
          ...toCards(noun),
          ...Object.assign({}, ...tails),
        })
      ),
    ],
  },
};
