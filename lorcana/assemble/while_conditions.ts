import { isWhile } from "../ast/clauses/conditional.ts";
import { durationOf } from "../grammar/effect.ts";
import type {
  Condition,
  Effect,
  EffectOf,
  StaticAbility,
  Target,
  Trigger,
} from "../ast/mod.ts";
import { isAll, queryOf, shortened } from "../ast/target_names.ts";
import { walkEffects } from "../ast/walk.ts";
import { CONDITION_OF_FILTER } from "../grammar/clauses/state_filters.ts";
import { movedNow } from "./move_now.ts";

/**
 * "Chosen character gets +2 {S} while challenging this turn", in a one-time
 * effect: grants the card an ability with that condition instead of checking it
 * now. A permission to move, however, applies now.
 */
export function grantWhileConditions(
  effect: Effect,
  trigger?: Trigger,
): Effect {
  return lasting.effect(effect, trigger);
}

const lasting = walkEffects<Trigger | undefined>((inside) => ({
  effect: (node, trigger) => {
    const own = inside.effect(node, trigger);
    switch (own.type) {
      case "move-cost-reduction":
        return movedNow(own);
      case "modify-stat":
      case "gain-keyword":
        return whoever(own);
      case "conditional":
        return isWhile(own)
          ? inThisChallenge(own, trigger) ?? granted(own) ?? own
          : own;
      default:
        return own;
    }
  },
}));

/** "Whenever this character challenges, he gets +2 {S} while challenging." */
function inThisChallenge(
  { condition, then }: EffectOf<"conditional">,
  trigger: Trigger | undefined,
): Effect | undefined {
  if (condition.type !== "in-challenge" || condition.against !== undefined) {
    return undefined;
  }
  const role = trigger?.event === "challenge"
    ? "attacker"
    : trigger?.event === "challenged"
    ? "defender"
    : undefined;
  return condition.role === role && durationOf(then) === undefined
    ? { ...then, duration: "during-challenge" } as Effect // Has a duration.
    : undefined;
}

/** Grants the change as an ability, if the condition is about the same card. */
function granted(
  { condition, then }: EffectOf<"conditional">,
): Effect | undefined {
  if (!isChange(then) || !isAboutItself(condition)) return undefined;
  if (isOfOne(condition) && isAll(then.target)) return undefined;
  return ability(ofSelf(condition), then);
}

/** Grants the cards of a change an ability that applies it to themselves. */
function ability(condition: Condition, whole: Change): Effect {
  const { target, duration, ...change } = whole;
  const effect = { ...change, target: "SELF" } as Effect; // Same type.
  const ability: StaticAbility = { type: "static", condition, effect };
  return {
    type: "grant-ability",
    ability,
    target,
    ...(duration === undefined ? {} : { duration }),
  };
}

/** "your characters gain Ward while they're exerted": now or later. */
function whoever(change: Change): Effect {
  const full = queryOf(change.target);
  if (full === undefined) return change;
  const { filter = [] } = full;
  const said = filter.find((one) => CONDITION_OF_FILTER.has(one));
  const condition = said && CONDITION_OF_FILTER.get(said);
  if (condition === undefined) return change;
  const others = filter.filter((one) => one !== said);
  const { filter: _, ...all } = full;
  const target = shortened(
    others.length === 0 ? all : { ...all, filter: others },
  );
  return ability(condition, { ...change, target });
}

type Change = EffectOf<"modify-stat"> | EffectOf<"gain-keyword">;

function isChange(effect: Effect): effect is Change {
  return effect.type === "modify-stat" || effect.type === "gain-keyword";
}

/** "while challenging", "while they're exerted" */
function isAboutItself(condition: Condition): boolean {
  if (!ABOUT_A_CARD.has(condition.type)) return false;
  return !("target" in condition) || condition.target === undefined ||
    isThem(condition.target);
}

const ABOUT_A_CARD: ReadonlySet<Condition["type"]> = new Set<Condition["type"]>(
  [
    "in-challenge",
    "is-exerted",
    "is-ready",
    "has-any-damage",
    "no-damage",
    "at-location",
    "has-card-under",
    "stat-threshold",
  ],
);

/** "while he's exerted": a pronoun for a single card. */
function isOfOne(condition: Condition): boolean {
  const target = "target" in condition ? condition.target : undefined;
  return typeof target === "object" && "ref" in target &&
    target.wording?.pronoun !== undefined &&
    target.wording.pronoun !== "they";
}

function isThem(target: Target): boolean {
  return typeof target === "object" && "ref" in target &&
    target.wording?.cardType === undefined;
}

/** The condition with the card itself as its subject. */
function ofSelf(condition: Condition): Condition {
  if (!("target" in condition)) return condition;
  const { target: _, ...rest } = condition;
  return rest as Condition; // The default is this card.
}
