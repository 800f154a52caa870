import { checked, many, oneOf, type Rule } from "../../../combinators/mod.ts";
import type { SearchEffects } from "../../ast/effects/search.ts";
import type { EffectOf, Player } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { inPile, type Noun } from "../nouns/noun.ts";
import { cardPhrase } from "../nouns/noun_phrase.ts";
import { pileOf } from "../nouns/players.ts";
import { put, reveal as reveals } from "../verbs.ts";
import { fixed, pattern, verb, words } from "../words.ts";
import type { Productions } from "./parts/production.ts";

type Search = Partial<SearchEffects["search-deck"]>;

const it = words("it", "that card", "the card", "them", "those cards");

const joint = words(
  ",",
  "and",
  ", and",
  ". ",
  ", then",
  "and then",
  ". then,",
  ". then",
  "then",
);

/** Cards to search for, which cannot be "chosen" before they are found. */
const sought: Rule<Noun> = checked(
  cardPhrase,
  ({ selector }) => selector !== "chosen",
);

const shuffle = words("shuffle", "shuffles", "they shuffle");

/** What happens to the cards found, one phrase at a time. */
function tail(
  hand: Rule<undefined>,
  deck: Rule<undefined>,
  discard: Rule<undefined>,
): Rule<Search> {
  return oneOf<Search>([
    pattern`${joint} ${reveals} ${it} to all players`.map((): Search => ({
      reveal: true,
    })),
    pattern`${joint} ${reveals} ${it}`.map((): Search => ({ reveal: true })),
    pattern`${joint} ${put} ${it} into ${hand}`.map((): Search => ({
      putInto: "hand",
    })),
    pattern`${joint} ${put} ${it} into ${discard}`.map((): Search => ({
      putInto: "discard",
    })),
    pattern`${joint} add ${it} to ${hand}`.map((): Search => ({
      putInto: "hand",
    })),
    pattern`${joint} put ${it} on ${words("top", "top of it")}`.map(
      (): Search => ({
        putInto: "deck-top",
      }),
    ),
    pattern`${joint} put ${it} on the top of ${deck}`.map((): Search => ({
      putInto: "deck-top",
    })),
    pattern`${joint} play ${it} for free`.map((): Search => ({
      putInto: "play",
    })),
    pattern`${joint} ${shuffle} ${deck}`.map((): Search => ({ shuffle: true })),
    pattern`${joint} shuffle`.map((): Search => ({ shuffle: true })),
  ]);
}

const yours = tail(
  fixed("your hand"),
  fixed("your deck"),
  fixed("your discard"),
);
const theirs = tail(
  fixed("their hand"),
  fixed("their deck"),
  fixed("their discard"),
);

/** "search your deck for a character card and reveal that card …" */
export const searchProductions: Productions<SearchEffects> = {
  "search-deck": {
    acts: [
      pattern`search your deck for ${sought} ${many(yours)}`.map((
        [noun, tails],
      ) =>
      () => searching(noun, tails, "CONTROLLER")),
      pattern`${verb("search")} their deck for ${sought} ${many(theirs)}`.map(
        ([, noun, tails]) => (who) =>
          searching(noun, tails, pileOf("THEIR", who)),
      ),
    ],
  },
};

function searching(
  noun: Noun,
  tails: readonly Search[],
  player: Player,
): EffectOf<"search-deck"> {
  return effect({
    type: "search-deck",
    player: player === "CONTROLLER" ? undefined : player,
    target: inPile(noun, "deck", player),
    ...Object.assign({}, ...tails),
  });
}
