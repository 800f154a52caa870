import { explain, type FailedRun } from "../../combinators/mod.ts";
import type { Diagnostic } from "../../diagnostics/mod.ts";
import { lorcanaDiagnostic } from "../../diagnostics/lorcana.ts";
import {
  apply,
  editedSpan,
  likeliest,
  type TokenEdit,
  type TokenRepair,
} from "../../combinators/repair/mod.ts";
import type { Token } from "../text/token.ts";
import { candidatesIn } from "./candidates.ts";
import {
  type Budget,
  laterSentences,
  partOf,
  type Scene,
  sceneOf,
} from "./scene.ts";
import { type Sentence, sentenceAt } from "./sentences.ts";
import { unexpected } from "./unexpected.ts";

// A text with more mistakes than this is not an ability.
const MOST_ERRORS = 20;

/**
 * Every mistake of a paragraph. After one whose repair is plain, reading goes on
 * as if it had been made; after another, with the next sentence.
 */
export function mistakes(
  text: string,
  tokens: readonly Token[],
  budget: Budget,
): readonly Diagnostic[] {
  if (budget.mistakes <= 0) return [unexplained(text, tokens)];
  const found: Diagnostic[] = [];
  let scene = sceneOf(text, tokens, budget);
  // What a repair has put in must be read, or the repair was none.
  let mended = 0;
  while (found.length === 0 || hasMore(found, scene)) {
    const outcome = explain(scene.grammar, scene.rule, scene.columns);
    scene.budget.mistakes -= outcome.steps + EXPLANATION;
    if (outcome.ok) break;
    const sentence = sentenceAt(scene.tokens, Math.max(outcome.at, mended));
    if (sentence.start > CONTEXT) {
      scene = laterIn(scene, sentence.start);
      mended = Math.max(0, mended - sentence.start);
      continue;
    }
    const repair = outcome.at < mended
      ? undefined
      : findRepair(scene, outcome, sentence);
    if (outcome.at >= mended) found.push(unexpected(scene, outcome, repair));
    if (repair === undefined) {
      if (sentence.end >= scene.tokens.length) break;
      scene = laterIn(scene, sentence.end);
      mended = 0;
    } else {
      scene = edited(scene, repair.edit);
      mended = repair.edit.at + repair.edit.added.length;
    }
  }
  return found;
}

/** After hundreds of mistakes: the paragraph as a whole, without a reason. */
function unexplained(text: string, tokens: readonly Token[]): Diagnostic {
  const span = { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
  const found = `"${text.slice(span.start, span.end)}"`;
  return lorcanaDiagnostic("misplaced-word", span, { found, expected: [] });
}

/** Finding the words for a mistake takes about as long as so many steps. */
const EXPLANATION = 500;

function hasMore(found: readonly Diagnostic[], { budget }: Scene): boolean {
  return found.length < MOST_ERRORS && budget.mistakes > 0;
}

// At most so many tokens before a sentence are read again for every repair.
const CONTEXT = 80;

/** The sentences from a place on; those before were read, or given up. */
function laterIn(scene: Scene, start: number): Scene {
  return partOf(scene, start, scene.tokens.length, laterSentences);
}

/** The likeliest repair in the sentence around a failure, and what is before it. */
function findRepair(
  scene: Scene,
  failure: FailedRun,
  { end }: Sentence,
): TokenRepair | undefined {
  if (scene.tokens.length === 0 || scene.budget.repairs <= 0) return undefined;
  // No sentence goes on for so many tokens.
  const part = partOf(scene, 0, Math.min(end, failure.at + LONGEST));
  return likeliest(part, failure, candidatesIn(part));
}

const LONGEST = 120;

function edited(scene: Scene, edit: TokenEdit): Scene {
  const span = editedSpan(scene, edit);
  const added = edit.added.map(({ value }) => ({
    ...value as Token, // Ours: columns carry their tokens.
    ...span,
  }));
  return {
    ...scene,
    columns: apply(scene.columns, edit),
    tokens: scene.tokens.toSpliced(edit.at, edit.removed, ...added),
  };
}
