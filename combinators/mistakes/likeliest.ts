import { type FailedRun, UNKNOWN } from "../mod.ts";
import { earlierEdits, likelyEdits, otherEdits } from "./candidates.ts";
import type { TokenEdit } from "./edit.ts";
import type { FaultyText } from "./guide.ts";
import { isOffered } from "./offered.ts";
import { replacements } from "./replacements.ts";
import {
  cheapestRepair,
  explainMask,
  furthestRepair,
  type TokenRepair,
} from "./trial.ts";

// One wrong letter: there is no need to look for anything else.
const PLAIN = 1.3;

/** The likeliest edit that makes a sentence readable, or at least more of it. */
export function likeliest(
  faulty: FaultyText,
  failure: FailedRun,
): TokenRepair | undefined {
  const { at, expected } = failure;
  const respelled = likelyEdits(faulty, at, expected);
  const plain = cheapestRepair(faulty, respelled);
  if (plain !== undefined && plain.edit.cost < PLAIN) return plain;
  const here = [...respelled, ...otherEdits(faulty, at, expected)];
  const complete = cheapestRepair(faulty, here, plain) ?? plain;
  // A word of the grammar may be wrong although it could be read.
  const isKnown = faulty.columns.ids[at] !== UNKNOWN;
  const known = (isKnown ? earlier(faulty, failure, complete) : undefined) ??
    complete;
  if (known !== undefined && isOffered(faulty, known)) return known;
  // The only word that fits instead; if there are several, they are rivals.
  const other = cheapestRepair(faulty, replacements(faulty, at, expected));
  if (other !== undefined && other.rivals === undefined) return other;
  return known ?? other ?? furthest(faulty, failure, here);
}

// To find the next mistake, reading must continue after this one.
const MOST_TRIED = 40;

function furthest(
  faulty: FaultyText,
  { at, expected }: FailedRun,
  edits: readonly TokenEdit[],
): TokenRepair | undefined {
  const tried = new Map<TokenEdit, TokenRepair>();
  const likely = furthestRepair(faulty, edits, { from: at, tried });
  if (likely !== undefined && isOffered(faulty, likely)) return likely;
  const all = [...edits, ...replacements(faulty, at, expected)];
  const guess = furthestRepair(faulty, all, {
    from: at,
    most: MOST_TRIED,
    tried,
  });
  // Good enough for reading on, but not for a suggestion: other edits may do as
  // well.
  return guess && { ...guess, complete: false };
}

// How far before the failure a mistake may be.
const REACH = 12;

function earlier(
  faulty: FaultyText,
  failure: FailedRun,
  known: TokenRepair | undefined,
): TokenRepair | undefined {
  let best: TokenRepair | undefined;
  for (let back = 1; back < REACH && back <= failure.at; back++) {
    const at = failure.at - back;
    const limit = (best ?? known)?.edit.cost ?? Infinity;
    if (faulty.guide.leastEarlier(faulty, at) >= limit) continue;
    const outcome = explainMask(faulty, mask(faulty, at));
    if (outcome === undefined) return best;
    if (outcome.ok || outcome.at !== at) continue;
    const edits = earlierEdits(faulty, at, outcome.expected);
    best = cheapestRepair(faulty, edits, best ?? known) ?? best;
  }
  return best;
}

/** Replaces a token by an unknown one, to find out what is expected there. */
export function mask({ tokens }: FaultyText, at: number): TokenEdit {
  const unknown = { ...tokens[at]!, id: UNKNOWN };
  return { why: "replaced", at, removed: 1, added: [unknown], cost: 0 };
}
