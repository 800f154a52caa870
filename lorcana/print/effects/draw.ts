import type { DrawEffects } from "../../ast/effects/draw.ts";
import { someCards } from "../nouns/cards.ts";
import { act, type Printers } from "../clauses/clause.ts";
import { have, mine } from "../nouns/players.ts";
import { phrase } from "../text/voice.ts";

/** "draw 2 cards", "draw until you have 3 cards in your hand" */
export const drawPrinters: Printers<DrawEffects> = {
  "draw": ({ amount, player, from }, voice) =>
    act(
      player,
      (verb) =>
        amount === "all"
          ? `${verb("draw")} ${mine(player)} entire deck`
          : phrase(
            verb("draw"),
            someCards(amount, voice),
            from && `from the bottom of ${mine(player)} deck`,
          ),
    ),
  "draw-until-hand-size": ({ size, player }) =>
    act(
      player,
      (verb) =>
        typeof size === "number"
          ? `${verb("draw")} until ${have(player)} ${size} cards in ${
            mine(player)
          } hand`
          : phrase(
            `${verb("draw")} cards until ${have(player)} the same number`,
            typeof size === "object" && size.type === "count" &&
              size.query.owner === "chosen-opponent"
              ? `of cards in ${mine(player)} hand as chosen opponent`
              : undefined,
          ),
    ),
};
