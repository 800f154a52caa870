import type { Ability, Effect } from "../ast/mod.ts";
import { classic, type Dialect } from "../lexer/dialects/mod.ts";
import { printAbility } from "./ability.ts";
import { capital, type Phrase, phrase } from "./phrase.ts";
import {
  rewriteAbilities,
  type Serialized,
  serialized,
} from "./rewrite/mod.ts";
import { checkAbilities, checkAbility } from "./shapes/check_abilities.ts";
import { printEffect } from "./standard_effect.ts";
import { unfit } from "./unfit.ts";

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

function printWithoutCost(ability: Ability): Phrase {
  if ("Event" in ability) return printSentences(ability.Event.effect);
  return "Activated" in ability
    ? printSentences(ability.Activated.effect)
    : printAbility(ability);
}

function printSentences(effect: Effect): Phrase {
  return capital(phrase`${printEffect(effect, "sentences", 0)}.`);
}
