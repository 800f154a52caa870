import type { DrawEffects } from "../../ast/effects/draw.ts";
import { someCards } from "../nouns/cards.ts";
import { act, type Printers } from "../clauses/clause.ts";
import { have, mine } from "../nouns/players.ts";
import { phrase } from "../text/voice.ts";

/** "draw 2 cards", "draw until you have 3 cards in your hand" */
export const drawPrinters: Printers<DrawEffects> = {
  "draw": ({ amount, target, from }, voice) =>
    act(
      target,
      (verb) =>
        amount === "all" ? `${verb("draw")} your entire deck` : phrase(
          verb("draw"),
          someCards(amount, voice),
          from && `from the bottom of ${mine(target)} deck`,
        ),
    ),
  "draw-until-hand-size": ({ size, target }) =>
    act(
      target,
      (verb) =>
        typeof size === "number"
          ? `${verb("draw")} until ${have(target)} ${size} cards in ${
            mine(target)
          } hand`
          : phrase(
            `${verb("draw")} cards until ${have(target)} the same number`,
            typeof size === "object" && size.type === "cards-in-hand" &&
              size.controller === "chosen-opponent"
              ? `of cards in ${mine(target)} hand as chosen opponent`
              : undefined,
          ),
    ),
};
