import type { Cost, Effect, Query, Target } from "../../ast/mod.ts";
import { alone } from "../text/fill.ts";
import { newVoice } from "../nouns/new_voice.ts";
import { printTarget } from "../nouns/target.ts";
import { article, type Voice } from "../text/voice.ts";

/** An effect in whole sentences, without the last full stop. */
export type Say = (effect: Effect, voice: Voice) => string;

interface Context {
  /** What this card is called. */
  readonly self: string;
  readonly say: Say;
}

/** "{E}, 2 {I}, Banish this item" */
export function printCost(cost: Cost, self: string, say: Say): string {
  return Object.values(ITEMS).map((words) => words(cost, { self, say }))
    .filter((words) => words !== undefined).join(", ");
}

type Words = (cost: Cost, context: Context) => string | undefined;

/** The words for each field of a cost, in the order in which they are written. */
const ITEMS: { readonly [F in keyof Omit<Cost, "span">]-?: Words } = {
  exert: ({ exert }) => exert && "{E}",
  ink: ({ ink }) => ink === undefined ? undefined : `${numberWord(ink)} {I}`,
  banishSelf: ({ banishSelf, wording }) =>
    banishSelf && `Banish this ${wording?.selfType ?? "item"}`,
  banishItem: ({ banishItem }) => banishItem && "Banish one of your items",
  banishCharacter: ({ banishCharacter }) =>
    banishCharacter && "Banish one of your characters",
  banish: ({ banish }) => banish && `Banish ${cards(banish)}`,
  discardCards: (cost) =>
    cost.discardCards === undefined ? undefined : discard(cost),
  exertCharacters: ({ exertCharacters }) => some(exertCharacters, "characters"),
  exertItems: ({ exertItems }) => some(exertItems, "items"),
  exertTarget: ({ exertTarget }) => exertTarget && `{E} ${cards(exertTarget)}`,
  damageSelf: ({ damageSelf }, { self }) =>
    damageSelf === undefined
      ? undefined
      : `Deal ${damageSelf} damage to this ${
        self === "location" ? self : "character"
      }`,
  damage: ({ damage }) =>
    damage && `Deal ${damage.amount} damage to ${cards(damage.target)}`,
  returnToHand: ({ returnToHand }) =>
    returnToHand && `Return ${cards(returnToHand)} to your hand`,
  effect: ({ effect }, { say }) => effect && alone(say(effect, newVoice())),
  // Said by the items that they belong to.
  wording: nothing,
  discardChosen: nothing,
  discardCardType: nothing,
  discardTarget: nothing,
  // No text has it yet.
  removeFromUnder: nothing,
};

function nothing(): undefined {}

function cards(target: Target): string {
  return alone(printTarget(target, newVoice(), "object"));
}

function isQuery(target: Target): target is Query {
  return typeof target === "object" && "selector" in target;
}

/** "2"; the design document's placeholder for a number has its own sign. */
export function numberWord(value: number | undefined): string {
  return value === -1 ? "{d}" : String(value);
}

/** "{E} 2 of your items" */
function some(count: number | undefined, cards: string): string | undefined {
  if (count === undefined) return undefined;
  return `{E} ${count === 1 ? "one" : count} of your ${cards}`;
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
    return `${verb} ${alone(printTarget(cards, newVoice(), "object"))}`;
  }
  const noun = discardCardType === undefined
    ? "card"
    : `${discardCardType} card`;
  return discardCards === 1
    ? `${verb} ${article(noun)}`
    : `${verb} ${discardCards} ${noun}s`;
}
