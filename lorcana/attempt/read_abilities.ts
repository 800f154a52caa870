import { assemble } from "../assemble/assemble.ts";
import type { Ability } from "../ast/mod.ts";
import type { Draft } from "../grammar/abilities/draft.ts";
import type { Tokens } from "../text/token.ts";
import { attempt, attemptMarked } from "./attempt.ts";
import { paragraph, turned } from "./rules.ts";

/** How to read the abilities of a text. */
export interface ReadOptions {
  /** The type of the card: it decides whether an effect happens once or always. */
  readonly cardType?: string | undefined;
  /** Whether to mark each node with its position. */
  readonly spans?: boolean | undefined;
}

/** The abilities of a paragraph, or `undefined` if no rule reads all its tokens. */
export function readAbilities(
  tokens: Tokens,
  { cardType, spans }: ReadOptions = {},
): readonly Ability[] | undefined {
  const read = spans ? attemptMarked : attempt;
  const drafts = read(paragraph, tokens) ?? inOne(read(turned, tokens));
  // Mostly there is only one.
  return drafts?.length === 1
    ? assemble(drafts[0]!, cardType)
    : drafts?.flatMap((draft) => assemble(draft, cardType));
}

function inOne(draft: Draft | undefined): readonly Draft[] | undefined {
  return draft && [draft];
}
