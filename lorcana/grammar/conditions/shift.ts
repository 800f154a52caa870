import type { ShiftConditions } from "../../ast/conditions/shift.ts";
import { pattern } from "../words.ts";
import { card, of } from "./card.ts";
import type { ConditionProductions } from "./production.ts";

/** "you used Shift to play this character" */
export const shiftProductions: ConditionProductions<ShiftConditions> = {
  "used-shift": [
    pattern`you used Shift to play ${card}`.map(([card]) => ({
      type: "used-shift",
      ...of(card),
    })),
  ],
};
