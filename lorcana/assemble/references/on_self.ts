import { CONDITION_TRAITS } from "../../ast/condition_traits.ts";
import type { CardType, Condition, Filter } from "../../ast/mod.ts";
import { THIS_CARD, type ThisCard } from "../../ast/target_names.ts";
import type { Antecedents } from "./antecedents.ts";
import { pointer } from "./pointer.ts";

/** Omits "this card" from a condition where it is the default target. */
export function withoutSelf(condition: Condition): Condition {
  if (!("target" in condition) || condition.target !== "SELF") return condition;
  const traits = CONDITION_TRAITS[condition.type];
  if (!("withoutTarget" in traits) || traits.withoutTarget !== "this card") {
    return condition;
  }
  const { target: _, ...rest } = condition;
  return rest as Condition; // The target is optional.
}

/** "another character with the same name": as this card, by default. */
export function asThisCard(filter: Filter, known: Antecedents): Filter {
  const { mentions } = known;
  if ("as" in filter) return filter;
  const last = mentions.findLast(({ aside }) => aside !== true);
  const isSelf = last === undefined || last.ref === "SELF";
  switch (filter.type) {
    case "same-name":
      return mentions.length > 0 && mentions.every(({ ref }) => ref === "SELF")
        ? { ...filter, as: thisCard(known) }
        : filter;
    case "same-location":
      return isSelf
        ? { type: "same-location-as-source" }
        : { ...filter, as: pointer(last, known) };
    case "same-classification":
      return { ...filter, as: isSelf ? thisCard(known) : pointer(last, known) };
    default:
      return filter;
  }
}

/** The name for this card: "this item", if known to be one. */
function thisCard({ mentions }: Antecedents): ThisCard {
  const [type, ...others] =
    mentions.findLast(({ ref, types }) => ref === "SELF" && types !== undefined)
      ?.types ?? [];
  return others.length === 0 && CALLED.get(type) || "SELF";
}

const CALLED: ReadonlyMap<CardType | undefined, ThisCard> = new Map(
  // `Object.keys` returns strings.
  (Object.keys(THIS_CARD) as ThisCard[]).map((name) => [THIS_CARD[name], name]),
);

/** "cards with that name", if no effect named a card: the last card's name. */
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
