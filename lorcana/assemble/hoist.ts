import type { Condition, Effect, EffectOf } from "../ast/mod.ts";
import type { Sentences } from "../grammar/abilities/draft.ts";
import { isOfThem } from "../ast/of_them.ts";
import { joinSentences } from "../grammar/clauses/join_sentences.ts";

/** "if C" right after a trigger or cost is a condition of the whole ability. */
export function hoisted(
  sentences: Sentences,
): { readonly effect: Effect; readonly conditions: readonly Condition[] } {
  const effect = joinSentences(sentences);
  const looksBack = sentences.slice(1).some(([first]) =>
    first?.instead || first?.otherwise || first?.effect.type === "conditional"
  );
  const [first] = sentences[0] ?? [];
  if (looksBack || sentences[0]?.length !== 1 || first === undefined) {
    return { effect, conditions: [] };
  }
  const head = first.effect;
  if (
    head.type !== "conditional" || head.else ||
    head.condition.type === "if-you-do" || isPerPlayer(head)
  ) {
    return { effect, conditions: [] };
  }
  const rest = joinSentences([
    [{ ...first, effect: head.then }],
    ...sentences.slice(1),
  ]);
  return { effect: rest, conditions: [head.condition] };
}

/** "each opponent with 10 or more lore": it holds for some and not for others. */
function isPerPlayer(
  { condition, then }: EffectOf<"conditional">,
): boolean {
  const each = "player" in then &&
    (then.player === "EACH_OPPONENT" || then.player === "EACH_PLAYER");
  return each && isOfThem(condition);
}
