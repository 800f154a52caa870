import { CONDITION_TRAITS } from "../ast/condition_traits.ts";
import type { Condition, CountedAmount, Filter } from "../ast/mod.ts";
import type { Antecedents } from "./antecedents.ts";

/** A condition about this card, where that goes without saying. */
export function withoutSelf(condition: Condition): Condition {
  if (!("target" in condition) || condition.target !== "SELF") return condition;
  const traits = CONDITION_TRAITS[condition.type];
  if (!("withoutTarget" in traits) || traits.withoutTarget !== "this card") {
    return condition;
  }
  const { target: _, ...rest } = condition;
  return rest as Condition; // Its target may be missing.
}

/** Amounts of this card have names of their own. */
export function onSelf(amount: CountedAmount): CountedAmount {
  if (!("target" in amount) || amount.target !== "SELF") return amount;
  const { target: _, ...rest } = amount;
  switch (amount.type) {
    case "damage-on-target":
      return { ...rest, type: "damage-on-self" };
    case "cards-under":
      return { ...rest, type: "cards-under-self" };
    default:
      return amount;
  }
}

/** "another character with the same name": as this card, if no other was spoken of. */
export function asThisCard(filter: Filter, known: Antecedents): Filter {
  const { mentions } = known;
  return filter.type === "same-name" && filter.as === undefined &&
      mentions.length > 0 && mentions.every(({ ref }) => ref === "SELF")
    ? { ...filter, as: "SELF" }
    : filter;
}
