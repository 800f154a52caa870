import type { Effect, Query, Target } from "../ast/mod.ts";
import { queryOf, shortened } from "../ast/target_names.ts";

/**
 * Continuous effects become abilities of their own, so "they" at the start of a
 * sentence is replaced by the cards that the sentence before is about.
 */
export function sharedSubjects(effects: readonly Effect[]): readonly Effect[] {
  let last: Target | undefined;
  return effects.map((effect) => {
    const filled = last === undefined ? effect : withSubject(effect, last);
    last = groupOf(filled) ?? last;
    return filled;
  });
}

function withSubject(effect: Effect, subject: Target): Effect {
  if (effect.type === "conditional") {
    return { ...effect, then: withSubject(effect.then, subject) };
  }
  return "target" in effect && isThey(effect.target)
    ? { ...effect, target: subject } as Effect // Cards in place of cards.
    : effect;
}

function isThey(target: Target | undefined): boolean {
  return typeof target === "object" && "ref" in target &&
    target.ref === "previous-target" &&
    (target.wording === undefined || target.wording.pronoun === "they");
}

/** The cards that an effect is about, if nobody picks them. */
function groupOf(effect: Effect): Target | undefined {
  if (effect.type === "conditional") return groupOf(effect.then);
  if (!("target" in effect) || effect.target === undefined) return undefined;
  const full = queryOf(effect.target);
  if (full === undefined) return undefined;
  if (full.selector !== "all" && full.selector !== "next-played") {
    return undefined;
  }
  return shortened(effect.type === "cost-reduction" ? played(full) : full);
}

/** "You pay 1 {I} less to play Pirate characters. They …": once you have. */
function played(query: Query): Query {
  return { ...query, owner: "you", zones: ["play"] };
}
