import type { PayEffects } from "../../ast/effects/pay.ts";
import type {
  AbilityCostChange,
  Amount,
  CostChange,
  Duration,
} from "../../ast/mod.ts";
import { isCounted } from "../amounts/amount.ts";
import { printCounter } from "../amounts/counter.ts";
import { printDuration } from "../amounts/durations.ts";
import { isPile } from "../../ast/pile.ts";
import { printCards } from "../nouns/cards.ts";
import { act, type Clause, type Printers, whole } from "../clauses/clause.ts";
import { printTarget } from "../nouns/target.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** "you pay 1 {I} less to play characters" */
export const payPrinters: Printers<PayEffects> = {
  "cost-reduction": (effect, voice) => pay(effect, "less", voice),
  "cost-increase": (effect, voice) => pay(effect, "more", voice),
  "ability-cost-reduction": (effect, voice) => use(effect, "less", voice),
  "ability-cost-increase": (effect, voice) => use(effect, "more", voice),
};

const ORDINALS: { readonly [D in Duration]?: string } = {
  "first-play-each-turn": "first",
  "second-play-each-turn": "second",
  "third-play-each-turn": "third",
};

function pay(
  effect: CostChange,
  word: string,
  voice: Voice,
): Clause {
  const { payer: who = "CONTROLLER" } = effect;
  const { value: amount, max } = unclamped(effect.amount);
  const counted = isCounted(amount);
  const rest = `${number(amount)} {I} ${word} ${printWhatCosts(effect, voice)}`;
  if (!counted) return act(who, (verb) => `${verb("pay")} ${rest}`, true);
  return whole(
    `for each ${printCounter(amount, voice)}, you pay ${
      number(amount)
    } {I} ${word} ${printWhatCosts(effect, voice)}${
      max === undefined ? "" : `, to a maximum of ${max}`
    }`,
  );
}

/** An amount without its maximum. */
function unclamped(
  amount: Amount,
): { readonly value: Amount; readonly max?: number } {
  return typeof amount === "object" && amount.type === "clamp"
    ? amount
    : { value: amount };
}

function number(amount: Amount): string {
  if (typeof amount === "object" && amount.type === "trigger-amount") {
    return "that amount of";
  }
  return String(isCounted(amount) ? amount.multiplier ?? 1 : amount);
}

/** "to play this character", "for the next item you play" */
export function printWhatCosts(
  effect: Omit<CostChange, "amount">,
  voice: Voice,
): string {
  const { target, duration, playMethod, onto, payer } = effect;
  const shift = playMethod === undefined
    ? undefined
    : `using ${shiftOwner(effect, voice)} Shift ability`;
  if (!isPile(target)) {
    return phrase(`to play ${printTarget(target, voice, "object")}`, shift);
  }
  const one = printCards({ ...target, selector: "any", count: 1 }, voice, {
    card: false,
  }).replace(/^an? /u, "");
  const who = payer === undefined ? "you" : "they";
  const play = playMethod === "shift" ? "shift" : "play";
  if (duration === "next-play-this-turn") {
    return `for the next ${one} ${who} ${play} this turn`;
  }
  if (duration === "next-play") return `for the next ${one} ${who} ${play}`;
  const nth = duration && ORDINALS[duration];
  if (nth !== undefined) {
    return `for the ${nth} ${one} ${who} ${play} each turn`;
  }
  const many = printCards(target, voice, { card: false })
    .replace(/^all /u, "");
  if (onto !== undefined) {
    return phrase(
      `to shift ${many} onto ${printTarget(onto, voice, "subject")}`,
      ...printDuration(duration, voice),
    );
  }
  return phrase(
    `to play ${many}`,
    shift,
    ...printDuration(duration, voice),
  );
}

function shiftOwner(
  { target }: Pick<CostChange, "target">,
  { pronoun }: Voice,
): string {
  if (isPile(target) || pronoun === undefined) return "their";
  return pronoun === "he" ? "his" : pronoun === "she" ? "her" : "its";
}

/** "you pay 1 {I} less to use abilities of your items" */
function use(
  { amount, target, keyword, duration, payer = "CONTROLLER" }:
    AbilityCostChange,
  word: string,
  voice: Voice,
): Clause {
  const cards = printTarget(target, voice, "object");
  const abilities = keyword === undefined
    ? `the abilities of ${cards}`
    : `the ${keyword} ability of ${cards}`;
  const limits = printDuration(duration, voice);
  if (limits.length > 0) {
    return whole(
      phrase(
        abilities,
        keyword === undefined ? "cost" : "costs",
        `${number(amount)} {I} ${word}`,
        ...limits,
      ),
    );
  }
  return act(
    payer,
    (verb) =>
      `${verb("pay")} ${number(amount)} {I} ${word} to use ${abilities}`,
    true,
  );
}
