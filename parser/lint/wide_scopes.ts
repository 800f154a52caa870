import type { Ability, Effect } from "../../ast/internal.ts";
import type { Diagnostic } from "../../diagnostics/internal.ts";
import { abilityDiagnostic } from "../../lexer/internal.ts";

/**
 * Warnings about sentences that depend on a cost, a condition or "you may" in the
 * sentence before. The game reads them so; their authors may not.
 */
export function wideScopes(
  text: string,
  abilities: readonly Ability[],
): readonly Diagnostic[] {
  const terms = abilities.map(sharedTerms);
  if (terms.every((each) => each === undefined)) return [];
  const paragraphs = [...text.matchAll(/\S(?:[^\n]|\n(?![^\S\n]*\n))*/g)];
  return paragraphs.flatMap(({ 0: paragraph, index }, i) => {
    const sentence = FURTHER.exec(paragraph);
    if (terms[i] === undefined || sentence === null) return [];
    const start = index + sentence.index;
    const span = { start, end: start + sentence[0].length };
    const what = `${terms[i]} applies to this sentence, too`;
    return [
      abilityDiagnostic("odd-meaning", span, { what }, { severity: "warning" }),
    ];
  });
}

/** A sentence after another, unless the text says whose terms it has. */
const FURTHER =
  /(?<=^(?!as an additional cost|.*do the following)[^.]+\.\s+)(?!you may)[^.\s][^.]*/i;

/** The terms that all effects of an ability share. */
function sharedTerms(ability: Ability): string | undefined {
  const [payload] = Object.values(ability);
  const effect: Effect | undefined = payload?.effect;
  if (effect === undefined) return undefined;
  if ("ListWithOptions" in effect) {
    return effect.ListWithOptions.trigger_cost === undefined
      ? "The condition"
      : "The cost";
  }
  return "List" in effect && effect.List.every(({ optional }) => optional)
    ? '"You may"'
    : undefined;
}
