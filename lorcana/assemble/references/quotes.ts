import type {
  CardType,
  Effect,
  EffectOf,
  Quote,
  Target,
} from "../../ast/mod.ts";
import type { Visit } from "../../ast/walk.ts";
import type { Antecedents } from "./antecedents.ts";
import { lastMention } from "./last_mention.ts";
import { isReference, typesOf } from "./kinds.ts";

/** Whether any quoted ability has a reference without an antecedent. */
function isDangling(quote: Quote): boolean {
  return "type" in quote
    ? quote.unresolved === true
    : quote.some(({ unresolved }) => unresolved);
}

/** The card type implied by each name for this card, except characters. */
const TYPES: ReadonlyMap<unknown, CardType> = new Map([
  ["THIS_ITEM", "item"],
  ["THIS_LOCATION", "location"],
  ["THIS_ACTION", "action"],
  ["THIS_SONG", "song"],
]);

/** "Your characters gain "This item can't ready."": wrong card type. */
function isOfOthers(
  quote: Quote,
  target: Target,
  known: Antecedents,
): boolean {
  const types = isReference(target)
    ? lastMention(target, known)?.types
    : typesOf(target);
  return types !== undefined && !types.includes("card") &&
    namesOther(quote, types);
}

function namesOther(node: unknown, types: readonly CardType[]): boolean {
  const type = TYPES.get(node);
  if (type !== undefined) return !types.includes(type);
  return typeof node === "object" && node !== null &&
    Object.entries(node).some(([key, value]) =>
      key === "selfType"
        ? value !== "card" && !types.includes(value as CardType)
        : namesOther(value, types)
    );
}

/** Resolves what surrounds a quoted ability, which was resolved by itself. */
export function aroundQuote(
  effect: EffectOf<"grant-ability">,
  known: Antecedents,
  visit: Visit<Antecedents>,
): Effect {
  const { ability, object } = effect;
  const target = visit.target(effect.target, known);
  if (
    typeof ability === "object" &&
    (isDangling(ability) || isOfOthers(ability, effect.target, known))
  ) {
    known.dangling = true;
  }
  return {
    ...effect,
    target,
    ...(object === undefined ? {} : { object: visit.target(object, known) }),
  };
}
