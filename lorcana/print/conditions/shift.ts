import type { ShiftConditions } from "../../ast/conditions/shift.ts";
import { printTarget } from "../nouns/target.ts";
import { phrase } from "../text/voice.ts";
import type { ConditionWords } from "./words.ts";

/** "you used Shift to play this character" */
export const shiftWords: ConditionWords<ShiftConditions> = {
  "used-shift": {
    says: ({ target = "SELF", thisTurn }, voice) =>
      phrase(
        `you used Shift to play ${printTarget(target, voice, "object")}`,
        thisTurn && "this turn",
      ),
  },
  "used-sing-together": {
    says: ({ target = "SELF" }, voice) =>
      `you used Sing Together to sing ${
        printTarget(target === "SELF" ? "THIS_SONG" : target, voice, "object")
      }`,
  },
  "removed-ink-drops": {
    says: ({ target = "SELF", amount, orMore, purpose }, voice) =>
      `you removed ${
        orMore
          ? `${amount} or more ink drops`
          : amount === 1
          ? "an ink drop"
          : `${amount} ink drops`
      } to ${purpose} ${printTarget(target, voice, "object")}`,
  },
};
