import type { PayEffects } from "../../ast/effects/pay.ts";
import type { Amount, CostChange } from "../../ast/mod.ts";
import { isCounted } from "../amounts/amount.ts";
import { printCounter } from "../amounts/counter.ts";
import { isPile } from "../../ast/pile.ts";
import { printCards } from "../nouns/cards.ts";
import { act, type Clause, type Printers, whole } from "../clauses/clause.ts";
import { printTarget } from "../nouns/target.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** "you pay 1 {I} less to play characters" */
export const payPrinters: Printers<PayEffects> = {
  "cost-reduction": (effect, voice) => pay(effect, "less", voice),
  "cost-increase": (effect, voice) => pay(effect, "more", voice),
};

function pay(
  effect: CostChange,
  word: string,
  voice: Voice,
): Clause {
  const { amount } = effect;
  const { payer: who = "CONTROLLER" } = effect;
  const counted = isCounted(amount);
  const rest = `${number(amount)} {I} ${word} ${what(effect, voice)}`;
  if (!counted) return act(who, (verb) => `${verb("pay")} ${rest}`, true);
  return whole(
    `for each ${printCounter(amount, voice)}, you pay ${
      number(amount)
    } {I} ${word} ${what(effect, voice)}`,
  );
}

function number(amount: Amount): string {
  if (typeof amount === "object" && amount.type === "trigger-amount") {
    return "that amount of";
  }
  return String(isCounted(amount) ? amount.multiplier ?? 1 : amount);
}

function what(
  effect: CostChange,
  voice: Voice,
): string {
  const { target, duration, playMethod } = effect;
  const shift = playMethod === undefined
    ? undefined
    : `using ${shiftOwner(effect, voice)} Shift ability`;
  if (!isPile(target)) {
    return phrase(`to play ${printTarget(target, voice, "object")}`, shift);
  }
  const one = printCards({ ...target, selector: "any", count: 1 }, voice, {
    card: false,
  }).replace(/^an? /u, "");
  const play = playMethod === "shift" ? "shift" : "play";
  if (duration === "next-play-this-turn") {
    return `for the next ${one} you ${play} this turn`;
  }
  if (duration === "next-play") return `for the next ${one} you play`;
  if (duration === "first-play-each-turn") {
    return `for the first ${one} you ${play} each turn`;
  }
  const many = printCards(target, voice, { card: false })
    .replace(/^all /u, "");
  return phrase(`to play ${many}`, shift);
}

function shiftOwner(
  { target }: CostChange,
  { pronoun }: Voice,
): string {
  if (isPile(target) || pronoun === undefined) return "their";
  return pronoun === "he" ? "his" : pronoun === "she" ? "her" : "its";
}
