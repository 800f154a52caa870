import type {
  Ability,
  Condition,
  Target,
  TriggeredAbility,
} from "../ast/mod.ts";
import { walk } from "../ast/walk.ts";
import { isAnyCharacter } from "./any_character.ts";
import { oneCondition } from "./condition.ts";
import { unordered } from "./plain.ts";
import { isSubject } from "./trigger.ts";

/**
 * The canonical form of an ability: conditions of its effect become its own,
 * and its printed name is dropped.
 */
export function oneAbility(named: Ability): Ability {
  const { name: _, ...ability }: Ability = named;
  switch (ability.type) {
    case "keyword":
    case "replacement":
      return ability;
    case "static":
      return inTurn(depending(ability));
    case "triggered":
      return challenged(shifted(depending(ability)));
    default:
      return depending(ability);
  }
}

type WithEffect = Exclude<Ability, { type: "keyword" | "replacement" }>;

/** "Gain 1 lore if C" is "If C, gain 1 lore". */
function depending<A extends WithEffect>(ability: A): A {
  const { effect } = ability;
  if (
    effect.type !== "conditional" || effect.else !== undefined ||
    effect.condition.type === "if-you-do" ||
    effect.condition.type === "if-they-do-not"
  ) {
    return ability;
  }
  return depending({
    ...ability,
    condition: both(ability.condition, effect.condition),
    effect: effect.then,
  });
}

/** "When you shift this character" is "When you play it, if you used Shift". */
function shifted(ability: TriggeredAbility): TriggeredAbility {
  const { restrictions = [], ...trigger } = ability.trigger;
  const others = restrictions.filter(({ type }) => type !== "using-shift");
  if (
    trigger.event !== "play" || trigger.on !== "SELF" ||
    others.length === restrictions.length
  ) return ability;
  return {
    ...ability,
    trigger: others.length === 0
      ? trigger
      : { ...trigger, restrictions: others },
    condition: both(ability.condition, { type: "used-shift", target: "SELF" }),
  };
}

/** "a character challenges this one" is "this character is challenged". */
function challenged(ability: TriggeredAbility): Ability {
  const { event, on, defender, attacker, ...trigger } = ability.trigger;
  const isOfThis = event === "challenge" && defender === "SELF" &&
    !grants(ability.effect);
  const isPassive = event === "challenged" && on === "SELF";
  const by = isOfThis ? on : isPassive ? attacker : undefined;
  if (by === undefined) return ability;
  const { effect, condition } = ability;
  return {
    ...ability,
    trigger: {
      ...trigger,
      event: "challenged",
      on: "SELF",
      ...(isAnyCharacter(anyones(by)) ? {} : { attacker: anyones(by) }),
    },
    ...(isPassive ? {} : {
      effect: byAttacker.effect(effect),
      ...(condition && { condition: byAttacker.condition(condition) }),
    }),
  };
}

/** Drops "opposing", since only opposing characters can challenge this one. */
function anyones(by: Target): Target {
  return typeof by === "object" && "selector" in by && by.owner === "opponent"
    ? { ...by, owner: "any" }
    : by;
}

/** Renames the subject of the event "challenges" to the attacker. */
const byAttacker = walk<void>((inside) => ({
  target: (node) => isSubject(node) ? ATTACKER : inside.target(node),
  aside: (node) => isSubject(node) ? ATTACKER : inside.aside(node),
  player: (node) =>
    typeof node === "object" && "ownerOf" in node && isSubject(node.ownerOf)
      ? "CHALLENGING_PLAYER"
      : node,
}));

const ATTACKER: Target = { ref: "attacker" };

/** Whether an effect contains an ability, which has an event of its own. */
function grants(node: unknown): boolean {
  return typeof node === "object" && node !== null &&
    ("ability" in node || Object.values(node).some(grants));
}

/** "… gain Ward during opponents' turns": the duration becomes a condition. */
function inTurn(ability: Extract<Ability, { type: "static" }>): Ability {
  const { effect, restrictions } = ability;
  const own = restrictions === undefined
    ? ability
    : { ...ability, restrictions: unordered(restrictions) };
  if (!("duration" in effect) || effect.duration === undefined) return own;
  const { duration, ...rest } = effect;
  const whose = duration === "during-opponents-turns"
    ? "opponent"
    : duration === "during-your-turn"
    ? "your"
    : undefined;
  if (whose === undefined) return own;
  return {
    ...own,
    condition: both(own.condition, { type: "during-turn", whose }),
    effect: rest as typeof effect, // The duration is optional.
  };
}

function both(left: Condition | undefined, right: Condition): Condition {
  return left === undefined
    ? right
    : oneCondition({ type: "and", conditions: [left, right] });
}
