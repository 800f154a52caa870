import type { Amount, Comparison, Filter } from "../../ast/mod.ts";
import type { Voice } from "../text/voice.ts";

const STATS = {
  "strength-comparison": "{S}",
  "willpower-comparison": "{W}",
  "lore-comparison": "{L}",
} as const;

/** "or less", "or more" */
export function bounded(comparison: Comparison): string {
  return comparison === "less-or-equal"
    ? " or less"
    : comparison === "greater-or-equal"
    ? " or more"
    : "";
}

const TO: { readonly [C in Comparison]: string } = {
  "less-or-equal": "equal to or less than",
  "greater-or-equal": "equal to or greater than",
  "equal": "equal to",
  "less-than": "less than",
  "greater-than": "greater than",
};

/** "cost 3 or less" */
export function costWords(
  comparison: Comparison,
  value: Amount,
  voice: Voice,
): string {
  if (typeof value === "number") return `cost ${value}${bounded(comparison)}`;
  if (typeof value === "object" && value.type === "chosen-number") {
    return comparison === "equal" && value.multiplier === undefined
      ? "that cost"
      : `cost ${TO[comparison]} ${voice.words.amount(value, voice)}`;
  }
  if (typeof value === "object" && value.type === "sum") {
    const { amount, plus } = value;
    return typeof amount === "object" && amount.type === "cost-of"
      ? `cost up to ${plus} more than ${
        voice.words.target(amount.target, voice, "object")
      }`
      : `cost ${plus}`;
  }
  if (
    typeof value === "object" && value.type === "cost-of" &&
    typeof value.target === "object" && "ref" in value.target &&
    comparison === "less-or-equal" &&
    value.target.wording?.cardType === undefined
  ) return "the same cost or less";
  return `cost ${TO[comparison]} ${voice.words.amount(value, voice)}`;
}

/** "3 {S} or more" */
export function statWords(
  filter: Extract<Filter, { type: keyof typeof STATS }>,
  voice: Voice,
): string {
  const { value, comparison, type } = filter;
  const symbol = STATS[type];
  if (typeof value === "number") {
    return `${value} ${symbol}${bounded(comparison)}`;
  }
  if (typeof value === "object" && value.type === "superlative") {
    const all = voice.words.target(value.query, voice, "each");
    if (comparison === "greater-than") return `more ${symbol} than ${all}`;
    if (comparison === "less-than") return `less ${symbol} than ${all}`;
  }
  if (typeof value === "object" && "target" in value) {
    const other = voice.words.target(value.target, voice, "each");
    if (comparison === "greater-than") return `more ${symbol} than ${other}`;
    if (comparison === "less-than") return `less ${symbol} than ${other}`;
  }
  return `${symbol} ${TO[comparison]} ${voice.words.amount(value, voice)}`;
}

/** "no cards", "a card", "2 or more cards" */
export function soMany(value: Amount, noun: string): string {
  return value === 0
    ? `no ${noun}s`
    : value === 1
    ? `a ${noun}`
    : `${value} or more ${noun}s`;
}
