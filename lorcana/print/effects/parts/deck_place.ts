import type { EffectOf, Player, PlayerName } from "../../../ast/mod.ts";
import { isAll } from "../../../ast/target_names.ts";
import { act, type Clause } from "../../clauses/clause.ts";
import { isPile } from "../../../ast/pile.ts";
import { printPile } from "../../nouns/cards.ts";
import { whose } from "../../nouns/players.ts";
import { phrase, type Voice } from "../../text/voice.ts";
import { order } from "./destination.ts";
import { chosenBy as byChooser } from "./who_acts.ts";

type DeckEffect = EffectOf<
  "put-on-bottom" | "put-on-top" | "shuffle-into-deck"
>;

/** "put … on the bottom of their player's deck" */
export function intoDeck(
  effect: DeckEffect,
  word: string,
  place: string,
  voice: Voice,
): Clause {
  const { target, player, ordering, insteadOf, intoDeck, chosenBy, by } =
    effect;
  const who = chosenBy ?? by;
  const end = phrase(
    ordering && order({ ordering }).trimStart(),
    insteadOf && "instead of into your discard",
  );
  if (player === undefined || !isPile(target)) {
    const owner = intoDeck === "you"
      ? "your deck"
      : intoDeck === "their" || who !== undefined
      ? "their deck"
      : isAll(target)
      ? "their players' decks"
      : "their player's deck";
    return byChooser(
      effect,
      voice,
      (verb, to) => phrase(verb(word), to("all"), place, owner, end),
      target,
    );
  }
  return act(actor(player), (verb) =>
    phrase(
      verb(word),
      printPile(target, whose(player, actor(player)), voice),
      place,
      intoDeck === "you"
        ? "your deck"
        : intoDeck === "owner"
        ? "their player's deck"
        : "their deck",
      end,
    ));
}

/** Whether you move the cards of these players; others move their own. */
const DONE_BY_YOU: { readonly [P in PlayerName]: boolean } = {
  CONTROLLER: true,
  OPPONENT: true,
  CHOSEN_PLAYER: true,
  CHOSEN_OPPONENT: true,
  ANY_PLAYER: true,
  EACH_OPPONENT: false,
  EACH_PLAYER: false,
  OPPONENTS: false,
  ANY_OPPONENTS: false,
  CHOSEN_PLAYERS: false,
  THAT_PLAYER: false,
  CHALLENGING_PLAYER: false,
  CHALLENGED_PLAYER: false,
  ANOTHER_CHOSEN_PLAYER: true,
  EACH_OTHER_PLAYER: false,
  YOU_AND_CHOSEN_PLAYER: false,
  YOU_AND_CHOSEN_OPPONENT: false,
  YOU_AND_THAT_PLAYER: false,
  PLAYER_WITH_MOST_LORE: false,
  PLAYER_WITH_LEAST_LORE: false,
  PLAYER_WITH_FEWEST_CARDS_IN_HAND: false,
  PLAYER_WITH_MOST_CHARACTERS: false,
  PLAYER_WITH_FEWEST_CHARACTERS: false,
  PLAYERS_WITH_MOST_CARDS_IN_HAND: false,
};

function actor(player: Player): Player {
  return typeof player === "string" && DONE_BY_YOU[player]
    ? "CONTROLLER"
    : player;
}
