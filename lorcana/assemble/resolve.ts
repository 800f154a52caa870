import { CONDITION_TRAITS } from "../ast/condition_traits.ts";
import { EFFECT_TRAITS } from "../ast/effect_traits.ts";
import type {
  Ability,
  Condition,
  CountedAmount,
  Counter,
  Effect,
  EffectOf,
  Quote,
  Reference,
  Target,
  TriggerSubject,
} from "../ast/mod.ts";
import { isThisCard } from "../ast/target_names.ts";
import { isAboutOthers } from "../ast/about_others.ts";
import { walk } from "../ast/walk.ts";

/** What a pronoun can mean at one place of a text. */
export interface Antecedents {
  /** Whether an earlier step of the body has a target. */
  previous: boolean;
  /** Whether that target is this card. */
  self: boolean;
  /** Whether the trigger is about another card. */
  readonly trigger: boolean;
  /** Whether a trigger or cost speaks of cards that words can mean. */
  readonly source?: boolean;
  /** The word that the text has for this card. */
  pronoun?: string;
  /** Whether a reference had nothing to refer to. */
  dangling?: true;
}

/**
 * Replaces each pronoun by what it refers to, from left to right: the last
 * target before it, else the card of the trigger, else this card.
 */
export function resolveEffect(effect: Effect, known: Antecedents): Effect {
  return pronouns.effect(effect, known);
}

/** Resolves the pronouns of a condition on its own. */
export function resolveCondition(condition: Condition): Condition {
  return pronouns.condition(condition, {
    previous: false,
    self: false,
    trigger: false,
    source: true,
  });
}

/** Resolves the pronouns of a whole ability; abilities inside have their own. */
export function resolveAbility(ability: Ability): Ability {
  const { type } = ability;
  if (type === "keyword") return ability;
  const known: Antecedents = {
    previous: false,
    self: false,
    trigger: type === "triggered" && isAboutOthers(ability.trigger),
    source: type === "triggered" || type === "activated" ||
      ability.condition !== undefined,
  };
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

const pronouns = walk<Antecedents>((inside) => ({
  target: (node, known) => {
    if (isEarlier(node)) return meant(node, known);
    const own = inside.target(node, known);
    note(node, known);
    return own;
  },
  aside: (node, known) =>
    isEarlier(node) ? meant(node, known) : inside.aside(node, known),
  subject: (node, known) =>
    isEarlier(node) ? meant(node, known) : inside.subject(node, known),
  effect: (node, known) => {
    const own = node.type === "grant-ability"
      ? aroundQuote(node, known)
      : inside.effect(node, known);
    if (EFFECT_TRAITS[node.type].namesCards) noteCard(known);
    return own;
  },
  condition: (node, known) => {
    const own = inside.condition(node, known);
    if (isOnlyCard(node)) noteCard(known);
    return withoutSelf(own);
  },
  amount: (node, known) => {
    const own = inside.amount(node, known);
    return typeof own === "object" ? onSelf(own) : own;
  },
}));

function isEarlier(node: Target | TriggerSubject): node is Reference {
  return typeof node === "object" && "ref" in node &&
    node.ref === "previous-target";
}

/** What a reference means here. */
function meant(
  reference: Reference,
  known: Antecedents,
): Reference | "SELF" {
  const { wording, ...rest } = reference;
  const pronoun = wording?.pronoun;
  const own = pronoun === "he" || pronoun === "she" ? reference : rest;
  if (known.previous && !known.self) return own;
  if (!known.previous && known.trigger) {
    return { ...own, ref: "trigger-subject" };
  }
  if (rest.participle !== undefined || rest.cardType !== undefined) {
    const found = known.previous || known.source ||
      rest.participle !== undefined;
    if (found) return own;
    known.dangling = true;
    return { ...own, ref: "unresolved" };
  }
  if (pronoun !== undefined) known.pronoun ??= pronoun;
  return "SELF";
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

/** Remembers a target for the pronouns behind it. */
function note(target: Target, known: Antecedents): void {
  if (typeof target === "object" && !("selector" in target)) return;
  known.previous = true;
  known.self = typeof target === "string" && isThisCard(target);
}

/** Remembers that some card was spoken of. */
function noteCard(known: Antecedents): void {
  known.previous = true;
  known.self = false;
}

/** "only 1 character here": the one that "they" means. */
function isOnlyCard(condition: Condition): boolean {
  return (condition.type === "target-query" ||
    condition.type === "resource-count") &&
    condition.comparison === "equal" && condition.value === 1;
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
