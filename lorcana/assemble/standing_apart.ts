import type { Ability } from "../ast/mod.ts";
import type { Sentences } from "../grammar/abilities/draft.ts";
import { continuous } from "./is_action.ts";
import { plainAbility } from "./plain.ts";

/** The sentences of a one-time effect, and static abilities after it. */
export interface Apart {
  readonly done: Sentences;
  readonly always: readonly Ability[];
}

/**
 * "When you play this item, draw a card. While you have no cards in your hand,
 * it …": the second sentence is a static ability of its own, unless it refers
 * to the first.
 */
export function standingApart(sentences: Sentences): Apart {
  const start = sentences.findIndex(([first], at) =>
    at > 0 && first?.while === true && continuous(first.effect)
  );
  if (start < 0) return { done: sentences, always: [] };
  const always = plainAbility({}, sentences.slice(start), undefined);
  const isAlone = always.every(({ type, unresolved }) =>
    type === "static" && !unresolved
  );
  return isAlone
    ? { done: sentences.slice(0, start), always }
    : { done: sentences, always: [] };
}
