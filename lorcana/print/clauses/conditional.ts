import {
  type ConditionalClauses,
  isInstead,
} from "../../ast/clauses/conditional.ts";
import type { Effect, EffectOf, Target } from "../../ast/mod.ts";
import { type Printers, whole } from "./clause.ts";
import { printCondition, printIf } from "../conditions/condition.ts";
import type { Inner } from "./inner.ts";
import { capital } from "../text/blanks.ts";
import type { Voice } from "../text/voice.ts";

/** "if you have a Hero character in play, gain 1 lore" */
export function conditionalPrinters(
  inner: Inner,
): Printers<ConditionalClauses> {
  return {
    "conditional": (effect, voice) => whole(conditional(effect, voice, inner)),
  };
}

function conditional(
  effect: EffectOf<"conditional">,
  voice: Voice,
  inner: Inner,
): string {
  const { condition, then, else: other, wording } = effect;
  const instead = isInstead(effect);
  if (
    wording !== undefined && "byType" in wording && condition.type === "matches"
  ) {
    const start = wording.byType === "first" ? "if its card type is:\n" : "";
    return `${start}• ${capital(condition.query.cardTypes[0] ?? "card")} — ${
      inner.chain(then, voice)
    }`;
  }
  if (
    condition.type === "in-challenge" && other === undefined &&
    isPredicate(then)
  ) {
    return `${inner.chain(then, voice)} while ${
      printCondition(condition, voice)
    }`;
  }
  const before = other !== undefined && instead
    ? `${inner.inside(other, voice)}. `
    : "";
  const opening = printIf(condition, voice);
  const words = `${before}${before === "" ? opening : capital(opening)}, ${
    instead
      ? withoutThem(inner.chain(withoutSame(then, other), voice), then)
      : inner.chain(then, voice)
  }`;
  if (other === undefined && !instead) return words;
  return instead || other === undefined
    ? `${words} instead`
    : `${words}. Otherwise, ${inner.chain(other, voice)}`;
}

/** Omits the duration if it is that of the replaced effect. */
function withoutSame(effect: Effect, other: Effect | undefined): Effect {
  if (
    other === undefined || effect.type !== other.type ||
    !("duration" in effect && "duration" in other) ||
    effect.duration !== other.duration
  ) {
    return effect;
  }
  const { duration: _, ...rest } = effect;
  return rest as Effect; // Its duration may be missing.
}

/** "Deal 3 damage instead": the target is omitted. */
function withoutThem(words: string, effect: Effect): string {
  const isDamage = effect.type === "deal-damage" ||
    effect.type === "remove-damage";
  return isDamage && isSaid(effect.target)
    ? words.replace(/ damage (?:to|from) \uE000they:object\uE001$/u, " damage")
    : words;
}

function isSaid(target: Target): boolean {
  return typeof target === "object" && "ref" in target &&
    (target.ref === "previous-target" || target.ref === "trigger-subject");
}

/** Whether an effect is a predicate of cards, which "while" can follow. */
function isPredicate({ type }: Effect): boolean {
  return type === "modify-stat" || type === "gain-keyword" ||
    type === "lose-keyword" || type === "restriction" ||
    type === "grant-ability";
}
