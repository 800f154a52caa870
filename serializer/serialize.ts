import type { Ability, Binding, Effect } from "../ast/mod.ts";
import { classic, type Dialect } from "../dialects/mod.ts";
import type { Diagnostic, WritingCode } from "../diagnostics/mod.ts";
import { printAbility } from "./ability.ts";
import { capital, joined, type Phrase, phrase } from "./phrase.ts";
import { errorsOf } from "./gaps.ts";
import { printEffect } from "./standard_effect.ts";
import { checkAbilities, checkAbility } from "./shapes/check_abilities.ts";
import { unfit } from "./unfit.ts";
import { write } from "./write.ts";

/** Text with the values of its variables, and what it could not say. */
export interface Serialized {
  readonly text: string;
  readonly bindings: readonly Binding[];
  readonly errors: readonly Diagnostic<WritingCode>[];
}

/** Writes the abilities of a card: a paragraph each, variables shared by all. */
export function serializeAbilities(
  abilities: readonly Ability[],
  dialect: Dialect = classic,
): Serialized {
  const misfit = checkAbilities(abilities);
  return misfit === undefined
    ? rewriteAbilities(abilities, dialect)
    : unfit(misfit);
}

/** The same for abilities that were just read: their shape is known to fit. */
export function rewriteAbilities(
  abilities: readonly Ability[],
  dialect: Dialect,
): Serialized {
  return serialized(printAbilities, abilities, dialect);
}

/** Writes one ability. */
export function serializeAbility(
  ability: Ability,
  dialect: Dialect = classic,
): Serialized {
  const misfit = checkAbility(ability);
  return misfit === undefined
    ? serialized(printAbility, ability, dialect)
    : unfit(misfit);
}

/** Writes what an ability does, without what it costs. */
export function serializeEffect(
  ability: Ability,
  dialect: Dialect = classic,
): Serialized {
  const misfit = checkAbility(ability);
  return misfit === undefined
    ? serialized(printWithoutCost, ability, dialect)
    : unfit(misfit);
}

/** Writes each mode of the abilities that have modes, without its cost. */
export function serializeModalChoices(
  abilities: readonly Ability[],
  dialect: Dialect = classic,
): readonly Serialized[] {
  const misfit = checkAbilities(abilities);
  if (misfit !== undefined) return [unfit(misfit)];
  return abilities.flatMap((ability) => {
    if (!("Event" in ability || "Activated" in ability)) return [];
    const { effect } = "Event" in ability ? ability.Event : ability.Activated;
    return "Modal" in effect
      ? effect.Modal.map(({ effect }) =>
        serialized(printSentences, effect, dialect)
      )
      : [];
  });
}

function printAbilities(abilities: readonly Ability[]): Phrase {
  return joined(abilities.map(printAbility), "\n\n");
}

function printWithoutCost(ability: Ability): Phrase {
  if ("Event" in ability) return printSentences(ability.Event.effect);
  return "Activated" in ability
    ? printSentences(ability.Activated.effect)
    : printAbility(ability);
}

function printSentences(effect: Effect): Phrase {
  return capital(phrase`${printEffect(effect, "sentences", 0)}.`);
}

/**
 * The stack is the only limit that a deep tree meets before its text is written;
 * to count levels on the way would cost every tree time.
 */
function serialized<T>(
  print: (tree: T) => Phrase,
  tree: T,
  dialect: Dialect,
): Serialized {
  try {
    const { text, bindings, gaps } = write(print(tree), dialect);
    return { text, bindings, errors: errorsOf(gaps, tree) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const span = { start: 0, end: 0 };
    const errors = errorsOf([{ code: "tree-too-deep", span }], tree);
    return { text: "", bindings: [], errors };
  }
}
