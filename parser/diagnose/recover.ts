import { type FailedRun, run } from "../../combinators/mod.ts";
import type { Diagnostic } from "../../diagnostics/mod.ts";
import type { ResolvedToken } from "../../lexer/mod.ts";
import { apply, editedSpan } from "../../combinators/repair/mod.ts";
import { ability } from "../ability.ts";
import { furtherModes } from "../effect.ts";
import { grammar } from "../grammar.ts";
import { pattern } from "../primitives.ts";
import { standardEffect } from "../standard_effect.ts";
import type { CardEdit } from "./repair/edit.ts";
import { isMode } from "./repair/excerpt.ts";
import { findRepair } from "./repair/repair.ts";
import type { Scene } from "./repair/scene.ts";
import { unexpected } from "./unexpected.ts";

/** An effect alone: nothing is paid for it, and nothing decides about it. */
const plainEffect = pattern`${standardEffect}.`;

/** A text with more mistakes than this is not a card. */
export const MOST_ERRORS = 20;

/**
 * Every mistake of a paragraph. After one whose repair is plain, reading goes
 * on as if it had been made; after another, with the next sentence or mode.
 */
export function mistakes(paragraph: Scene): Diagnostic[] {
  const found: Diagnostic[] = [];
  let scene = paragraph;
  let start = 0;
  // What a repair has put in must be read, or the repair was none.
  let mended = 0;
  while (found.length < MOST_ERRORS && scene.budget.mistakes > 0) {
    const reading = run(grammar(), scene.rule, scene.columns, start);
    if (reading.ok) break;
    scene.budget.mistakes -= reading.steps;
    const repair = reading.tooDeep || reading.at < mended
      ? undefined
      : findRepair(scene, reading, start);
    const outcome = repair ? reading : asEffect(scene, reading, start);
    if (outcome.at >= mended) found.push(unexpected(scene, outcome, repair));
    if (repair !== undefined) {
      scene = edited(scene, repair.edit);
      mended = repair.edit.at + repair.edit.added.length;
      continue;
    }
    const next = afterSentence(scene, Math.max(outcome.at, mended));
    if (next >= scene.tokens.length) break;
    [scene, start] = resumed(scene, next);
    mended = start;
  }
  return found;
}

/**
 * Why the sentence is no effect, if all that it lacks to be a cost is a colon:
 * "Return all enemies to hand." is no cost.
 */
function asEffect(scene: Scene, failure: FailedRun, start: number): FailedRun {
  const isPeriod = scene.tokens[failure.at]?.kind === "period";
  if (!isPeriod || !failure.expected.has(":")) return failure;
  const outcome = run(grammar(), plainEffect, scene.columns, start);
  scene.budget.mistakes -= outcome.steps;
  return outcome.ok ? failure : outcome;
}

function edited(scene: Scene, edit: CardEdit): Scene {
  const { start, end } = editedSpan(scene, edit);
  const added = edit.added
    .map(({ spelling: text }) => ({ kind: "word" as const, text, start, end }));
  return {
    ...scene,
    columns: apply(scene.columns, edit),
    tokens: scene.tokens.toSpliced(edit.at, edit.removed, ...added),
  };
}

/** Where the next sentence or mode after a place starts. */
function afterSentence({ tokens }: Scene, at: number): number {
  if (tokens[at]?.kind === "newline") return at + 1;
  for (let i = at; i < tokens.length; i++) {
    if (tokens[i]!.kind === "period") return i + 1;
    if (startsMode(tokens, i)) return i;
  }
  return tokens.length;
}

function startsMode(tokens: readonly ResolvedToken[], at: number): boolean {
  return tokens[at]?.kind === "newline" && isMode(tokens[at + 1]);
}

/** The rest of a paragraph, and where to go on with it. */
function resumed(scene: Scene, at: number): [Scene, number] {
  // A mode can only be read after another one.
  if (startsMode(scene.tokens, at)) {
    return [{ ...scene, rule: furtherModes }, at];
  }
  const isLineBreak = scene.tokens[at]?.kind === "newline";
  return [{ ...scene, rule: ability }, isLineBreak ? at + 1 : at];
}
