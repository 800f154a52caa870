import type {
  Condition,
  Effect,
  EffectOf,
  Player,
  Target,
} from "../../ast/mod.ts";
import type { Visit } from "../../ast/walk.ts";
import { type Antecedents, notePlayer } from "./antecedents.ts";
import type { Mention } from "./mention.ts";
import { isReference } from "./kinds.ts";
import { elsewhere } from "./set_aside.ts";

/** "If it's an item card": the condition is about a card mentioned before. */
function isAboutIt(condition: Condition): boolean {
  return "target" in condition && condition.target !== undefined &&
    isReference(condition.target as Target); // Or a player.
}

/**
 * "If C, A. Otherwise, B": in B, the cards of A were not picked; after "If it's
 * C", a pronoun in B means the card of the condition.
 */
export function branches(
  effect: EffectOf<"conditional">,
  other: Effect,
  known: Antecedents,
  visit: Visit<Antecedents>,
): Effect {
  const condition = visit.condition(effect.condition, known);
  const said = known.mentions.length;
  const then = visit.effect(effect.then, known);
  const inThen = known.mentions.splice(said);
  const left = isAboutIt(effect.condition) ? [] : inThen.map(elsewhere);
  known.mentions.push(...left);
  const otherwise = visit.effect(other, known);
  known.mentions.splice(said, left.length, ...inThen);
  return { ...effect, condition, then, else: otherwise };
}

/** "Choose one: • A • B": B cannot refer to the cards of A. */
export function options(
  effect: EffectOf<"choice">,
  known: Antecedents,
  visit: Visit<Antecedents>,
): Effect {
  const { chooser, insteadIf } = effect;
  const who = chooser && visit.player(chooser, known) as Player; // No pile.
  // "If C, choose both instead" is checked before any option happens.
  const more = insteadIf && visit.condition(insteadIf, known);
  const said = known.mentions.length;
  const inOthers: Mention[] = [];
  const options = effect.options.map((option) => {
    const own = visit.effect(option, known);
    inOthers.push(...known.mentions.splice(said));
    return own;
  });
  known.mentions.push(...inOthers);
  return {
    ...effect,
    options,
    ...(who === undefined ? {} : { chooser: who }),
    ...(more === undefined ? {} : { insteadIf: more }),
  };
}

/**
 * "Each opponent banishes an item or draws a card": "they" are the same in each
 * option.
 */
export function ofChooser(
  effect: EffectOf<"choice">,
  known: Antecedents,
  visit: Visit<Antecedents>,
): Effect {
  const { chooser } = effect;
  const who = chooser && visit.player(chooser, known) as Player; // No pile.
  const { player } = known;
  const options = effect.options.map((option) => {
    if (player !== undefined) notePlayer(player, known);
    return visit.effect(option, known);
  });
  return { ...effect, options, ...(who === undefined ? {} : { chooser: who }) };
}
