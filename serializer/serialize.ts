import type { Ability, Bindings, Effect } from "../ast/mod.ts";
import { classic, type Dialect } from "../dialects/mod.ts";
import type { Diagnostic, WritingCode } from "../diagnostics/mod.ts";
import { printAbility } from "./ability.ts";
import { capital, joined, type Phrase, phrase } from "./phrase.ts";
import { errorsOf } from "./gaps.ts";
import { hasText } from "./has_text.ts";
import { printEffect } from "./standard_effect.ts";
import { checkAbilities, checkAbility } from "./shapes/check_abilities.ts";
import { unfit } from "./unfit.ts";
import { write } from "./write.ts";

/** Text with the values of its variables, and what it could not say. */
export interface Serialized {
  readonly text: string;
  readonly bindings: Bindings;
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

/** The same, but nothing if the abilities have just this text. */
export function rewriteUnlessSame(
  abilities: readonly Ability[],
  dialect: Dialect,
  text: string,
): Serialized | undefined {
  return withinStack(abilities, () => {
    const phrase = printAbilities(abilities);
    if (hasText(phrase, dialect, text)) return undefined;
    const found = written(phrase, abilities, dialect);
    return found.text === text ? undefined : found;
  });
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

function serialized<T>(
  print: (tree: T) => Phrase,
  tree: T,
  dialect: Dialect,
): Serialized {
  return withinStack(tree, () => written(print(tree), tree, dialect));
}

function written(phrase: Phrase, tree: unknown, dialect: Dialect): Serialized {
  const { text, bindings, gaps } = write(phrase, dialect);
  const errors = gaps.length === 0 ? [] : errorsOf(gaps, tree);
  return { text, bindings, errors };
}

/**
 * The stack is the only limit that a deep tree meets before its text is written;
 * to count levels on the way would cost every tree time.
 */
function withinStack<T>(tree: unknown, make: () => T): T | Serialized {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const span = { start: 0, end: 0 };
    const errors = errorsOf([{ code: "tree-too-deep", span }], tree);
    return { text: "", bindings: new Map(), errors };
  }
}
