import type {
  Ability,
  Condition,
  Effect,
  EffectOf,
  Quote,
  Target,
} from "../ast/mod.ts";
import { isInstead } from "../ast/clauses/conditional.ts";
import { isThisCard } from "../ast/target_names.ts";
import { walk } from "../ast/walk.ts";
import {
  type Antecedents,
  FRAMES,
  mentioned,
  noteDone,
  notePlayer,
  nothingSaid,
} from "./antecedents.ts";
import { isImpossibleForThem } from "./impossible.ts";
import {
  eachPlayer,
  isGroup,
  isHowPlayed,
  isOfNothing,
  isReference,
  isSameLocation,
} from "./kinds.ts";
import { chooseFirst } from "./choose_first.ts";
import { marked, withIds } from "./mark.ts";
import { oneByOne } from "./one_by_one.ts";
import { exceptSpokenOf } from "./except.ts";
import { meant, playerOf, thatPlayer } from "./meant.ts";
import { onSelf, withoutSelf } from "./on_self.ts";
import {
  checkAmount,
  isHaving,
  noteCondition,
  noteCost,
  noteEffect,
  noteFilter,
  noteNode,
  noteOwner,
  notePaid,
  noteTrigger,
} from "./note.ts";
import { thatMuch } from "./that_much.ts";

/**
 * Replaces each pronoun by what it refers to, from left to right: the last
 * target before it, else the card of the trigger, else this card.
 */
export function resolveEffect(effect: Effect, known: Antecedents): Effect {
  const resolved = pronouns.effect(effect, known);
  if (known.ids === undefined) return resolved;
  const whole = marked.effect(resolved, { nodes: 0, ids: known.ids });
  return isBranching(known) ? chooseFirst.effect(whole) : whole;
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
  for (const { type } of before) noteDone(type, known);
  if (before.length > 0 || isAboutItself(ability)) {
    known.mentions.push({ ref: "SELF" });
  }
  const whole = withIds(pronouns.ability(ability, known), known.ids);
  const chosen = known.ids !== undefined && isBranching(known)
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

/** Whether one of several effects happens, so that they can share a choice. */
function isBranching({ done }: Antecedents): boolean {
  return done.includes("conditional") || done.includes("choice");
}

/** Whether "they" are several players, so that each may have to act alone. */
function isForEach({ that }: Antecedents): boolean {
  return that === "EACH_OPPONENT" || that === "EACH_PLAYER";
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
    const own = exceptSpokenOf(inside.target(node, known), known);
    const mention = mentioned(node);
    if (mention?.ref === "SELF") known.mentions.push(mention);
    else if (mention !== undefined) noteNode(mention, known);
    if (isGroup(node)) noteDone("group", known);
    return own;
  },
  aside: (node, known) => {
    if (isReference(node)) return meant(node, known);
    const own = inside.aside(node, known);
    const mention = mentioned(node);
    if (mention?.ref === "previous-target") {
      noteNode({ ...mention, aside: true }, known);
    }
    if (isSameLocation(node)) {
      known.mentions.push({
        ref: "same-location",
        types: ["location"],
        aside: true,
      });
    }
    return own;
  },
  player: (node, known) => {
    if (typeof node === "object") {
      return "that" in node ? node : playerOf(node, known);
    }
    if (node === "THAT_PLAYER") return thatPlayer(known);
    if (node !== "CONTROLLER" && node !== "CARD_OWNER") {
      notePlayer(node, known);
    }
    return node;
  },
  query: (node, known) => {
    const own = inside.query(node, known);
    noteOwner(own.owner, known);
    return own;
  },
  subject: (node, known) => {
    if (!isReference(node)) return inside.subject(node, known);
    // "Whenever he challenges": a trigger may start with this card's pronoun.
    if (known.mentions.length === 0) known.mentions.push({ ref: "SELF" });
    return meant(node, known);
  },
  effect: (node, known) => {
    const { doing, instead } = known;
    noteDone(node.type, known);
    if (isOfNothing(node, known.deeds) && !known.isPart) known.dangling = true;
    if (isImpossibleForThem(node, known)) known.dangling = true;
    if (!FRAMES.has(node.type)) known.deeds++;
    known.doing = node.type;
    known.instead = node.type === "conditional" && isInstead(node);
    const each = eachPlayer(node);
    if (each !== undefined) notePlayer(each, known);
    const own = node.type === "grant-ability"
      ? aroundQuote(node, known)
      : node.type === "conditional" && node.else !== undefined &&
          !isInstead(node) && isAboutIt(node.condition)
      ? branches(node, node.else, known)
      : inside.effect(node, known);
    noteEffect(node, known);
    if (doing !== undefined) known.doing = doing;
    known.instead = instead;
    return own;
  },
  condition: (node, known) => {
    // "If you used Shift to play her": nobody else was played.
    if (isHowPlayed(node) && known.mentions.length === 0) {
      known.mentions.push({ ref: "SELF" });
    }
    const said = known.mentions.length;
    const own = inside.condition(node, known);
    if (node.type === "turn-metric" && node.metric !== "sang-this-song") {
      onlyNouns(known, said);
    }
    noteCondition(node, known);
    if (known.instead || isHaving(node)) weaken(known, said);
    return withoutSelf(own);
  },
  trigger: (node, known) => {
    // What limits a trigger is about its cards: "while at a location".
    if (node.on !== undefined && !isReference(node.on)) {
      noteTrigger(node, known);
      return inside.trigger(node, known);
    }
    const own = inside.trigger(node, known);
    noteTrigger(node, known);
    return own;
  },
  cost: (node, known) => {
    const { deeds } = known;
    const before = known.done.length;
    noteCost(node, known);
    const own = inside.cost(node, known);
    notePaid(known, before);
    known.deeds = deeds;
    return own;
  },
  filter: (node, known) => {
    const own = inside.filter(node, known);
    noteFilter(node, known);
    return own;
  },
  replaces: (node, known) => {
    noteDone("replaces", known);
    noteDone(node.event, known);
    known.events.push(node.event);
    if (node.event === "discard" || node.event === "draw") {
      known.mentions.push({
        ref: "trigger-subject",
        types: ["card"],
        plural: node.several === true,
      });
    }
    return inside.replaces(node, known);
  },
  amount: (node, known) => {
    const own = inside.amount(node, known);
    if (typeof own !== "object") return own;
    checkAmount(own, known);
    if (own.type === "trigger-amount") return thatMuch(own, known);
    if (own.type === "damage-on-self" || own.type === "cards-under-self") {
      known.mentions.push({ ref: "SELF" });
    }
    return onSelf(own);
  },
}));

/**
 * "Deal 1 damage to chosen character. If you played a song this turn, deal 2
 * damage instead": what happened to other cards is said aside.
 */
function onlyNouns({ mentions }: Antecedents, from: number): void {
  mentions.forEach((mention, at) => {
    if (at >= from && mention.ref === "previous-target") {
      mentions[at] = { ...mention, aside: true };
    }
  });
}

/**
 * "Deal 1 damage to chosen character. If you have a Hero character in play, deal 2
 * damage to that character instead": others are meant first.
 */
function weaken({ mentions }: Antecedents, from: number): void {
  for (let at = from; at < mentions.length; at++) {
    mentions[at] = { ...mentions[at]!, weak: true };
  }
}

/** "If it's an item card": the condition asks for a card spoken of before. */
function isAboutIt(condition: Condition): boolean {
  return "target" in condition && condition.target !== undefined &&
    isReference(condition.target as Target); // A player is no reference.
}

/** "If it's C, A. Otherwise, B": B is about the same card, not about A's. */
function branches(
  effect: EffectOf<"conditional">,
  other: Effect,
  known: Antecedents,
): Effect {
  const condition = pronouns.condition(effect.condition, known);
  const said = known.mentions.length;
  const then = pronouns.effect(effect.then, known);
  const inThen = known.mentions.splice(said);
  const otherwise = pronouns.effect(other, known);
  known.mentions.splice(said, 0, ...inThen);
  return { ...effect, condition, then, else: otherwise };
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
