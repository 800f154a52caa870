import type { Amount, CountedAmount, Target } from "../../ast/mod.ts";
import { DISTINCT } from "../nouns/distinct.ts";
import { doneWords } from "../../frames/done_this_way.ts";
import { handledCards } from "../../frames/this_way.ts";
import { printBody } from "../nouns/noun.ts";
import { printTarget } from "../nouns/target.ts";
import { counterWords } from "./counter.ts";
import type { Voice } from "../text/voice.ts";

/** The words after "equal to". */
export function printAmount(amount: Amount, voice: Voice): string {
  if (typeof amount !== "object") return String(amount);
  const { multiplier = 1, ...one } = amount;
  return multiplier === 2
    ? `twice ${printCounted(one, voice)}`
    : printCounted(amount, voice);
}

function printCounted(amount: CountedAmount, voice: Voice): string {
  switch (amount.type) {
    case "strength-of":
      return statOf(amount.target, "{S}", voice);
    case "willpower-of":
      return statOf(amount.target, "{W}", voice);
    case "lore-value-of":
      return statOf(amount.target, "{L}", voice);
    case "cost-of":
      return statOf(amount.target, "cost", voice);
    case "damage-on-target":
      return `the damage on ${printTarget(amount.target, voice, "object")}`;
    case "this-way":
      return `the ${WAYS[amount.what] ?? amount.what}`;
    case "cards-this-way":
      return doneThisWay(amount, voice);
    case "trigger-amount":
      return "that number";
    case "chosen-number":
      return "the chosen number";
    case "clamp":
      return printAmount(amount.value, voice);
    case "sum":
      return `${printAmount(amount.amount, voice)} ${
        amount.plus < 0 ? `minus ${-amount.plus}` : `plus ${amount.plus}`
      }`;
    case "total":
      return `the total ${TOTALS[amount.of]} ${
        amount.of === "damage" ? "on" : "of"
      } ${voice.words.target(amount.query, voice, "subject")}`;
    case "superlative":
      return `the ${amount.which} ${TOTALS[amount.of]} among ${
        voice.words.target(amount.query, voice, "subject")
      }`;
    case "different":
      return `the number of different ${DISTINCT[amount.of]}s among ${
        voice.words.target(amount.query, voice, "subject")
      }`;
    case "cards-under":
      return `the number of cards ${amount.past ? "that were " : ""}under ${
        printTarget(amount.target, voice, "object")
      }`;
    default:
      return `the number of ${counterWords(amount, voice, true)}`;
  }
}

/** "the number of cards they discarded this way" */
function doneThisWay(
  amount: Extract<CountedAmount, { type: "cards-this-way" }>,
  voice: Voice,
): string {
  const cards = handledCards(amount.query, amount.what);
  const theirs = cards.owner === "their";
  return `the number of ${
    printBody(theirs ? { ...cards, owner: "any" } : cards, voice, true)
  } ${theirs ? "they " : ""}${doneWords(amount.what)} this way`;
}

const WAYS: { readonly [what: string]: string | undefined } = {
  "lore-lost": "lore lost",
  "damage-removed": "damage removed this way",
  "damage-dealt": "damage dealt",
  "ink-drops-removed": "number of ink drops removed this way",
};

/** "their {S}", "that location's {L}", "the cost of chosen item" */
function statOf(target: Target, stat: string, voice: Voice): string {
  const words = printTarget(target, voice, "possessive");
  if (target === "SELF") return `${words} ${stat}`;
  if (typeof target !== "object" || !("ref" in target)) {
    return `the ${stat} of ${words}`;
  }
  return target.wording?.cardType === undefined
    ? `${words} ${stat}`
    : `${words}'s ${stat}`;
}

/** Whether an amount is printed with "for each". */
export function isCounted(amount: Amount): amount is CountedAmount {
  if (typeof amount !== "object") return false;
  switch (amount.type) {
    case "strength-of":
    case "willpower-of":
    case "lore-value-of":
    case "cost-of":
    case "clamp":
    case "trigger-amount":
    case "sum":
    case "total":
    case "superlative":
    case "chosen-number":
      return false;
    case "this-way":
      return amount.each === true;
    default:
      return true;
  }
}

const TOTALS = {
  damage: "damage",
  cost: "cost",
  strength: "{S}",
  willpower: "{W}",
  lore: "{L}",
} as const;
