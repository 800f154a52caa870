import {
  type Cost,
  type Effect,
  type StandardEffect,
  type StandardEffects,
  variant,
} from "../ast/internal.ts";
import { isAlly } from "./collection.ts";
import { BETWEEN_BANISHED_AND_BACK } from "./differences.ts";
import type { Differing } from "./phrase.ts";
import { endsInList } from "./cost.ts";
import { simplestEffect } from "./simplest.ts";
import { hasConsequence } from "./static_ability.ts";

/** What stands between two effects. */
export type Joint = ". " | ", then " | " and ";

/** The wished joint, unless with it the two effects read as one. */
export function betweenEffects(
  before: StandardEffect,
  behind: StandardEffect,
  wished: Joint,
): Joint | Differing {
  if (wished === ". ") return wished;
  if (behind === "ThenMaterializeIt") return ". ";
  if (wished === ", then ") return afterBanished(before, behind) ?? wished;
  return isDiscoveredAndPlayed(before, behind) || goesOnAfterAnd(before)
    ? ", then "
    : wished;
}

/** Whether an effect takes in all effects that follow it. */
export function isOpen(effect: StandardEffect): boolean {
  const [tag, payload] = variant<StandardEffects>(effect);
  switch (tag) {
    case "CreateTriggerUntilEndOfTurn":
      return isOpenEffect(payload.trigger.effect);
    case "CreateStaticAbilityUntilEndOfTurn":
      return hasConsequence(payload.ability);
    default:
      return false;
  }
}

function isOpenEffect(effect: Effect): boolean {
  const simplest = simplestEffect(effect);
  if ("Effect" in simplest) return isOpen(simplest.Effect);
  return "WithOptions" in simplest ? isOpen(simplest.WithOptions.effect) : true;
}

/** "{banish} an ally, then {materialize} it" is one effect. */
function afterBanished(
  before: StandardEffect,
  behind: StandardEffect,
): Joint | Differing | undefined {
  const back = pronounOfMaterialized(behind);
  const [tag, payload] = variant<StandardEffects>(lastEffect(before));
  if (tag === "BanishCharacter") return back === "It" ? " and " : undefined;
  if (tag !== "BanishCollection" || back === undefined) return undefined;
  const { target, count } = payload;
  const isDirective = typeof count === "object" && "UpTo" in count &&
    isAlly(target);
  if (isDirective || back === "All") return BETWEEN_BANISHED_AND_BACK;
  return back === "Them" ? " and " : undefined;
}

/** "{Discover} a card and {materialize} it" is one effect. */
function isDiscoveredAndPlayed(
  before: StandardEffect,
  behind: StandardEffect,
): boolean {
  return variant<StandardEffects>(lastEffect(before))[0] === "Discover" &&
    pronounOfMaterialized(behind) === "It";
}

/** What is materialized, if it was named before: at once, or at end of turn. */
function pronounOfMaterialized(
  effect: StandardEffect,
): "It" | "Them" | "All" | undefined {
  const [tag, payload] = variant<StandardEffects>(effect);
  switch (tag) {
    case "MaterializeCharacter":
    case "MaterializeCharacterAtEndOfTurn": {
      const { target } = payload;
      return target === "It" || target === "Them" ? target : undefined;
    }
    case "MaterializeCollection":
      return payload.target === "Them" && payload.count === "All"
        ? "All"
        : undefined;
    default:
      return undefined;
  }
}

/** Whether an effect ends in costs joined by "and". */
function goesOnAfterAnd(effect: StandardEffect): boolean {
  const cost = lastCost(effect);
  return cost !== undefined && endsInList(cost);
}

function lastCost(effect: StandardEffect): Cost | undefined {
  const [tag, payload] = variant<StandardEffects>(lastEffect(effect));
  switch (tag) {
    case "PayCost":
    case "OpponentPaysCost":
    case "CounterspellUnlessPaysCost":
      return payload.cost;
    case "CreateStaticAbilityUntilEndOfTurn": {
      const { ability } = payload;
      return typeof ability === "object" && "AdditionalCostToPlay" in ability
        ? ability.AdditionalCostToPlay
        : undefined;
    }
    default:
      return undefined;
  }
}

/** The effect whose words come last: that of a trigger, or the effect itself. */
function lastEffect(effect: StandardEffect): StandardEffect {
  const [tag, payload] = variant<StandardEffects>(effect);
  if (tag !== "CreateTriggerUntilEndOfTurn") return effect;
  const inner = simplestEffect(payload.trigger.effect);
  if ("Effect" in inner) return lastEffect(inner.Effect);
  return "WithOptions" in inner ? lastEffect(inner.WithOptions.effect) : effect;
}
