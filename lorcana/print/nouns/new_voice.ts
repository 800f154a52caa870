import type { CardType } from "../../ast/mod.ts";
import { printAmount } from "../amounts/amount.ts";
import { printTarget } from "./target.ts";
import type { Voice } from "../text/voice.ts";

/** The context at the start of an ability. */
export function newVoice(
  pronoun?: string,
  self: CardType = "character",
): Voice {
  return {
    words: { target: printTarget, amount: printAmount },
    pronoun,
    self,
  };
}
