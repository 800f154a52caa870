import { assemble } from "../assemble/assemble.ts";
import type { Ability, Quote } from "../ast/mod.ts";
import type { Draft } from "../grammar/abilities/draft.ts";
import { type Paragraphs, paragraphs } from "../grammar/abilities/paragraph.ts";

const rules: Paragraphs = paragraphs(inQuotes);

/** An ability in quotes, or several that share their text. */
function inQuotes(draft: Draft): Quote {
  const list = assemble(draft, undefined).map(withTrigger);
  const [only] = list;
  return list.length === 1 && only !== undefined ? only : list;
}

/** The rules of whole texts, with abilities in quotes assembled. */
export const { paragraph, turned, effectBody, chain, act, predicate }:
  Paragraphs = rules;

/** "gain "When … this turn, …"": the ability in quotes is the triggered one itself. */
function withTrigger(ability: Ability): Ability {
  return ability.type === "action" &&
      ability.effect.type === "create-triggered-ability"
    ? ability.effect.ability
    : ability;
}
