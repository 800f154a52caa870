import type {
  Condition,
  Cost,
  Effect,
  EffectWithOptions,
  ModalEffectChoice,
  StandardEffect,
} from "../ast/internal.ts";
import {
  checked,
  label,
  many,
  oneOf,
  type Rule,
  separated,
} from "../combinators/mod.ts";
import { conditionBefore } from "./condition.ts";
import { effectCosts } from "./cost.ts";
import { defineEffects } from "./promised_effects.ts";
import { energy, integer, pattern } from "./primitives.ts";
import { standardEffect } from "./standard_effect.ts";

/** The bullets before a mode, by its depth. */
const BULLETS = [1, 2, 3, 4, 5]
  .map((depth) => pattern(["{bullet} ".repeat(depth)]));

/** What separates effects, and whether it ends a sentence; the tree does not say. */
const separator = oneOf<boolean>([
  pattern`.`.map(() => true),
  pattern`, then`.map(() => false),
  pattern`and`.map(() => false),
]);

const modeCost: Rule<number> = label(
  'the cost of a mode such as "{mode1-cost}"',
  oneOf([integer("mode-cost"), energy, integer("e-")]),
);

const one = label('an effect such as "draw {cards}"', standardEffect);

/** With "you may", or with what it costs. */
const paid = oneOf<Member>([
  pattern`${one}`.map(([effect]) => ({ effect })),
  pattern`you may ${one}`.map(([effect]) => ({ effect, optional: true })),
  pattern`${effectCosts} to ${one}`
    .map(([cost, effect]) => ({ effect, cost })),
  pattern`you may ${effectCosts} to ${one}`
    .map(([cost, effect]) => ({ effect, optional: true, cost })),
]);

const member = oneOf<Member>([
  paid,
  pattern`either way, ${one}`
    .map(([effect]) => ({ effect, optional: false })),
  pattern`${conditionBefore} ${paid}`
    .map(([condition, member]) => ({ ...member, condition })),
]);

const next = pattern`${separator} ${member}`
  .map(([isNewSentence, member]): Next => ({ member, isNewSentence }));

const members = checked(
  pattern`${member} ${many(next)}`,
  ([first, rest]) => isClear(first, rest),
).map(([first, rest]) => [first, ...rest.map(({ member }) => member)]);

const following = pattern`do the following: ${members}`
  .map(([members]) => membersOf(members));

/** A list with a clear beginning: "do the following: …". */
const group = oneOf<Effect>([
  following.map(effectList),
  pattern`${effectCosts} to ${following}`
    .map(([cost, effects]) => groupEffects(effects, { cost })),
  pattern`${conditionBefore} ${following}`
    .map(([condition, effects]) => groupEffects(effects, { condition })),
  pattern`${conditionBefore} ${effectCosts} to ${following}`
    .map(([condition, cost, effects]) =>
      groupEffects(effects, { cost, condition })
    ),
]);

const sentence = oneOf<Effect>([members.map(compose), group]);
const { modes, further } = modal(sentence);

/** The modes after the first, for a text whose first mode cannot be read. */
export const furtherModes: Rule<unknown> = further;

/** What an ability does, without the period at its end. */
export const effect: Rule<Effect> = oneOf([sentence, modes]);

/** One effect, or a list with a clear beginning. */
const inside = oneOf<Effect>([
  member.map((member) => compose([member])),
  group,
  modes,
]);

defineEffects(effect, inside);

/**
 * Modes, one per line. Modes within a mode have one more bullet, even deep inside
 * its effect.
 */
function modal(
  sentence: Rule<Effect>,
): { readonly modes: Rule<Effect>; readonly further: Rule<unknown> } {
  const levels: Rule<Effect>[] = [];
  let further: Rule<unknown> = sentence;
  for (const bullets of BULLETS.toReversed()) {
    const does = oneOf([sentence, ...levels.slice(-1)]);
    const mode = pattern`${bullets} ${modeCost}: ${does}`
      .map(([, energy_cost, effect]): ModalEffectChoice => ({
        energy_cost,
        effect,
      }));
    const lines = separated(mode, pattern`.\n`);
    further = pattern`\n${lines}.`;
    levels.push(
      pattern`{chooseone}\n${lines}`.map(([modes]) => ({ Modal: modes })),
    );
  }
  return { modes: oneOf(levels), further };
}

/** The cost and the condition of one or more effects. */
interface Terms {
  readonly cost?: Cost;
  readonly condition?: Condition;
}

/** An effect, and the terms written before it, if any. */
interface Member extends Terms {
  readonly effect: StandardEffect;
  readonly optional?: boolean;
}

/** An effect after another. */
interface Next {
  readonly member: Member;
  readonly isNewSentence: boolean;
}

/**
 * The simplest tree for these effects. The terms of the first apply to all of
 * them, unless another has terms of its own.
 */
function compose(members: readonly Member[]): Effect {
  const [first] = members;
  if (first === undefined) return { List: [] };
  const { effect, optional = false } = first;
  const isPlain = first.cost === undefined && first.condition === undefined;
  if (members.length === 1) {
    return isPlain && !optional
      ? { Effect: effect }
      : { WithOptions: { effect, optional, ...termsOf(first) } };
  }
  if (members.slice(1).some(saysSomething)) return { List: membersOf(members) };
  const effects = members.map(({ effect }) => ({ effect, optional }));
  return isPlain ? { List: effects } : groupEffects(effects, first);
}

/**
 * Whether it is clear which effects the terms of each apply to. If only the first
 * has terms, they apply to all. Otherwise a cost or condition could be for the
 * next effect, too, unless that says its own terms or "either way"; so could "you
 * may" for the next sentence.
 */
function isClear(first: Member, rest: readonly Next[]): boolean {
  // Most cards have one effect, and two are always clear.
  if (rest.length < 2 || rest.every(({ member }) => !saysSomething(member))) {
    return true;
  }
  let terms = first;
  return rest.every(({ member, isNewSentence }) => {
    const { cost, condition, optional } = terms;
    if (saysSomething(member)) terms = member;
    return terms === member ||
      (cost === undefined && condition === undefined &&
        !(isNewSentence && optional));
  });
}

function saysSomething({ optional, cost, condition }: Member): boolean {
  return optional !== undefined || cost !== undefined ||
    condition !== undefined;
}

/** Effects with their own terms; "you may" applies until other terms follow. */
function membersOf(members: readonly Member[]): readonly EffectWithOptions[] {
  let optional = false;
  return members.map((member) => {
    if (saysSomething(member)) optional = member.optional ?? false;
    return { effect: member.effect, optional, ...termsOf(member) };
  });
}

/** Effects with their own terms; a single one is not a list. */
function effectList(effects: readonly EffectWithOptions[]): Effect {
  const [only, ...more] = effects;
  if (only === undefined || more.length > 0) return { List: effects };
  return only.optional || hasTerms(only)
    ? { WithOptions: only }
    : { Effect: only.effect };
}

function hasTerms({ trigger_cost, condition }: EffectWithOptions): boolean {
  return trigger_cost !== undefined || condition !== undefined;
}

/** Effects that share a cost or condition; a single one takes it as its own. */
function groupEffects(
  effects: readonly EffectWithOptions[],
  terms: Terms,
): Effect {
  const [only, ...more] = effects;
  if (only !== undefined && more.length === 0 && !hasTerms(only)) {
    return { WithOptions: { ...only, ...termsOf(terms) } };
  }
  return { ListWithOptions: { effects, ...termsOf(terms) } };
}

function termsOf(
  { cost, condition }: Terms,
): Pick<EffectWithOptions, "trigger_cost" | "condition"> {
  return {
    ...(cost && { trigger_cost: cost }),
    ...(condition && { condition }),
  };
}
