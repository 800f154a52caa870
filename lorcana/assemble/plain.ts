import type {
  Ability,
  Condition,
  Effect,
  StaticAbility,
  TriggerRestriction,
} from "../ast/mod.ts";
import { isAll } from "../ast/target_names.ts";
import type { Scope, Sentences } from "../grammar/abilities/draft.ts";
import { joinSentences } from "../grammar/clauses/join_sentences.ts";
import { allOf } from "../grammar/conditions/all_of.ts";
import { rejectLastingCondition } from "./lasting_condition.ts";
import { isAboutPlayingThisCard, isAction, isActionType } from "./is_action.ts";
import {
  conditionsToFilters,
  type Depending,
} from "./conditions_to_filters.ts";
import { resolveAbility } from "./resolve.ts";
import { usedAtWill } from "./used_at_will.ts";
import { sharedSubjects } from "./shared_subject.ts";
import { recurringTrigger } from "./recurring_trigger.ts";
import { grantWhileConditions } from "./while_conditions.ts";

/** A text without trigger or cost: an action on actions, otherwise static. */
export function plainAbility(
  scope: Scope,
  sentences: Sentences,
  cardType: string | undefined,
  before: readonly Effect[] = [],
): readonly Ability[] {
  const first = sentences[0];
  if (sentences.length > 1 && first !== undefined) {
    const said = joinSentences([first]);
    if (isAboutPlayingThisCard(said)) {
      return [
        ...plainAbility(scope, [first], "character"),
        ...plainAbility({}, sentences.slice(1), cardType, [said]),
      ];
    }
  }
  const effect = joinSentences(sentences);
  const once = usedAtWill(scope, effect);
  if (once !== undefined) return [resolveAbility(once)];
  const isRecurring = cardType !== undefined && !isActionType(cardType) &&
    recurringTrigger(effect) !== undefined;
  if (isRecurring || !isAction(effect, cardType)) {
    return scopedStatics(scope, sentences);
  }
  const restrictions = lasting(scope);
  const ability = staticAbility(
    scopeOf(scope),
    grantWhileConditions(effect),
    restrictions,
  );
  // "Once per turn" rules out an action, which is played only once.
  return restrictions.length === 0
    ? [
      rejectLastingCondition(
        resolveAbility({ ...ability, type: "action" }, before),
        ability.effect,
      ),
    ]
    : [resolveAbility(ability)];
}

/** A leading condition covers its sentence and those that continue it. */
function scopedStatics(
  scope: Scope,
  sentences: Sentences,
): readonly Ability[] {
  const end = sentences.findIndex(([first], at) =>
    at > 0 && first !== undefined && !first.instead && !first.otherwise &&
    !isAboutThem(first.effect)
  );
  if (scope.condition === undefined || end < 0) {
    return statics(scope, joinSentences(sentences));
  }
  const first = joinSentences(sentences.slice(0, end));
  return [
    ...statics(scope, first),
    ...statics({}, joinSentences(sentences.slice(end)), [first]),
  ];
}

/** "They gain Rush", "he also gets +1 {S}": continues the sentence before. */
function isAboutThem(effect: Effect): boolean {
  return "target" in effect && typeof effect.target === "object" &&
    "ref" in effect.target;
}

/** The restrictions that cannot be expressed as conditions. */
function lasting(
  { restrictions = [] }: Scope,
): readonly TriggerRestriction[] {
  return restrictions.filter((one) => asCondition(one).length === 0);
}

/** The condition of a scope, including its restrictions if possible. */
export function scopeOf(
  { restrictions = [], condition }: Scope,
): { readonly condition?: Condition } {
  const own = condition === undefined ? [] : [condition];
  return restrictions.length === 0
    ? allOf(own)
    : allOf([...restrictions.flatMap(asCondition), ...own]);
}

function asCondition(restriction: TriggerRestriction): readonly Condition[] {
  return restriction.type === "during-turn" && restriction.whose !== "their"
    ? [{ ...restriction, whose: restriction.whose }]
    : [];
}

/** One ability for each effect of a continuous text. */
function statics(
  scope: Scope,
  effect: Effect,
  before: readonly Effect[] = [],
): readonly Ability[] {
  const left = lasting(scope);
  const { condition } = scopeOf(scope);
  const bare = unwrapped(inPlay(effect));
  const all = allOf([
    ...condition === undefined ? [] : [condition],
    ...bare.conditions,
  ]);
  const effects = bare.effect.type === "sequence" &&
      !bare.effect.steps.some(isPaidFor)
    ? bare.effect.steps
    : [bare.effect];
  return sharedSubjects(effects).map((effect, at) => {
    const bare = unwrapped(effect);
    const own = conditionsToFilters({
      effect: bare.effect,
      conditions: [
        ...all.condition === undefined ? [] : [all.condition],
        ...bare.conditions,
      ],
    });
    const said = [...before, ...effects.slice(0, at)];
    const triggered = recurringTrigger(own.effect);
    if (triggered !== undefined) {
      const { effect, conditions } = unwrapped(triggered.effect);
      const both = allOf([...own.conditions, ...conditions]);
      return resolveAbility({ ...triggered, ...both, effect }, said);
    }
    const ability = staticAbility(allOf(own.conditions), own.effect, left);
    return eachOnItsOwn(resolveAbility(ability, said));
  });
}

function staticAbility(
  { condition }: { readonly condition?: Condition },
  effect: Effect,
  restrictions: readonly TriggerRestriction[],
): StaticAbility {
  const ability: StaticAbility = condition === undefined
    ? { type: "static", effect }
    : { type: "static", condition, effect };
  return restrictions.length === 0 ? ability : { ...ability, restrictions };
}

/**
 * "Characters here gain Rush. If they're damaged, they gain Ward instead": the
 * tree cannot check a condition for each card, so the ability is unresolved.
 */
function eachOnItsOwn(ability: Ability): Ability {
  if (ability.type !== "static") return ability;
  const { effect } = ability;
  const isOfEach = effect.type === "conditional" && effect.else !== undefined &&
    "target" in effect.condition && effect.condition.target !== undefined &&
    isAll(effect.condition.target);
  return isOfEach ? { ...ability, unresolved: true } : ability;
}

/** "While this character is in play, …" is true of any static ability. */
function inPlay(effect: Effect): Effect {
  if (effect.type === "lasting" && effect.duration === "while-in-play") {
    return effect.effect;
  }
  if (!("duration" in effect) || effect.duration !== "while-in-play") {
    return effect;
  }
  const { duration: _, ...rest } = effect;
  return rest as Effect; // The duration is optional.
}

/** "This character may enter play exerted to gain 1 lore": one ability. */
function isPaidFor(effect: Effect): boolean {
  return effect.type === "conditional" &&
    (effect.condition.type === "if-you-do" ||
      effect.condition.type === "if-they-do-not");
}

function unwrapped(effect: Effect): Depending {
  if (effect.type !== "conditional" || effect.else !== undefined) {
    return { effect, conditions: [] };
  }
  const inner = unwrapped(effect.then);
  return {
    effect: inner.effect,
    conditions: [effect.condition, ...inner.conditions],
  };
}
