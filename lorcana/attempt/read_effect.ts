import { placeEffectSpans } from "../assemble/place_spans.ts";
import { nothingSaid } from "../assemble/references/antecedents.ts";
import { resolveEffect } from "../assemble/resolve.ts";
import type { Effect } from "../ast/mod.ts";
import { joinSentences } from "../grammar/clauses/join_sentences.ts";
import type { Tokens } from "../text/token.ts";
import { attempt, attemptMarked } from "./attempt.ts";
import { effectBody } from "./rules.ts";

/** Reads the effect of a phrase; `undefined` if a word is left over. */
export function readEffect(
  tokens: Tokens,
  spans: boolean | undefined,
): Effect | undefined {
  const read = spans ? attemptMarked : attempt;
  const sentences = read(effectBody, tokens);
  if (sentences === undefined) return undefined;
  const known = nothingSaid(true);
  const effect = resolveEffect(joinSentences(sentences("CONTROLLER")), known);
  if (known.dangling) return undefined;
  const [first] = tokens.tokens;
  const last = tokens.tokens.at(-1);
  return spans && first && last
    ? placeEffectSpans(effect, [first.start, last.end])
    : effect;
}
