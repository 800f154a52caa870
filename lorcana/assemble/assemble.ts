import type {
  Ability,
  ActivatedAbility,
  Condition,
  ReplacementAbility,
  Trigger,
  TriggeredAbility,
  TriggerRestriction,
} from "../ast/mod.ts";
import { isOfTurn } from "../ast/conditions/turn.ts";
import { owned } from "../ast/owned.ts";
import { isThisCard } from "../ast/target_names.ts";
import type { Draft, Sentences } from "../grammar/abilities/draft.ts";
import { allOf } from "../grammar/conditions/all_of.ts";
import { withSpan } from "../grammar/spanned.ts";
import { delayed, limited } from "../grammar/triggers/triggers.ts";
import { rejectLastingCondition } from "./lasting_condition.ts";
import { hoisted } from "./hoist.ts";
import { isActionType } from "./is_action.ts";
import { plainAbility, scopeOf } from "./plain.ts";
import { resolveAbility } from "./resolve.ts";
import { splitOffAbilities } from "./split_off_abilities.ts";
import { grantWhileConditions } from "./while_conditions.ts";

/**
 * The abilities of a text. The card type, if known, tells actions from static
 * abilities. The abilities share no nodes with the abilities of other texts.
 */
export function assemble(
  draft: Draft,
  cardType: string | undefined,
): readonly Ability[] {
  const { span } = draft;
  const abilities = assembled(draft, cardType);
  return span === undefined
    ? abilities
    : abilities.map((ability) => withSpan(ability, span));
}

function assembled(
  draft: Draft,
  cardType: string | undefined,
): readonly Ability[] {
  switch (draft.kind) {
    case "keywords":
      return owned(draft.keywords);
    case "triggered":
      return isActionType(cardType)
        ? triggered(draft, cardType)
        : beside(draft, (own) => triggered(own, cardType));
    case "activated":
      return beside(draft, (own) => [activated(own)]);
    case "replacement":
      return [replaced(draft)];
    case "plain":
      return plainAbility(draft.scope, draft.sentences, cardType);
  }
}

/** An ability and the static abilities made by the sentences after it. */
function beside<D extends { readonly sentences: Sentences }>(
  draft: D,
  assembled: (draft: D) => readonly Ability[],
): readonly Ability[] {
  const { done, always } = splitOffAbilities(draft.sentences);
  return always.length === 0
    ? assembled(draft)
    : [...assembled({ ...draft, sentences: done }), ...always];
}

type DraftOf<K extends Draft["kind"]> = Extract<Draft, { kind: K }>;

function triggered(
  { scope, triggers, sentences }: DraftOf<"triggered">,
  cardType: string | undefined,
): readonly Ability[] {
  const { restrictions = [] } = scope;
  const { effect, conditions } = hoisted(sentences);
  const condition = both(scope.condition, conditions);
  return triggers.map((one) => {
    const trigger = limited(one, restrictions);
    const own = grantWhileConditions(effect, one);
    const ability = resolveAbility(lasting(
      condition === undefined
        ? { type: "triggered", trigger, effect: own }
        : { type: "triggered", trigger, condition, effect: own },
      cardType,
    ));
    return rejectLastingCondition(ability, own);
  });
}

/** Joins the condition before a trigger or cost with those after it. */
function both(
  condition: Condition | undefined,
  others: readonly Condition[],
): Condition | undefined {
  return others.length === 0
    ? condition
    : allOf([...listOf(condition), ...others]).condition;
}

/**
 * "Whenever … this turn, …" creates a delayed triggered ability once. An action
 * does so for all of its triggers, since it is gone by the time they fire.
 */
function lasting(
  ability: TriggeredAbility,
  cardType: string | undefined,
): Ability {
  const { trigger } = ability;
  const { restrictions = [] } = trigger;
  const isMade = restrictions.some(({ type }) => type === "this-turn") ||
    isActionType(cardType) && !isThisCardPlayed(trigger);
  if (!isMade) return ability;
  const own = { ...ability, trigger: delayed(trigger) };
  return {
    type: "action",
    effect: { type: "create-triggered-ability", ability: own },
  };
}

/** "When you play this action" triggers while the action is being played. */
function isThisCardPlayed({ event, on }: Trigger): boolean {
  return event === "play" && on !== undefined && isThisCard(on);
}

function activated(
  { scope, cost, sentences }: DraftOf<"activated">,
): Ability {
  const { restrictions } = scope;
  const { effect, conditions } = hoisted(sentences);
  const condition = both(scope.condition, conditions);
  const own = grantWhileConditions(effect);
  const bare: ActivatedAbility = condition === undefined
    ? { type: "activated", cost, effect: own }
    : { type: "activated", cost, condition, effect: own };
  const ability = resolveAbility(
    restrictions === undefined ? bare : { ...bare, restrictions },
  );
  return rejectLastingCondition(ability, own);
}

function replaced({ scope, ability }: DraftOf<"replacement">): Ability {
  const { condition } = allOf([
    ...listOf(scopeOf(scope).condition),
    ...listOf(ability.condition),
  ]);
  const own = soOften(ability, scope.restrictions);
  return resolveAbility(
    condition === undefined
      ? own
      : inEachTurn({ ...own, condition }, condition),
  );
}

/** "During your turn, the first time …": the first time in each such turn. */
function inEachTurn(
  ability: ReplacementAbility,
  condition: Condition,
): ReplacementAbility {
  const { replaces } = ability;
  return replaces.first && isOfTurn(condition)
    ? { ...ability, replaces: { ...replaces, eachTurn: true } }
    : ability;
}

/** "Once per turn, if …": the first time, if the replacement is mandatory. */
function soOften(
  ability: ReplacementAbility,
  restrictions: readonly TriggerRestriction[] = [],
): ReplacementAbility {
  const often = restrictions.find((one) =>
    one.type === "once-per-turn" || one.type === "times-per-turn"
  );
  if (often === undefined) return ability;
  const timesPerTurn = often.type === "times-per-turn" ? often.times : 1;
  const { replaces, replacement } = ability;
  const isUpToYou = replacement !== "prevent" &&
    replacement.type === "optional";
  const limit = isUpToYou || timesPerTurn > 1
    ? { timesPerTurn }
    : { first: true, eachTurn: true } as const;
  return { ...ability, replaces: { ...replaces, ...limit } };
}

function listOf(condition: Condition | undefined): readonly Condition[] {
  return condition === undefined ? [] : [condition];
}
