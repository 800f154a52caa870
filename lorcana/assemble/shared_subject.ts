import type { Effect, Query, Target } from "../ast/mod.ts";
import { queryOf, shortened } from "../ast/target_names.ts";

/**
 * Replaces "they" at the start of a sentence with the cards of the sentence
 * before, because each continuous effect becomes an ability of its own.
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
    ? { ...effect, target: subject } as Effect // Only the target changed.
    : effect;
}

function isThey(target: Target | undefined): boolean {
  return typeof target === "object" && "ref" in target &&
    target.ref === "previous-target" &&
    (target.wording === undefined || target.wording.pronoun === "they");
}

/** The cards of an effect, unless someone picks them. */
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

/** "You pay 1 {I} less to play Pirate characters. They …": once in play. */
function played(query: Query): Query {
  return { ...query, owner: "you", zones: ["play"] };
}
