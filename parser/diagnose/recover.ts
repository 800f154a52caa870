import { type FailedRun, run } from "../../combinators/mod.ts";
import type { Diagnostic } from "../../diagnostics/internal.ts";
import type { ResolvedToken } from "../../lexer/internal.ts";
import { apply, editedSpan } from "../../combinators/mistakes/mod.ts";
import { ability } from "../ability.ts";
import { furtherModes } from "../effect.ts";
import { grammar } from "../grammar.ts";
import { pattern } from "../primitives.ts";
import { standardEffect } from "../standard_effect.ts";
import type { CardEdit } from "./repair/edit.ts";
import { isMode } from "./repair/excerpt.ts";
import { findRepair } from "./repair/repair.ts";
import type { FaultyParagraph } from "./repair/faulty_paragraph.ts";
import { unexpected } from "./unexpected.ts";

/** An effect alone, without a cost or a condition. */
const plainEffect = pattern`${standardEffect}.`;

/** A text with more mistakes than this is not a card. */
export const MOST_ERRORS = 20;

/**
 * Every mistake of a paragraph. If a mistake has a clear repair, reading goes on
 * as if it had been made; otherwise, it goes on with the next sentence or mode.
 */
export function mistakes(paragraph: FaultyParagraph): Diagnostic[] {
  const found: Diagnostic[] = [];
  let faulty = paragraph;
  let start = 0;
  // If reading stops before this, the repair did not help.
  let repairedTo = 0;
  while (found.length < MOST_ERRORS && faulty.budget.mistakes > 0) {
    const reading = run(grammar(), faulty.rule, faulty.columns, start);
    if (reading.ok) break;
    faulty.budget.mistakes -= reading.steps;
    const repair = reading.tooDeep || reading.at < repairedTo
      ? undefined
      : findRepair(faulty, reading, start);
    const outcome = repair ? reading : asEffect(faulty, reading, start);
    if (outcome.at >= repairedTo) {
      found.push(unexpected(faulty, outcome, repair));
    }
    if (repair !== undefined) {
      faulty = edited(faulty, repair.edit);
      repairedTo = repair.edit.at + repair.edit.added.length;
      continue;
    }
    const next = afterSentence(faulty, Math.max(outcome.at, repairedTo));
    if (next >= faulty.tokens.length) break;
    [faulty, start] = resumed(faulty, next);
    repairedTo = start;
  }
  return found;
}

/**
 * Why the sentence is not an effect, if only a colon is missing to make it a
 * cost: "Return all enemies to hand." is not meant as a cost.
 */
function asEffect(
  faulty: FaultyParagraph,
  failure: FailedRun,
  start: number,
): FailedRun {
  const isPeriod = faulty.tokens[failure.at]?.kind === "period";
  if (!isPeriod || !failure.expected.has(":")) return failure;
  const outcome = run(grammar(), plainEffect, faulty.columns, start);
  faulty.budget.mistakes -= outcome.steps;
  return outcome.ok ? failure : outcome;
}

function edited(faulty: FaultyParagraph, edit: CardEdit): FaultyParagraph {
  const { start, end } = editedSpan(faulty, edit);
  const added = edit.added
    .map(({ spelling: text }) => ({ kind: "word" as const, text, start, end }));
  return {
    ...faulty,
    columns: apply(faulty.columns, edit),
    tokens: faulty.tokens.toSpliced(edit.at, edit.removed, ...added),
  };
}

/** Where the next sentence or mode starts. */
function afterSentence({ tokens }: FaultyParagraph, at: number): number {
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

/** The rest of a paragraph, and where to continue. */
function resumed(
  faulty: FaultyParagraph,
  at: number,
): [FaultyParagraph, number] {
  // A mode can only be read after another one.
  if (startsMode(faulty.tokens, at)) {
    return [{ ...faulty, rule: furtherModes }, at];
  }
  const isLineBreak = faulty.tokens[at]?.kind === "newline";
  return [{ ...faulty, rule: ability }, isLineBreak ? at + 1 : at];
}
