import type { Amount, Player } from "../../../ast/mod.ts";
import { printAmount } from "../../amounts/amount.ts";
import { whose } from "../../nouns/players.ts";
import type { Voice } from "../../text/voice.ts";

/** "the top 2 cards of your deck" */
export function topCards(
  amount: Amount,
  target: Player,
  actor: Player,
  voice: Voice,
): string {
  const deck = `${whose(target, actor)} deck`;
  if (amount === 1) return `the top card of ${deck}`;
  return typeof amount === "object"
    ? `a number of cards from the top of ${deck} equal to ${
      printAmount(amount, voice)
    }`
    : `the top ${amount} cards of ${deck}`;
}
