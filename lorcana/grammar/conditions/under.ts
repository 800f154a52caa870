import type { UnderConditions } from "../../ast/conditions/under.ts";
import { pattern, words } from "../words.ts";
import { card, hasNow, of, there, under } from "./card.ts";
import type { ConditionProductions } from "./production.ts";

/** "there's a card under this character" */
export const underProductions: ConditionProductions<UnderConditions> = {
  "has-card-under": [
    pattern`${card} ${hasNow} ${words("a card", "at least one card")} ${under}`
      .map((
        [card],
      ) => ({
        type: "has-card-under",
        ...of(card),
      })),
    pattern`${card} had a card ${under}`.map(([card]) => ({
      type: "has-card-under",
      ...of(card),
      past: true,
    })),
    pattern`you have a card ${under}`.map(([card]) => ({
      type: "has-card-under",
      ...of(card),
    })),
    pattern`${there} ${
      words("a card", "at least one card", "one or more cards")
    } ${under}`.map(([, , card]) => ({
      type: "has-card-under",
      ...of(card),
    })),
  ],
};
