import type { Ability, Condition, TriggeredAbility } from "../ast/mod.ts";
import type { Draft } from "../grammar/abilities/draft.ts";
import { allOf } from "../grammar/conditions/all_of.ts";
import { withSpan } from "../grammar/spanned.ts";
import { limited } from "../grammar/triggers/triggers.ts";
import { hoisted } from "./hoist.ts";
import { plain, scopeOf } from "./plain.ts";
import { resolveAbility } from "./resolve.ts";

/** The abilities that a text consists of; what kind of card it is on may decide. */
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
      return draft.keywords;
    case "triggered":
      return triggered(draft);
    case "activated":
      return [activated(draft)];
    case "replacement":
      return [replaced(draft)];
    case "plain":
      return plain(draft.scope, draft.sentences, cardType);
  }
}

type DraftOf<K extends Draft["kind"]> = Extract<Draft, { kind: K }>;

function triggered(
  { scope, triggers, sentences }: DraftOf<"triggered">,
): readonly Ability[] {
  const { restrictions = [], condition } = scope;
  const { effect, conditions } = hoisted(sentences);
  const all = allOf([...listOf(condition), ...conditions]);
  return triggers.map((trigger) =>
    resolveAbility(lasting({
      type: "triggered",
      trigger: limited(trigger, restrictions),
      ...all,
      effect,
    }))
  );
}

/** "Whenever … this turn, …" is done once: it makes the ability that waits. */
function lasting(ability: TriggeredAbility): Ability {
  const { restrictions = [] } = ability.trigger;
  return restrictions.some(({ type }) => type === "this-turn")
    ? { type: "action", effect: { type: "create-triggered-ability", ability } }
    : ability;
}

function activated(
  { scope, cost, sentences }: DraftOf<"activated">,
): Ability {
  const { restrictions, condition } = scope;
  const { effect, conditions } = hoisted(sentences);
  return resolveAbility({
    type: "activated",
    cost,
    ...allOf([...listOf(condition), ...conditions]),
    effect,
    ...(restrictions === undefined ? {} : { restrictions }),
  });
}

function replaced({ scope, ability }: DraftOf<"replacement">): Ability {
  return resolveAbility({ ...ability, ...scopeOf(scope) });
}

function listOf(condition: Condition | undefined): readonly Condition[] {
  return condition === undefined ? [] : [condition];
}
