import { isWhile } from "../ast/clauses/conditional.ts";
import type { Condition, Effect } from "../ast/mod.ts";
import type { Sentences } from "../grammar/abilities/draft.ts";
import { joinSentences } from "../grammar/clauses/join_sentences.ts";
import type { Piece } from "../grammar/clauses/parts/pieces.ts";

/** Makes "if C" after a trigger or cost a condition of the whole ability. */
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
    isWhile(head)
  ) {
    return { effect, conditions: [] };
  }
  const then = [{ ...first, effect: head.then }];
  const end = sentences.findIndex((pieces, at) => at > 0 && !goesOn(pieces));
  if (end < 0) {
    return {
      effect: joinSentences([then, ...sentences.slice(1)]),
      conditions: [head.condition],
    };
  }
  // "If C, draw a card. Gain 1 lore.": C does not apply to the second sentence.
  const depending = joinSentences([then, ...sentences.slice(1, end)]);
  return {
    effect: joinSentences([
      [{ ...first, effect: { ...head, then: depending } }],
      ...sentences.slice(end),
    ]),
    conditions: [],
  };
}

/** "Then, …", "They gain Rush": the sentence continues the one before. */
function goesOn([first, ...others]: readonly Piece[]): boolean {
  return first !== undefined &&
    (first.join !== "." ||
      [first, ...others].some(({ effect }) => looksBackAt(effect)));
}

const LOOK_BACK: ReadonlySet<unknown> = new Set([
  "previous-target",
  "THAT_PLAYER",
  "trigger-amount",
  "this-way",
  "if-you-do",
  "if-they-do-not",
  "revealed",
]);

/** Whether part of an effect refers to something before it. */
function looksBackAt(node: unknown): boolean {
  return typeof node === "object" && node !== null
    ? Object.values(node).some(looksBackAt)
    : LOOK_BACK.has(node);
}
