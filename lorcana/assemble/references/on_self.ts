import { CONDITION_TRAITS } from "../../ast/condition_traits.ts";
import type { Condition, Filter } from "../../ast/mod.ts";
import type { Antecedents } from "./antecedents.ts";
import { pointer } from "./meant.ts";

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

/** "another character with the same name": as this card, if no other was spoken of. */
export function asThisCard(filter: Filter, known: Antecedents): Filter {
  const { mentions } = known;
  if ("as" in filter) return filter;
  const last = mentions.findLast(({ aside }) => aside !== true);
  const isSelf = last === undefined || last.ref === "SELF";
  switch (filter.type) {
    case "same-name":
      return mentions.length > 0 && mentions.every(({ ref }) => ref === "SELF")
        ? { ...filter, as: "SELF" }
        : filter;
    case "same-location":
      return isSelf
        ? { type: "same-location-as-source" }
        : { ...filter, as: pointer(last, known) };
    case "same-classification":
      return { ...filter, as: isSelf ? "SELF" : pointer(last, known) };
    default:
      return filter;
  }
}

/** "cards with that name", where none was named: that of the card spoken of. */
export function withItsName(filter: Filter, known: Antecedents): Filter {
  const isNamed = filter.type === "named-card" && !known.isPart &&
    !known.done.includes("name-a-card");
  const last = isNamed
    ? known.mentions.findLast(({ ref, plural }) =>
      ref === "previous-target" && plural !== true
    )
    : undefined;
  return last === undefined ? filter : {
    type: "same-name",
    as: { ...pointer(last, known), wording: { cardType: "card" } },
  };
}
