import type { Cost, Effect, Query, Target } from "../ast/mod.ts";
import { printTarget } from "./target.ts";
import { newVoice } from "./new_voice.ts";
import { article, type Voice } from "./voice.ts";

/** "{E}, 2 {I}, Banish this item" */
export function printCost(cost: Cost, self: string, say: Say): string {
  const { effect } = cost;
  return Object.keys(cost)
    .map((key) =>
      key === "effect" && effect !== undefined
        ? say(effect, newVoice())
        : item(cost, key as keyof Cost, self) // Its own keys only.
    )
    .filter((words) => words !== "").join(", ");
}

/** An effect in whole sentences, without the last full stop. */
export type Say = (effect: Effect, voice: Voice) => string;

function item(cost: Cost, key: keyof Cost, self: string): string {
  const voice = newVoice();
  const target = (value: Parameters<typeof printTarget>[0]) =>
    printTarget(value, voice, "object");
  switch (key) {
    case "exert":
      return "{E}";
    case "ink":
      return `${numberWord(cost.ink)} {I}`;
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
      return `Deal ${cost.damageSelf} damage to this ${
        self === "location" ? self : "character"
      }`;
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

function isQuery(target: Target): target is Query {
  return typeof target === "object" && "selector" in target;
}

/** "2"; the design document's placeholder for a number has its own sign. */
export function numberWord(value: number | undefined): string {
  return value === -1 ? "{d}" : String(value);
}

function count(value: number | undefined): string {
  return value === 1 ? "one" : String(value);
}

function discard(cost: Cost): string {
  const { discardCards = 1, discardChosen, discardCardType, discardTarget } =
    cost;
  const verb = discardChosen ? "Choose and discard" : "Discard";
  if (discardTarget !== undefined) {
    // The zone makes the noun say "card".
    const cards = isQuery(discardTarget)
      ? { ...discardTarget, zones: ["deck" as const] }
      : discardTarget;
    return `${verb} ${printTarget(cards, newVoice(), "object")}`;
  }
  const noun = discardCardType === undefined
    ? "card"
    : `${discardCardType} card`;
  return discardCards === 1
    ? `${verb} ${article(noun)}`
    : `${verb} ${discardCards} ${noun}s`;
}
