import type { Cost, Effect, Query, Target } from "../ast/mod.ts";
import { isPile } from "../ast/pile.ts";
import { isThisCard, queryOf } from "../ast/target_names.ts";
import { kindOf } from "./pile.ts";

/** A cost with the fields that the design document gives it. */
export function documentedCost({ effects, ...cost }: Cost): Cost {
  if (effects === undefined) return cost;
  // The document has a field for each thing that can be done to pay.
  return Object.assign({}, cost, ...effects.map(paidBy)) as Cost;
}

type Fields = Readonly<Record<string, unknown>>;

function paidBy(effect: Effect): Fields {
  switch (effect.type) {
    case "discard": {
      if (!isPile(effect.target)) return { effect };
      const { chosen, cardType } = kindOf(effect.target);
      return {
        discardCards: effect.target.count,
        ...(chosen ? { discardChosen: true } : {}),
        ...(cardType === undefined ? {} : { discardCardType: cardType }),
      };
    }
    case "banish":
      if (isThisCard(effect.target)) return { banishSelf: true };
      return ofYours(effect.target, (type) => ({
        [type === "item" ? "banishItem" : "banishCharacter"]: true,
      }), 1) ?? { banish: effect.target };
    case "exert":
      return ofYours(effect.target, (type, count) => ({
        [type === "item" ? "exertItems" : "exertCharacters"]: count,
      })) ?? { exertTarget: effect.target };
    case "deal-damage":
      return effect.target === "SELF"
        ? { damageSelf: effect.amount }
        : { damage: { amount: effect.amount, target: effect.target } };
    case "return-to-hand":
      return { returnToHand: effect.target };
    default:
      return { effect };
  }
}

/** The fields for "one of your items" or "2 of your characters". */
function ofYours(
  target: Target,
  fields: (type: "item" | "character", count: number) => Fields,
  only?: number,
): Fields | undefined {
  const query = queryOf(target);
  if (query === undefined) return undefined;
  const { count, cardTypes: [type] } = query;
  return isPlain(query) && (type === "item" || type === "character") &&
      typeof count === "number" && (only === undefined || count === only)
    ? fields(type, count)
    : undefined;
}

function isPlain(query: Query): boolean {
  return query.selector === "one-of" && query.owner === "you" &&
    query.filter === undefined && !query.excludeSelf &&
    query.cardTypes.length === 1;
}
