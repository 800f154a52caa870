import type {
  Ability,
  Condition,
  Cost,
  Effect,
  Trigger,
  TriggerRestriction,
} from "../ast/mod.ts";
import { combine } from "../grammar/clauses/join_sentences.ts";
import { isAction, onItself } from "./is_action.ts";
import type { Piece } from "../grammar/clauses/pieces.ts";
import { resolveAbility } from "./resolve.ts";
import { sharedSubjects } from "./shared_subject.ts";
import { limited } from "../grammar/triggers/triggers.ts";

/** What limits an ability from the front. */
export interface Scope {
  readonly restrictions?: readonly TriggerRestriction[];
  readonly condition?: Condition;
}

type Sentences = readonly (readonly Piece[])[];

/** Puts the parts of an ability together. */
export const assemble = { triggered, activated, replaced, plain };

function triggered(
  { restrictions = [], condition }: Scope,
  triggers: readonly Trigger[],
  sentences: Sentences,
): readonly Ability[] {
  const { effect, conditions } = hoisted(sentences);
  const all = allOf(
    condition === undefined ? conditions : [condition, ...conditions],
  );
  return triggers.map((trigger) =>
    resolveAbility({
      type: "triggered",
      trigger: limited(trigger, restrictions),
      ...all,
      effect,
    })
  );
}

function activated(
  { restrictions, condition }: Scope,
  cost: Cost,
  sentences: Sentences,
): readonly Ability[] {
  const { effect, conditions } = hoisted(sentences);
  return [
    resolveAbility({
      type: "activated",
      cost,
      ...allOf([...condition === undefined ? [] : [condition], ...conditions]),
      effect,
      ...(restrictions === undefined ? {} : { restrictions }),
    }),
  ];
}

function replaced(scope: Scope, ability: Ability): Ability {
  return resolveAbility({ ...ability, ...scopeOf(scope) } as Ability); // With a condition.
}

const NONE: { readonly condition?: Condition } = {};

/** Conditions that all must hold; one "and" holds them all. */
export function allOf(
  list: readonly Condition[],
): { readonly condition?: Condition } {
  if (list.length === 0) return NONE;
  const conditions = list.flatMap((one) =>
    one.type === "and" ? one.conditions : [one]
  );
  const [only] = conditions;
  return only === undefined ? {} : {
    condition: conditions.length === 1 ? only : { type: "and", conditions },
  };
}

/** "if C" right behind a trigger or cost is a condition of the whole ability. */
function hoisted(
  sentences: Sentences,
): { readonly effect: Effect; readonly conditions: readonly Condition[] } {
  const effect = combine(sentences);
  const looksBack = sentences.slice(1).some(([first]) =>
    first?.instead || first?.otherwise || first?.effect.type === "conditional"
  );
  const [first] = sentences[0] ?? [];
  if (looksBack || sentences[0]?.length !== 1 || first === undefined) {
    return { effect, conditions: [] };
  }
  const head = first.effect;
  if (
    head.type !== "conditional" || head.else ||
    head.condition.type === "if-you-do" || isPerPlayer(head)
  ) {
    return { effect, conditions: [] };
  }
  const rest = combine([
    [{ ...first, effect: head.then }],
    ...sentences.slice(1),
  ]);
  return { effect: rest, conditions: [head.condition] };
}

/** "each opponent with 10 or more lore": it holds for some and not for others. */
function isPerPlayer(
  { condition, then }: Extract<Effect, { type: "conditional" }>,
): boolean {
  const each = "target" in then &&
    (then.target === "EACH_OPPONENT" || then.target === "EACH_PLAYER");
  const ofThem = "controller" in condition && condition.controller === "they" ||
    condition.type === "comparison" && typeof condition.left === "object" &&
      "controller" in condition.left && condition.left.controller === "they";
  return each && ofThem;
}

/** Without trigger and cost: at once on actions, always on other cards. */
function plain(
  scope: Scope,
  sentences: Sentences,
  cardType: string | undefined,
): readonly Ability[] {
  const first = sentences[0];
  if (
    sentences.length > 1 && first !== undefined && onItself(combine([first]))
  ) {
    return [
      ...plain(scope, [first], "character"),
      ...plain({}, sentences.slice(1), cardType),
    ];
  }
  const effect = combine(sentences);
  const once = onceAbility(scope, effect);
  if (once !== undefined) return [resolveAbility(once)];
  if (!isAction(effect, cardType)) return scopedStatics(scope, sentences);
  const restrictions = lasting(scope);
  const rest = { ...scopeOf(scope), effect };
  // What can be done "once per turn" is no action: those are played once.
  return restrictions.length === 0
    ? [resolveAbility({ type: "action", ...rest })]
    : [resolveAbility({ type: "static", ...rest, restrictions })];
}

/** A condition at the front ends where a sentence opens with its own. */
function scopedStatics(
  scope: Scope,
  sentences: Sentences,
): readonly Ability[] {
  const end = sentences.findIndex(([first], at) =>
    at > 0 && first?.effect.type === "conditional" && !first.instead &&
    !first.otherwise
  );
  if (scope.condition === undefined || end < 0) {
    return statics(scope, combine(sentences));
  }
  return [
    ...statics(scope, combine(sentences.slice(0, end))),
    ...statics({}, combine(sentences.slice(end))),
  ];
}

/** The restrictions that are no conditions. */
function lasting(
  { restrictions = [] }: Scope,
): readonly TriggerRestriction[] {
  return restrictions.filter((one) => asCondition(one).length === 0);
}

/** "Once per turn, you may pay 2 {I} to …" is paid for, so it is activated. */
function onceAbility(
  { restrictions = [], condition }: Scope,
  effect: Effect,
): Ability | undefined {
  const once = restrictions.some(({ type }) => type === "once-per-turn");
  if (!once || effect.type !== "optional") return undefined;
  const inner = effect.effect;
  if (inner.type !== "pay-cost" || inner.effect === undefined) return undefined;
  return {
    type: "activated",
    cost: inner.cost,
    ...allOf(condition === undefined ? [] : [condition]),
    effect: inner.effect,
    restrictions,
  };
}

function scopeOf(
  { restrictions = [], condition }: Scope,
): { readonly condition?: Condition } {
  return allOf([
    ...restrictions.flatMap(asCondition),
    ...condition === undefined ? [] : [condition],
  ]);
}

function asCondition(restriction: TriggerRestriction): readonly Condition[] {
  return restriction.type === "during-turn" && restriction.whose !== "their"
    ? [{ ...restriction, whose: restriction.whose }]
    : [];
}

/** Each effect of a continuous text is an ability of its own. */
function statics(scope: Scope, effect: Effect): readonly Ability[] {
  const left = lasting(scope);
  const { condition } = scopeOf(scope);
  const bare = unwrapped(effect);
  const all = allOf([
    ...condition === undefined ? [] : [condition],
    ...bare.conditions,
  ]);
  const effects = bare.effect.type === "sequence"
    ? bare.effect.steps
    : [bare.effect];
  return sharedSubjects(effects).map((effect) => {
    const own = unwrapped(effect);
    return resolveAbility({
      type: "static",
      ...allOf([
        ...all.condition === undefined ? [] : [all.condition],
        ...own.conditions,
      ]),
      effect: own.effect,
      ...(left.length === 0 ? {} : { restrictions: left }),
    });
  });
}

function unwrapped(
  effect: Effect,
): { readonly effect: Effect; readonly conditions: readonly Condition[] } {
  if (effect.type !== "conditional" || effect.else !== undefined) {
    return { effect, conditions: [] };
  }
  const inner = unwrapped(effect.then);
  return {
    effect: inner.effect,
    conditions: [effect.condition, ...inner.conditions],
  };
}
