import type { Count, Effect, Query } from "../ast/mod.ts";
import { isPile } from "../ast/pile.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The document describes cards outside of play by fields of the effect. */
export function withPileFields(effect: Effect): Effect {
  if (!("target" in effect) || effect.target === undefined) return effect;
  const { target, ...rest } = effect;
  const fields = isPile(target) ? pileFields(effect, target) : { target };
  const isTarget = effect.type === "put-into-inkwell" && !isPile(target);
  return {
    ...rest,
    ...fields,
    ...(isTarget ? { source: "target" } : {}),
  } as Effect; // The document's.
}

function pileFields(effect: Effect, cards: Query): Fields {
  const [zone] = cards.zones;
  switch (effect.type) {
    case "discard":
      return { amount: amountOf(cards.count), ...kindOf(cards) };
    case "put-into-inkwell":
    case "put-under":
      return cards.selector === "top"
        ? { source: "top-of-deck", ...howMany("amount", cards.count) }
        : { source: zone, ...howMany("count", cards.count), ...kindOf(cards) };
    case "play-card":
      return {
        ...(zone === "hand" ? {} : { from: zone }),
        ...howMany("count", cards.count),
        ...kindOf(cards),
      };
    case "put-on-bottom":
    case "put-on-top":
    case "shuffle-into-deck":
      return {
        from: zone,
        ...howMany("count", cards.count),
        ...kindOf(cards),
      };
    default:
      return { ...howMany("count", cards.count), ...kindOf(cards) };
  }
}

/** The type and the filters of cards, and whether somebody chooses them. */
export function kindOf({ cardTypes, filter, selector }: Query): Fields {
  const [only] = cardTypes;
  return {
    ...(cardTypes.length > 1 ? { cardTypes } : {}),
    ...(cardTypes.length === 1 && only !== "card" ? { cardType: only } : {}),
    ...(filter === undefined ? {} : { filter }),
    ...(selector === "chosen" ? { chosen: true } : {}),
  };
}

/** One card goes without a number. */
function howMany(field: string, count: Count): Fields {
  return count === 1 ? {} : { [field]: amountOf(count) };
}

function amountOf(count: Count): unknown {
  return typeof count === "object" && "upTo" in count
    ? { type: "up-to", value: count.upTo }
    : count;
}
