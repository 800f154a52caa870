import type { Operator } from "../ast/internal.ts";
import { type Phrase, phrase, variable } from "./phrase.ts";

/** The directive for what is compared: energy or spark. */
export type Compared = "e" | "s";

/** How a card compares with a number: "{e} or less", "{e} higher". */
export function printBound(
  directive: Compared,
  number: number,
  operator: Operator,
): Phrase {
  const amount = variable(directive, number);
  switch (operator) {
    case "OrLess":
      return phrase`${amount} or less`;
    case "OrMore":
      return phrase`${amount} or more`;
    case "Exactly":
      return amount;
  }
  const [difference, word] = apart(operator);
  return difference === number
    ? phrase`${amount} ${word}`
    : phrase`${variable(directive, difference)} ${word} than ${amount}`;
}

/** How a card compares with something counted: "less than". */
export function printComparison(
  directive: Compared,
  operator: Operator,
): Phrase {
  switch (operator) {
    case "OrLess":
      return "less than";
    case "OrMore":
      return "greater than";
    case "Exactly":
      return "equal to";
  }
  const [difference, word] = apart(operator);
  return phrase`${word} by ${variable(directive, difference)} than`;
}

function apart(
  operator: Exclude<Operator, string>,
): readonly [number, "higher" | "lower"] {
  return "HigherBy" in operator
    ? [operator.HigherBy, "higher"]
    : [operator.LowerBy, "lower"];
}
