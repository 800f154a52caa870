import type { StatEffects } from "../../ast/effects/stat.ts";
import type { Amount, EffectOf } from "../../ast/mod.ts";
import { isCounted, printAmount } from "../amounts/amount.ts";
import { maximum } from "../nouns/cards.ts";
import { act, type Clause, type Printers, whole } from "../clauses/clause.ts";
import { countedIn, forEach } from "../amounts/counted.ts";
import { printDuration } from "../amounts/durations.ts";
import { STATS } from "../nouns/stat.ts";
import { possessive, printTarget } from "../nouns/target.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** "chosen character gets +2 {S} this turn" */
export const statPrinters: Printers<StatEffects> = {
  "modify-stat": modify,
  "set-stat": ({ stat, value, target, duration, wording }, voice) =>
    whole(phrase(
      `${possessive(target, voice)}${wording === undefined ? "" : " base"} ${
        STATS[stat]
      } ${wording === undefined ? "is" : "becomes"}`,
      typeof value === "number"
        ? String(value)
        : `equal to ${printAmount(value, voice)}`,
      ...printDuration(duration, voice),
    )),
};

function modify(effect: EffectOf<"modify-stat">, voice: Voice): Clause {
  const { stat, modifier, target, duration, wording } = effect;
  const verb = wording?.verb;
  const symbol = STATS[stat];
  const limits = () => printDuration(duration, voice);
  if (verb === "add") {
    return act("CONTROLLER", () =>
      phrase(
        `add ${printAmount(modifier, voice)} to ${
          printTarget(target, voice, "object")
        }'s ${symbol}`,
        ...limits(),
      ));
  }
  if (verb === "double") {
    return act(
      "CONTROLLER",
      () =>
        phrase(`double ${possessive(target, voice)} ${symbol}`, ...limits()),
    );
  }
  if (verb === "where") {
    const where = () => `, where X is ${printAmount(modifier, voice)}`;
    const isLast = duration === undefined;
    return {
      kind: "cards",
      target,
      verb: "get",
      thing: () =>
        `${isNegative(modifier) ? "-" : "+"}X ${symbol}${
          isLast ? where() : ""
        }`,
      limits: () => isLast ? limits() : [`${limits().join(" ")}${where()}`],
    };
  }
  if (verb === "loses" || isNegative(modifier) && !countedIn(modifier)) {
    return {
      kind: "cards",
      target,
      verb: "lose",
      thing: () =>
        typeof modifier === "number"
          ? `${-modifier} ${symbol}`
          : `${symbol} equal to ${printAmount(modifier, voice)}`,
      limits,
    };
  }
  return {
    kind: "cards",
    target,
    verb: "get",
    thing: () => signed(countedIn(modifier) ?? modifier, symbol, voice),
    limits: () => [...limits(), ...forEach(modifier, voice)],
  };
}

/** Whether a computed amount is subtracted. */
function isNegative(modifier: Amount): boolean {
  return typeof modifier === "object" && (modifier.multiplier ?? 1) < 0;
}

/** "+2 {S}", "+{S} equal to …" */
function signed(modifier: Amount, symbol: string, voice: Voice): string {
  if (typeof modifier === "number") {
    return modifier < 0 ? `-${-modifier} ${symbol}` : `+${modifier} ${symbol}`;
  }
  if (isCounted(modifier)) {
    const { multiplier = 1 } = modifier;
    return `${multiplier < 0 ? "-" : "+"}${Math.abs(multiplier)} ${symbol}`;
  }
  return `+${symbol} equal to ${printAmount(modifier, voice)}${
    maximum(modifier, "")
  }`
    .trimEnd();
}
