import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { DeckLimitEffects } from "../../ast/effects/deck_limit.ts";
import { effect } from "../effect.ts";
import { properName } from "../names.ts";
import { fixed, number, pattern, words } from "../words.ts";
import type { Productions } from "./parts/production.ts";

const have = words("have", "has");
const copies = words("copies", "cards");

const cardName: Rule<string> = oneOf([
  fixed("this card").map(() => "this card"),
  properName,
  pattern`${properName} — ${properName}`.map(([name, version]) =>
    `${name} — ${version}`
  ),
]);

/** "have up to 99 copies of Dalmatian Puppy in your deck" */
export const deckLimitProductions: Productions<DeckLimitEffects> = {
  "deck-limit": {
    acts: [
      pattern`${have} up to ${number} ${copies} of ${cardName} in your deck`
        .map(([, limit, , cardName]) => () =>
          effect({ type: "deck-limit", limit, cardName })
        ),
      pattern`${have} any number of cards named ${properName} in your deck`
        .map(([, cardName]) => () =>
          effect({ type: "deck-limit", limit: "any", cardName })
        ),
    ],
  },
};
