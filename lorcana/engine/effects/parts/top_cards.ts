import type { Count } from "../../../mod.ts";
import { weigh } from "../../ask/weigh.ts";
import type { Asked } from "../../ask/ask.ts";
import { bind, type Moment } from "../../moment.ts";
import type { CardId, PlayerId } from "../../state/card.ts";
import { sideOf } from "../../state/game.ts";

/** The top or bottom cards of a deck, as many as there are. */
export function topCards(
  moment: Moment,
  player: PlayerId,
  amount: Count,
  id?: number,
  end: "top" | "bottom" = "top",
): Asked<readonly CardId[]> {
  const { deck } = sideOf(moment.game, player);
  const [asked, count] = weigh(moment, amount, deck.length);
  const cards = end === "top"
    ? deck.slice(0, count)
    : deck.slice(deck.length - count);
  return [bind(asked, id, cards), cards];
}

/** Reveals cards, which "the revealed card" means from now on. */
export function shown(moment: Moment, cards: readonly CardId[]): Moment {
  const { game } = moment;
  return {
    ...moment,
    revealed: cards,
    game: { ...game, shown: [...game.shown, ...cards] },
  };
}
