import type {
  CountedAmount,
  Effect,
  Filter,
  Reference,
  Target,
} from "../../ast/mod.ts";
import { expanded, isThisCard } from "../../ast/target_names.ts";
import type { Antecedents } from "./antecedents.ts";
import type { Mention } from "./mention.ts";

/** "here", after this location left play: the characters that were there. */
export function filterLastHere(
  filter: Filter,
  { mentions }: Antecedents,
): Filter {
  return filter.type === "same-location-as-source" && mentions.some(isGonePlace)
    ? { ...filter, type: "at-location", location: "THIS_LOCATION" }
    : filter;
}

/** The same for "characters here", which has a short name. */
export function targetLastHere(
  target: Target,
  { mentions }: Antecedents,
): Target {
  return target === "CHARACTERS_HERE" && mentions.some(isGonePlace)
    ? expanded(target)
    : target;
}

/** Whether a mention is of this card, a location that has left play. */
function isGonePlace({ ref, gone, types }: Mention): boolean {
  return ref === "SELF" && gone === true && types?.[0] === "location";
}

/** "for each card under him", after he left play: the cards that were. */
export function wereCounted(
  amount: CountedAmount,
  known: Antecedents,
): CountedAmount {
  return amount.type === "cards-under" && hasLeft(amount.target, known)
    ? { ...amount, past: true }
    : amount;
}

/** "all cards under her", after she left play: the cards that were. */
export function wereUnder(effect: Effect, known: Antecedents): Effect {
  return effect.type === "move-cards-from-under" &&
      hasLeft(effect.target, known)
    ? { ...effect, past: true }
    : effect;
}

/** Whether a resolved target has left play. */
function hasLeft(target: Target, known: Antecedents): boolean {
  const isThey = (mention: Mention) =>
    isThisCard(target)
      ? mention.ref === "SELF"
      : typeof target === "object" && "ref" in target &&
        isSame(mention, target, known);
  return known.mentions.some((one) => one.gone === true && isThey(one));
}

function isSame(
  { ref, node }: Mention,
  reference: Reference,
  { ids }: Antecedents,
): boolean {
  if (ref !== reference.ref) return false;
  return reference.id === undefined ||
    node !== undefined && ids?.get(node) === reference.id;
}
