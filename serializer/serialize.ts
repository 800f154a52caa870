import type { Ability, Bindings } from "../ast/mod.ts";
import { printAbility } from "./ability.ts";
import { capital, joined, type Phrase, phrase } from "./phrase.ts";
import { problemsOf, type WritingProblem } from "./gaps.ts";
import { printEffect } from "./standard_effect.ts";
import { write } from "./write.ts";

/** Text with the values of its variables, and what it could not say. */
export interface Serialized {
  readonly text: string;
  readonly bindings: Bindings;
  readonly problems: readonly WritingProblem[];
}

/** Writes the abilities of a card: a paragraph each, variables shared by all. */
export function serializeAbilities(abilities: readonly Ability[]): Serialized {
  return serialized(joined(abilities.map(printAbility), "\n\n"), abilities);
}

/** Writes one ability. */
export function serializeAbility(ability: Ability): Serialized {
  return serialized(printAbility(ability), ability);
}

/** Writes what an ability does, without what it costs. */
export function serializeEffect(ability: Ability): Serialized {
  if ("Event" in ability || "Activated" in ability) {
    const { effect } = "Event" in ability ? ability.Event : ability.Activated;
    const printed = phrase`${printEffect(effect, "sentences")}.`;
    return serialized(capital(printed), ability);
  }
  return serializeAbility(ability);
}

/** Writes each mode of the abilities that have modes, without its cost. */
export function serializeModalChoices(
  abilities: readonly Ability[],
): readonly Serialized[] {
  return abilities.flatMap((ability) => {
    if (!("Event" in ability || "Activated" in ability)) return [];
    const { effect } = "Event" in ability ? ability.Event : ability.Activated;
    return "Modal" in effect
      ? effect.Modal.map(({ effect }) =>
        serialized(
          capital(phrase`${printEffect(effect, "sentences")}.`),
          effect,
        )
      )
      : [];
  });
}

function serialized(printed: Phrase, root: unknown): Serialized {
  const { text, bindings, gaps } = write(printed);
  return {
    text,
    bindings,
    problems: gaps.length === 0 ? [] : problemsOf(gaps, root),
  };
}
