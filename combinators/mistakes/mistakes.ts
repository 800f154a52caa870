import type { Diagnostic } from "../../diagnostics/internal.ts";
import { type FailedRun, run } from "../mod.ts";
import { describe } from "./describe.ts";
import { excerptAt } from "./excerpt.ts";
import { endsBefore, makeEdit, partOf } from "./faulty_text.ts";
import type { FaultyText } from "./guide.ts";
import { likeliest } from "./likeliest.ts";
import type { TokenRepair } from "./trial.ts";

/** A text with more mistakes than this is not meant to be read. */
export const MOST_ERRORS = 20;

/**
 * Every mistake of a text. If a mistake has a clear repair, reading goes on as if
 * it had been made; otherwise, it goes on with the next sentence.
 */
export function mistakes(text: FaultyText): Diagnostic[] {
  const found: Diagnostic[] = [];
  let faulty: FaultyText | undefined = text;
  // If reading stops before this, the repair did not help.
  let repairedTo = 0;
  while (
    faulty !== undefined && found.length < MOST_ERRORS &&
    faulty.budget.mistakes > 0
  ) {
    const { grammar, rule, columns, guide } = faulty;
    const failure = run(grammar, rule, columns);
    if (failure.ok) break;
    faulty.budget.mistakes -= failure.steps;
    const isNew = failure.at >= repairedTo;
    const repair = isNew ? findRepair(faulty, failure) : undefined;
    if (isNew) {
      found.push(guide.report(faulty, describe(faulty, failure, repair)));
    }
    if (repair === undefined) {
      faulty = readOn(faulty, Math.max(failure.at, repairedTo));
      repairedTo = 0;
    } else {
      faulty = makeEdit(faulty, repair.edit);
      repairedTo = repair.edit.at + repair.edit.added.length;
    }
  }
  return found;
}

/** The likeliest edit that makes a sentence readable, or at least more of it. */
function findRepair(
  faulty: FaultyText,
  failure: FailedRun,
): TokenRepair | undefined {
  if (faulty.tokens.length === 0 || failure.tooDeep) return undefined;
  if (endsBefore(faulty, failure)) return undefined;
  const excerpt = excerptAt(faulty, failure);
  return inWhole(
    likeliest(excerpt.faulty, excerpt.failure),
    excerpt.start,
  );
}

/** A repair of an excerpt as one of the whole text. */
export function inWhole(
  repair: TokenRepair | undefined,
  start: number,
): TokenRepair | undefined {
  return repair &&
    { ...repair, edit: { ...repair.edit, at: repair.edit.at + start } };
}

/** What follows a sentence that cannot be repaired; `undefined` at the end. */
function readOn(faulty: FaultyText, at: number): FaultyText | undefined {
  const next = faulty.guide.resume(faulty, at);
  return next.at >= faulty.tokens.length
    ? undefined
    : { ...partOf(faulty, next.at), rule: next.rule };
}
