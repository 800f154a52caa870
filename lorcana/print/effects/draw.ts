import type { DrawEffects } from "../../ast/effects/draw.ts";
import { someCards } from "../cards.ts";
import { act, type Printers } from "../clause.ts";
import { have, mine } from "../players.ts";

/** "draw 2 cards", "draw until you have 3 cards in your hand" */
export const drawPrinters: Printers<DrawEffects> = {
  "draw": ({ amount, player }, voice) =>
    act(
      player,
      (verb) =>
        amount === "all"
          ? `${verb("draw")} your entire deck`
          : `${verb("draw")} ${someCards(amount, voice)}`,
    ),
  "draw-until-hand-size": ({ size, player }) =>
    act(
      player,
      (verb) =>
        typeof size === "number"
          ? `${verb("draw")} until ${have(player)} ${size} cards in ${
            mine(player)
          } hand`
          : `${verb("draw")} cards until ${have(player)} the same number`,
    ),
};
