import type { Amount, CountedAmount, Counter, Query } from "../ast/mod.ts";
import { oneQuery } from "./query.ts";

type Counted = CountedAmount | Counter;

/** An amount in one shape: short names of counts are written out. */
export function oneAmount(amount: Amount | Counter): Amount | Counter {
  if (typeof amount !== "object") return amount;
  const { multiplier, ...rest } = withQuery(amount);
  return multiplier === undefined || multiplier === 1
    ? rest as Counted // All but an optional field.
    : { ...rest, multiplier } as Counted; // As it was.
}

type WithMultiplier = Counted & { readonly multiplier?: number };

/** The types and the zone that a short name stands for. */
const COUNTS: {
  readonly [T in Counted["type"]]?: Pick<
    Query,
    "zones" | "cardTypes" | "filter"
  >;
} = {
  "cards-in-hand": { zones: ["hand"], cardTypes: ["card"] },
  "cards-in-discard": { zones: ["discard"], cardTypes: ["card"] },
  "cards-in-inkwell": { zones: ["inkwell"], cardTypes: ["card"] },
  "characters-in-play": { zones: ["play"], cardTypes: ["character"] },
  "items-in-play": { zones: ["play"], cardTypes: ["item"] },
  "locations-in-play": { zones: ["play"], cardTypes: ["location"] },
  "characters": { zones: ["play"], cardTypes: ["character"] },
  "damaged-characters": {
    zones: ["play"],
    cardTypes: ["character"],
    filter: [{ type: "damaged" }],
  },
  "items": { zones: ["play"], cardTypes: ["item"] },
  "locations": { zones: ["play"], cardTypes: ["location"] },
};

function withQuery(amount: Counted): WithMultiplier {
  const cards = COUNTS[amount.type];
  if (cards === undefined || !("controller" in amount)) return amount;
  const { controller } = amount;
  if (
    controller !== "you" && controller !== "opponent" && controller !== "any"
  ) {
    return amount;
  }
  const query = oneQuery({
    selector: "all",
    count: "all",
    owner: controller,
    ...cards,
  });
  return {
    type: "filtered-count",
    query,
    ...("multiplier" in amount && amount.multiplier !== undefined
      ? { multiplier: amount.multiplier }
      : {}),
  };
}
