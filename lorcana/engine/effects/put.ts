import type { DeckPlace, PutEffects } from "../../mod.ts";
import { askOption } from "../ask/ask.ts";
import { ordered } from "../ask/order.ts";
import { forPlayers, onCards } from "../ask/choosers.ts";
import { put } from "../deeds/leave.ts";
import type { Moment } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { cardOf } from "../state/game.ts";
import { record } from "../triggers/record.ts";
import { eachPlayer, isPile, pickFrom } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";
import { topCards } from "./parts/top_cards.ts";

/** Cards are put into decks, hands and discards. */
export const putRunners: Runners<PutEffects> = {
  "put-on-bottom": (moment, effect) =>
    intoDeck(
      moment,
      effect,
      (now, cards) => inDeck(now, effect, cards, "bottom"),
    ),
  "put-on-top": (moment, effect) =>
    intoDeck(moment, effect, (now, cards) => {
      const [asked, at] = effect.orBottom
        ? askOption(now, now.you, 2, "top or bottom")
        : [now, 0] as const;
      return inDeck(asked, effect, cards, at === 0 ? "top" : "bottom");
    }),
  "put-into-hand": (moment, effect) => into(moment, effect, "hand"),
  "put-into-discard": (moment, effect) => into(moment, effect, "discard"),
  "mill": (moment, { amount, player: whose, id }) =>
    eachPlayer(moment, whose, (now, player) => {
      const [asked, cards] = topCards(now, player, amount, id);
      return cards.reduce(
        (then, card) =>
          put(
            record(then, { event: "mill", card, by: player }),
            card,
            "discard",
          ),
        asked,
      );
    }),
};

function into(
  moment: Moment,
  effect: PutEffects["put-into-hand"],
  pile: "hand" | "discard",
): Moment {
  const whose = effect.player === "CONTROLLER" ? moment.you : undefined;
  const act = (now: Moment, cards: readonly CardId[]) =>
    cards.reduce((then, id) => put(then, id, pile, "bottom", whose), now);
  const { target } = effect;
  if (!isPile(target) || target.zones[0] !== "deck") {
    return onCards(moment, effect, act);
  }
  const [picked, cards] = pickFrom(moment, moment.you, target, moment.you);
  return act(picked, cards);
}

/** Acts on the cards that go into a deck, from play or another zone. */
export function intoDeck(
  moment: Moment,
  effect: DeckPlace,
  act: (moment: Moment, cards: readonly CardId[]) => Moment,
): Moment {
  const { target, player: whose = "CONTROLLER", chosenBy, by } = effect;
  if (effect.player === undefined || !isPile(target)) {
    return onCards(moment, {
      target,
      ...(chosenBy === undefined ? {} : { chosenBy }),
      ...(by === undefined || chosenBy !== undefined ? {} : { by }),
    }, act);
  }
  return forPlayers(moment, whose, (now, player) => {
    // You choose the cards from anyone's discard.
    const by = target.zones[0] === "discard" ? now.you : player;
    const [picked, cards] = pickFrom(now, player, target, by);
    return act(picked, cards);
  });
}

function inDeck(
  moment: Moment,
  { ordering }: DeckPlace,
  cards: readonly CardId[],
  where: "top" | "bottom",
): Moment {
  const [asked, order] = ordered(moment, cards, ordering);
  const inOrder = where === "top" ? order.toReversed() : order;
  return inOrder.reduce(
    (now, id) => put(now, id, "deck", where, deckOf(now, id)),
    asked,
  );
}

/** The player whose deck a card goes into: its owner. */
export function deckOf({ game }: Moment, id: CardId): PlayerId {
  return cardOf(game, id).owner;
}
