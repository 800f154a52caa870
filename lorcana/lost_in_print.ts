import { attemptOn, firstDifference } from "../diagnostics/trees.ts";
import { expandTargets } from "./assemble/expand_targets.ts";
import type { Ability, Effect } from "./ast/mod.ts";
import { parseEffect } from "./building_blocks.ts";
import { readAbility } from "./read/card_text.ts";

/** Where abilities differ from those that their text reads as, if they do. */
export function lostAbilities(
  abilities: readonly Ability[],
  text: string,
): string | undefined {
  return pathOf(abilities, (all) => differenceFrom(all, text));
}

/** Where an effect differs from the one that its phrase reads as, if it does. */
export function lostEffect(effect: Effect, text: string): string | undefined {
  return pathOf(effect, (one) => {
    const read = parseEffect(text);
    if (read === undefined) return "";
    return firstDifference(unbound(one), unbound(read));
  });
}

function pathOf<T>(
  tree: T,
  compare: (tree: T) => string | undefined,
): string | undefined {
  const compared = attemptOn(tree, compare);
  return compared.ok ? compared.value : compared.path;
}

// How a text is read may depend on the type of its card.
const CARD_TYPES = [
  undefined,
  "character",
  "action",
  "item",
  "location",
] as const;

function differenceFrom(
  abilities: readonly Ability[],
  text: string,
): string | undefined {
  const cardName = abilities.map(shiftTarget).find(isKnown);
  let first: string | undefined;
  for (const cardType of CARD_TYPES) {
    const read = readAbility(text, {
      ...cardType && { cardType },
      ...isKnown(cardName) && { cardName },
    });
    const path = read.ok ? difference(abilities, read.abilities) : "";
    if (path === undefined) return undefined;
    first ??= path;
  }
  return first;
}

/** Most abilities compare equal as they are, and need no copy. */
function difference(
  abilities: readonly Ability[],
  read: readonly Ability[],
): string | undefined {
  if (firstDifference(abilities, read) === undefined) return undefined;
  return firstDifference(abilities.map(inFull), read.map(inFull));
}

function isKnown<T>(value: T | undefined): value is T {
  return value !== undefined;
}

function shiftTarget(ability: Ability): string | undefined {
  return ability.type === "keyword" ? ability.shiftTarget : undefined;
}

/**
 * An ability with its targets expanded, and without what has no meaning:
 * positions, wording, and the order of filters.
 */
function inFull(ability: Ability): unknown {
  return copied(expandTargets.ability(ability), (key, value) => {
    if (key === "span" || key === "wording") return undefined;
    return key === "filters" && Array.isArray(value)
      ? value.toSorted((a, b) => shown(a) < shown(b) ? -1 : 1)
      : value;
  });
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? "";
}

function copied(
  tree: unknown,
  each: (key: string, value: unknown) => unknown,
): unknown {
  return JSON.parse(JSON.stringify(tree, each));
}

/** An effect without what depends on the rest of its ability. */
function unbound(effect: Effect): unknown {
  return copied(
    expandTargets.effect(effect),
    (key, value) =>
      /^(?:span|id|wording|optionLabels)$/.test(key)
        ? undefined
        : isReference(value)
        ? "a reference"
        : value,
  );
}

function isReference(value: unknown): boolean {
  return typeof value === "object" && value !== null
    ? "ref" in value || "ownerOf" in value
    : value === "SELF" || value === "THAT_PLAYER";
}
