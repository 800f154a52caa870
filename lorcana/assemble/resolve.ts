import { CONDITION_TRAITS } from "../ast/condition_traits.ts";
import { EFFECT_TRAITS } from "../ast/effect_traits.ts";
import type {
  Ability,
  Condition,
  CountedAmount,
  Effect,
  EffectOf,
  Quote,
  Reference,
  Target,
} from "../ast/mod.ts";
import { isThisCard } from "../ast/target_names.ts";
import { walk } from "../ast/walk.ts";
import {
  type Antecedents,
  isChallenge,
  isDone,
  lastMention,
  mentioned,
  nothingSaid,
} from "./antecedents.ts";
import {
  checkAmount,
  noteAside,
  noteCard,
  noteCondition,
  noteCost,
  noteFilter,
  noteTrigger,
} from "./note.ts";

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
function isReference(node: Target): node is Reference {
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
function onSelf(amount: CountedAmount): CountedAmount {
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
