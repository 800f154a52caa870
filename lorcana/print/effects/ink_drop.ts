import { isCountedAmount } from "../../ast/amount.ts";
import type { InkDropEffects } from "../../ast/effects/ink_drop.ts";
import type { Count } from "../../ast/mod.ts";
import { printAmount } from "../amounts/amount.ts";
import { act, type Printers } from "../clauses/clause.ts";
import { howMany } from "../nouns/quantity.ts";
import type { Voice } from "../text/voice.ts";

/** "get 2 ink drops" */
export const inkDropPrinters: Printers<InkDropEffects> = {
  "get-ink-drops": ({ amount, player }, voice) =>
    act(player, (verb) => `${verb("get")} ${inkDrops(amount, voice)}`),
  "remove-ink-drops": ({ amount, player }, voice) =>
    act(player, (verb) => `${verb("remove")} ${inkDrops(amount, voice)}`),
};

function inkDrops(amount: Count, voice: Voice): string {
  if (amount === 1) return "an ink drop";
  if (!isCountedAmount(amount)) return `${howMany(amount)} ink drops`;
  switch (amount.type) {
    case "trigger-amount":
      return "that many ink drops";
    case "sum":
      return typeof amount.amount === "object" &&
          amount.amount.type === "trigger-amount"
        ? `that many ink drops plus ${amount.plus}`
        : `ink drops equal to ${printAmount(amount, voice)}`;
    default:
      return `ink drops equal to ${printAmount(amount, voice)}`;
  }
}
