import type { InkDropEffects } from "../../ast/effects/ink_drop.ts";
import type { Amount } from "../../ast/mod.ts";
import { printAmount } from "../amounts/amount.ts";
import { act, type Printers } from "../clauses/clause.ts";
import type { Voice } from "../text/voice.ts";

/** "get 2 ink drops" */
export const inkDropPrinters: Printers<InkDropEffects> = {
  "get-ink-drops": ({ amount, player }, voice) =>
    act(player, (verb) => `${verb("get")} ${inkDrops(amount, voice)}`),
  "remove-ink-drops": ({ amount, player }, voice) =>
    act(player, (verb) => `${verb("remove")} ${inkDrops(amount, voice)}`),
};

function inkDrops(amount: Amount, voice: Voice): string {
  if (amount === 1) return "an ink drop";
  if (typeof amount === "number") return `${amount} ink drops`;
  if (amount === "all") return "all ink drops";
  if (amount === "any") return "any number of ink drops";
  switch (amount.type) {
    case "up-to":
      return `up to ${amount.value} ink drops`;
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
