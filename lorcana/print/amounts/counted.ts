import type { Amount, CountedAmount } from "../../ast/mod.ts";
import { isCounted } from "./amount.ts";
import { printCounter } from "./counter.ts";
import { maximum } from "../nouns/cards.ts";
import type { Voice } from "../text/voice.ts";

/** The counter of an amount, with or without a maximum. */
export function countedIn(amount: Amount): CountedAmount | undefined {
  const value = typeof amount === "object" && amount.type === "clamp"
    ? amount.value
    : amount;
  return isCounted(value) ? value : undefined;
}

/** "for each card in your hand, to a maximum of 3" */
export function forEach(amount: Amount, voice: Voice): readonly string[] {
  const counted = countedIn(amount);
  return counted === undefined ? [] : [
    `for each ${printCounter(counted, voice)}${maximum(amount, "")}`.trimEnd(),
  ];
}
