import type { DrawEffects } from "../../ast/effects/draw.ts";
import { someCards } from "../nouns/cards.ts";
import { act, type Printers } from "../clauses/clause.ts";
import { have, mine } from "../nouns/players.ts";

/** "draw 2 cards", "draw until you have 3 cards in your hand" */
export const drawPrinters: Printers<DrawEffects> = {
  "draw": ({ amount, target }, voice) =>
    act(
      target,
      (verb) =>
        amount === "all"
          ? `${verb("draw")} your entire deck`
          : `${verb("draw")} ${someCards(amount, voice)}`,
    ),
  "draw-until-hand-size": ({ size, target }) =>
    act(
      target,
      (verb) =>
        typeof size === "number"
          ? `${verb("draw")} until ${have(target)} ${size} cards in ${
            mine(target)
          } hand`
          : `${verb("draw")} cards until ${have(target)} the same number`,
    ),
};
