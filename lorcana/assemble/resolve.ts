import type { Ability, Amount, Condition, Effect, Target } from "../ast/mod.ts";
import { owned } from "../ast/owned.ts";
import { isThisCard, THIS_CARD, type ThisCard } from "../ast/target_names.ts";
import {
  type Antecedents,
  noteDone,
  nothingSaid,
} from "./references/antecedents.ts";
import { type Mention, NOTHING_KNOWN } from "./references/mention.ts";
import { chooseFirst } from "./choose_first.ts";
import { marked, withIds } from "./mark.ts";
import { oneByOne } from "./one_by_one.ts";
import { copyIfNoReferences } from "./references/copy_if_no_references.ts";
import { withoutSelf } from "./references/on_self.ts";
import { pronouns } from "./references/pronouns.ts";

/**
 * Resolves each pronoun, from left to right, to the last target before it,
 * otherwise to the card of the trigger, otherwise to this card.
 */
export function resolveEffect(effect: Effect, known: Antecedents): Effect {
  const resolved = pronouns.effect(effect, known);
  const { ids } = known;
  const whole = ids === undefined
    ? resolved
    : marked.effect(resolved, { nodes: 0, ids });
  return isBranching(known) ? chooseFirst.effect(whole) : whole;
}

/** Resolves the pronouns of a stand-alone condition. */
export function resolveCondition(condition: Condition): Condition {
  return pronouns.condition(condition, nothingSaid(true));
}

/**
 * Resolves the pronouns of an ability, but not those of abilities within it.
 * `before` has the effects of earlier abilities in the same text. The result
 * shares no nodes with any other ability.
 */
export function resolveAbility(
  ability: Ability,
  before: readonly Effect[] = [],
): Ability {
  const copy = copyIfNoReferences(ability);
  return copy === undefined
    ? owned(resolveReferences(ability, before))
    : withPlainCondition(copy);
}

/** Omits "this card" from a condition where it is the default target. */
function withPlainCondition(ability: Ability): Ability {
  if (ability.type === "keyword" || ability.condition === undefined) {
    return ability;
  }
  const condition = withoutSelf(ability.condition);
  return condition === ability.condition ? ability : { ...ability, condition };
}

/** Resolves an ability that may contain references. */
export function resolveReferences(
  ability: Ability,
  before: readonly Effect[] = [],
): Ability {
  const known = nothingSaid();
  known.once = ability.type !== "static";
  for (const { type } of before) noteDone(type, known);
  const itself = subjectOf(ability);
  const isGoingOn = before.length > 0 && ability.type !== "action";
  if (isGoingOn || itself !== undefined) {
    known.mentions.push({ ...NOTHING_KNOWN, types: typesOf(itself) });
  }
  const whole = withIds(pronouns.ability(ability, known), known.ids);
  const isSpoken = known.ids !== undefined || known.player !== undefined;
  const chosen = isSpoken && isBranching(known)
    ? chooseFirst.ability(whole)
    : whole;
  const resolved = isForEach(known) ? oneByOne.ability(chosen) : chosen;
  if (known.pronoun === undefined && !known.dangling) return resolved;
  return {
    ...resolved,
    ...(known.pronoun === undefined
      ? {}
      : { wording: { pronoun: known.pronoun } }),
    ...(known.dangling ? { unresolved: true } : {}),
  };
}

/** Whether only one of several effects happens; they can share a choice. */
function isBranching({ done }: Antecedents): boolean {
  return done.includes("conditional") || done.includes("choice");
}

/** Whether "they" are several players, who may have to act one at a time. */
function isForEach({ player, that = player }: Antecedents): boolean {
  return that === "EACH_OPPONENT" || that === "EACH_PLAYER";
}

/**
 * "This character can't quest unless he is exerted": this card, which the
 * text names before the condition.
 */
function subjectOf(ability: Ability): ThisCard | undefined {
  if (ability.type !== "static" || !("target" in ability.effect)) return;
  const { effect } = ability;
  const target = effect.target as Target | undefined; // May be missing.
  if (target !== undefined && isThisCard(target)) return target;
  // "For each card under this character, he …": the same for an amount.
  return effect.type === "modify-stat"
    ? thisCardIn(effect.modifier)
    : undefined;
}

function thisCardIn(amount: Amount): ThisCard | undefined {
  return typeof amount === "object" && "target" in amount &&
      amount.target !== undefined && isThisCard(amount.target)
    ? amount.target
    : undefined;
}

/** "While you have another item with the same name, this item …": an item. */
function typesOf(itself: ThisCard | undefined): Mention["types"] {
  return itself === undefined || itself === "SELF"
    ? undefined
    : [THIS_CARD[itself]];
}
