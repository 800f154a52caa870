import { explain, type Failure } from "../../combinators/mod.ts";
import type { Diagnostic } from "../../diagnostics/mod.ts";
import {
  apply,
  type Edit,
  editedSpan,
  likeliest,
  type Repair,
} from "../../repair/mod.ts";
import type { Token } from "../text/token.ts";
import { candidatesIn } from "./candidates.ts";
import { laterSentences, partOf, type Scene, sceneOf } from "./scene.ts";
import { sentenceEnd, sentenceStart } from "./sentences.ts";
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
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  let scene = sceneOf(text, tokens);
  // What a repair has put in must be read, or the repair was none.
  let mended = 0;
  while (found.length < MOST_ERRORS && scene.budget.mistakes > 0) {
    const outcome = explain(scene.grammar, scene.rule, scene.columns);
    scene.budget.mistakes -= outcome.steps;
    if (outcome.ok) break;
    const repair = outcome.at < mended ? undefined : findRepair(scene, outcome);
    if (outcome.at >= mended) found.push(unexpected(scene, outcome, repair));
    if (repair !== undefined) {
      scene = edited(scene, repair.edit);
      mended = repair.edit.at + repair.edit.added.length;
      continue;
    }
    const next = sentenceEnd(scene.tokens, Math.max(outcome.at, mended));
    if (next >= scene.tokens.length) break;
    scene = partOf(scene, next, scene.tokens.length, laterSentences);
    mended = 0;
  }
  return found;
}

// At most this many tokens before a failure are read again for every repair.
const CONTEXT = 80;

/** The likeliest repair in the sentence around a failure, and what is before it. */
function findRepair(scene: Scene, failure: Failure): Repair | undefined {
  if (scene.tokens.length === 0) return undefined;
  const end = sentenceEnd(scene.tokens, failure.at);
  const isFar = failure.at > CONTEXT;
  const start = isFar ? sentenceStart(scene.tokens, failure.at) : 0;
  const part = partOf(scene, start, end, isFar ? laterSentences : scene.rule);
  const repair = likeliest(
    part,
    { ...failure, at: failure.at - start },
    candidatesIn(part),
  );
  return repair &&
    { ...repair, edit: { ...repair.edit, at: repair.edit.at + start } };
}

function edited(scene: Scene, edit: Edit): Scene {
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
