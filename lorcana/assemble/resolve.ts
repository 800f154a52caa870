import { CONDITION_TRAITS } from "../ast/condition_traits.ts";
import { EFFECT_TRAITS } from "../ast/effect_traits.ts";
import type {
  Ability,
  CardType,
  Condition,
  Cost,
  CountedAmount,
  Counter,
  Effect,
  EffectOf,
  Filter,
  Quote,
  Reference,
  Target,
  Trigger,
  TriggerSubject,
} from "../ast/mod.ts";
import { isAboutOthers } from "../ast/about_others.ts";
import { isThisCard } from "../ast/target_names.ts";
import { walk } from "../ast/walk.ts";
import {
  type Antecedents,
  isAnythingDone,
  isChallenge,
  isDone,
  lastMention,
  mentioned,
  nothingSaid,
  typesOf,
} from "./antecedents.ts";

/**
 * Replaces each pronoun by what it refers to, from left to right: the last
 * target before it, else the card of the trigger, else this card.
 */
export function resolveEffect(effect: Effect, known: Antecedents): Effect {
  return pronouns.effect(effect, known);
}

/** Resolves the pronouns of a condition on its own. */
export function resolveCondition(condition: Condition): Condition {
  return pronouns.condition(condition, nothingSaid(true));
}

/**
 * Resolves the pronouns of a whole ability; abilities inside have their own.
 * The effects before it are those of other abilities of the same text.
 */
export function resolveAbility(
  ability: Ability,
  before: readonly Effect[] = [],
): Ability {
  if (ability.type === "keyword") return ability;
  const known = nothingSaid();
  for (const { type } of before) known.done.add(type);
  if (before.length > 0 || isAboutItself(ability)) {
    known.mentions.push({ ref: "SELF" });
  }
  const resolved = pronouns.ability(ability, known);
  if (known.pronoun === undefined && !known.dangling) return resolved;
  return {
    ...resolved,
    ...(known.pronoun === undefined
      ? {}
      : { wording: { pronoun: known.pronoun } }),
    ...(known.dangling ? { unresolved: true } : {}),
  };
}

/** "This character can't quest unless he is exerted": its conditions come first. */
function isAboutItself(ability: Ability): boolean {
  return ability.type === "static" && "target" in ability.effect &&
    ability.effect.target !== undefined &&
    isThisCard(ability.effect.target as Target); // A player is no card's name.
}

const pronouns = walk<Antecedents>((inside) => ({
  target: (node, known) => {
    if (isReference(node)) return meant(node, known);
    const own = inside.target(node, known);
    const mention = mentioned(node);
    if (mention !== undefined && !isGroup(node)) known.mentions.push(mention);
    return own;
  },
  aside: (node, known) => {
    if (isReference(node)) return meant(node, known);
    const own = inside.aside(node, known);
    const mention = mentioned(node);
    if (mention?.ref === "previous-target") noteAside(mention.types, known);
    if (isSameLocation(node)) noteAside(["location"], known);
    return own;
  },
  subject: (node, known) => {
    if (!isReference(node)) return inside.subject(node, known);
    // "Whenever he challenges": a trigger may start with this card's pronoun.
    if (known.mentions.length === 0) known.mentions.push({ ref: "SELF" });
    return meant(node, known);
  },
  effect: (node, known) => {
    known.done.add(node.type);
    const own = node.type === "grant-ability"
      ? aroundQuote(node, known)
      : inside.effect(node, known);
    if (EFFECT_TRAITS[node.type].namesCards) noteCard(known);
    return own;
  },
  condition: (node, known) => {
    const own = inside.condition(node, known);
    noteCondition(node, known);
    return withoutSelf(own);
  },
  trigger: (node, known) => {
    const own = inside.trigger(node, known);
    noteTrigger(node, known);
    return own;
  },
  cost: (node, known) => {
    const own = inside.cost(node, known);
    noteCost(node, known);
    return own;
  },
  filter: (node, known) => {
    const own = inside.filter(node, known);
    noteFilter(node, known);
    return own;
  },
  replaces: (node, known) => {
    known.done.add("replaces").add(node.event);
    return inside.replaces(node, known);
  },
  amount: (node, known) => {
    const own = inside.amount(node, known);
    if (typeof own !== "object") return own;
    checkAmount(own, known);
    if (own.type === "damage-on-self" || own.type === "cards-under-self") {
      known.mentions.push({ ref: "SELF" });
    }
    return onSelf(own);
  },
}));

/** Whether a target has to be found, or at least looked for. */
function isReference(node: Target | TriggerSubject): node is Reference {
  return typeof node === "object" && "ref" in node &&
    (node.ref === "previous-target" || node.ref === "attacker" ||
      node.ref === "defender");
}

/** "to the same location": the one that "that location" means. */
function isSameLocation(node: Target): boolean {
  return typeof node === "object" && "ref" in node &&
    node.ref === "same-location";
}

function isGroup(node: Target): boolean {
  return typeof node === "object" && "join" in node;
}

/** What a reference means here. */
function meant(
  reference: Reference,
  known: Antecedents,
): Reference | "SELF" {
  if (reference.ref !== "previous-target") {
    if (!isChallenge(known)) known.dangling = true;
    return reference;
  }
  const { wording, ...rest } = reference;
  const pronoun = wording?.pronoun;
  const own = pronoun === "he" || pronoun === "she" ? reference : rest;
  const mention = lastMention(reference, known);
  const { participle } = reference;
  if (participle !== undefined && !isDone(participle, known)) {
    known.dangling = true;
  }
  if (mention === undefined) {
    if (!known.isPart && !isSpoken(reference, known)) known.dangling = true;
    if (rest.cardType !== undefined || participle !== undefined) return own;
  } else if (mention.ref !== "SELF") {
    const isLast = mention === lastMention({ ref: "previous-target" }, known);
    return isLast
      ? { ...own, ref: mention.ref }
      : { ...own, ref: mention.ref, earlier: true };
  }
  if (pronoun !== undefined) known.pronoun ??= pronoun;
  return "SELF";
}

/** Whether an event or a cost brought cards along that no noun stands for. */
function isSpoken({ participle }: Reference, known: Antecedents): boolean {
  return participle !== undefined && participle !== "chosen" &&
    isDone(participle, known);
}

/** Abilities in quotes were resolved on their own; what is around them is not. */
function aroundQuote(
  effect: EffectOf<"grant-ability">,
  known: Antecedents,
): Effect {
  const { ability, object } = effect;
  const target = pronouns.target(effect.target, known);
  if (typeof ability === "object" && isDangling(ability)) known.dangling = true;
  return {
    ...effect,
    target,
    ...(object === undefined ? {} : { object: pronouns.target(object, known) }),
  };
}

/** Whether something in the abilities of a quote refers to nothing. */
function isDangling(quote: Quote): boolean {
  return "type" in quote
    ? quote.unresolved === true
    : quote.some(({ unresolved }) => unresolved);
}

/** Remembers that some card was spoken of. */
function noteCard(known: Antecedents): void {
  known.mentions.push({ ref: "previous-target" });
}

/** Remembers the card of a trigger, and what happened. */
function noteTrigger(trigger: Trigger, known: Antecedents): void {
  const { event, on, defender, restrictions = [] } = trigger;
  known.done.add(event);
  for (const { type } of restrictions) known.done.add(type);
  if (event === "sing") noteAside(["song"], known);
  if (isAboutOthers(trigger)) {
    const types = event === "sing" ? undefined : typesOf(on);
    known.mentions.push({ ref: "trigger-subject", types });
  } else if (on === "SELF") {
    known.mentions.push({ ref: "SELF" });
  }
  if (defender !== undefined) noteAside(typesOf(defender), known);
}

/** Remembers cards that only a noun can mean. */
function noteAside(
  types: readonly CardType[] | undefined,
  known: Antecedents,
): void {
  known.mentions.push({ ref: "previous-target", types, aside: true });
}

/** Remembers what was paid; most costs are paid with this card. */
function noteCost(cost: Cost, known: Antecedents): void {
  for (const name in cost) known.done.add(name);
  known.mentions.push({ ref: "SELF" });
}

/** "at a location": the one that "that location" means. */
function noteFilter(filter: Filter, known: Antecedents): void {
  if (filter.type === "at-location") noteAside(["location"], known);
  if (filter.type === "in-challenge") known.done.add("challenge");
}

/** Remembers the cards that a condition is about. */
function noteCondition(condition: Condition, known: Antecedents): void {
  const traits = CONDITION_TRAITS[condition.type];
  if (condition.type === "in-challenge") known.done.add("challenge");
  if (isAboutDoing(condition) && !isAnythingDone(known)) known.dangling = true;
  if (
    "withoutTarget" in traits && traits.withoutTarget === "this card" &&
    !("target" in condition)
  ) {
    known.mentions.push({ ref: "SELF" });
  }
  if (isOnlyCard(condition)) noteCard(known);
  else if ("query" in condition && condition.query !== undefined) {
    noteAside(condition.query.cardTypes, known);
  }
}

/** "if you do", "if they don't" */
function isAboutDoing({ type }: Condition): boolean {
  return type === "if-you-do" || type === "if-they-do-not";
}

/** "only 1 character here": the one that "they" means. */
function isOnlyCard(condition: Condition): boolean {
  return (condition.type === "target-query" ||
    condition.type === "resource-count") &&
    condition.comparison === "equal" && condition.value === 1;
}

/** Amounts look back as well: "that much", "for each item banished this way". */
function checkAmount(
  amount: CountedAmount | Counter,
  known: Antecedents,
): void {
  const isMissing = amount.type === "trigger-amount"
    ? !known.isPart && known.done.size < 2
    : "what" in amount && !isDone(amount.what, known);
  if (isMissing) known.dangling = true;
}

/** A condition about this card, where that goes without saying. */
function withoutSelf(condition: Condition): Condition {
  if (!("target" in condition) || condition.target !== "SELF") return condition;
  const traits = CONDITION_TRAITS[condition.type];
  if (!("withoutTarget" in traits) || traits.withoutTarget !== "this card") {
    return condition;
  }
  const { target: _, ...rest } = condition;
  return rest as Condition; // Its target may be missing.
}

/** Amounts of this card have names of their own. */
function onSelf(amount: CountedAmount | Counter): CountedAmount | Counter {
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
