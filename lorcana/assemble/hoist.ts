import type { Condition, Effect } from "../ast/mod.ts";
import type { Sentences } from "../grammar/abilities/draft.ts";
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
    head.condition.type === "if-you-do" ||
    head.wording !== undefined && "while" in head.wording
  ) {
    return { effect, conditions: [] };
  }
  const rest = joinSentences([
    [{ ...first, effect: head.then }],
    ...sentences.slice(1),
  ]);
  return { effect: rest, conditions: [head.condition] };
}
