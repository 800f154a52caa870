import type { Cost } from "../ast/mod.ts";
import { printTarget } from "./target.ts";
import { newVoice } from "./new_voice.ts";
import { article } from "./voice.ts";

/** "{E}, 2 {I}, Banish this item" */
export function printCost(cost: Cost, self: string): string {
  return Object.keys(cost)
    .map((key) => item(cost, key as keyof Cost, self)) // Its own keys only.
    .filter((words) => words !== "").join(", ");
}

function item(cost: Cost, key: keyof Cost, self: string): string {
  const voice = newVoice();
  const target = (value: Parameters<typeof printTarget>[0]) =>
    printTarget(value, voice, "object");
  switch (key) {
    case "exert":
      return "{E}";
    case "ink":
      return `${cost.ink} {I}`;
    case "banishSelf":
      return `Banish this ${cost.selfType ?? "item"}`;
    case "banishItem":
      return "Banish one of your items";
    case "banishCharacter":
      return "Banish one of your characters";
    case "banish":
      return cost.banish === undefined ? "" : `Banish ${target(cost.banish)}`;
    case "discardCards":
      return discard(cost);
    case "exertCharacters":
      return `{E} ${count(cost.exertCharacters)} of your characters`;
    case "exertItems":
      return `{E} ${count(cost.exertItems)} of your items`;
    case "exertTarget":
      return cost.exertTarget === undefined
        ? ""
        : `{E} ${target(cost.exertTarget)}`;
    case "damageSelf":
      return `Deal ${cost.damageSelf} damage to this ${self}`;
    case "damage":
      return cost.damage === undefined
        ? ""
        : `Deal ${cost.damage.amount} damage to ${target(cost.damage.target)}`;
    case "returnToHand":
      return cost.returnToHand === undefined
        ? ""
        : `Return ${target(cost.returnToHand)} to your hand`;
    default:
      return "";
  }
}

function count(value: number | undefined): string {
  return value === 1 ? "one" : String(value);
}

function discard(cost: Cost): string {
  const { discardCards = 1, discardChosen, discardCardType, discardTarget } =
    cost;
  const verb = discardChosen ? "Choose and discard" : "Discard";
  if (discardTarget !== undefined) {
    const words = printTarget(discardTarget, newVoice(), "object");
    return /\bcards?$/u.test(words)
      ? `${verb} ${words}`
      : `${verb} ${words} card`;
  }
  const noun = discardCardType === undefined
    ? "card"
    : `${discardCardType} card`;
  return discardCards === 1
    ? `${verb} ${article(noun)}`
    : `${verb} ${discardCards} ${noun}s`;
}
