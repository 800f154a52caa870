import { type FailedRun, UNKNOWN } from "../mod.ts";
import type { TokenEdit } from "./edit.ts";
import type { FaultyText } from "./guide.ts";
import {
  cheapestRepair,
  explainMask,
  furthestRepair,
  type TokenRepair,
} from "./trial.ts";

/** The edits that a language offers for a position and what is expected there. */
export interface Candidates {
  /** Misspellings, words of other games, and other mistakes that are as likely. */
  readonly respelled: (
    at: number,
    expected: ReadonlySet<string>,
  ) => readonly TokenEdit[];
  /** A missing or superfluous word, or two words in the wrong order. */
  readonly others: (
    at: number,
    expected: ReadonlySet<string>,
  ) => readonly TokenEdit[];
  /** Any other word, however different. */
  readonly replaced: (
    at: number,
    expected: ReadonlySet<string>,
  ) => readonly TokenEdit[];
  /** The least that an edit can cost at a position before the failure. */
  readonly leastEarlier: (at: number) => number;
  /** Edits at a position before the failure. */
  readonly earlier: (
    at: number,
    expected: ReadonlySet<string>,
  ) => readonly TokenEdit[];
  /** Whether a repair is worth suggesting. */
  readonly isOffered: (repair: TokenRepair) => boolean;
}

// One wrong letter: there is no need to look for anything else.
const PLAIN = 1.3;

/** The likeliest edit that makes a sentence readable, or at least more of it. */
export function likeliest(
  faulty: FaultyText,
  failure: FailedRun,
  candidates: Candidates,
): TokenRepair | undefined {
  const { at, expected } = failure;
  const respelled = candidates.respelled(at, expected);
  const plain = cheapestRepair(faulty, respelled);
  if (plain !== undefined && plain.edit.cost < PLAIN) return plain;
  const here = [...respelled, ...candidates.others(at, expected)];
  const complete = cheapestRepair(faulty, here, plain) ?? plain;
  // A word of the grammar may be wrong although it could be read.
  const isKnown = faulty.columns.ids[at] !== UNKNOWN;
  const known =
    (isKnown ? earlier(faulty, failure, candidates, complete) : undefined) ??
      complete;
  if (known !== undefined && candidates.isOffered(known)) return known;
  const other = otherWord(faulty, failure, candidates);
  if (other !== undefined && other.rivals === undefined) return other;
  return known ?? other ?? furthest(faulty, failure, candidates, here);
}

/** The only word that fits instead; several if more than one does. */
function otherWord(
  faulty: FaultyText,
  { at, expected }: FailedRun,
  { replaced }: Candidates,
): TokenRepair | undefined {
  return cheapestRepair(faulty, replaced(at, expected));
}

// To find the next mistake, reading must continue after this one.
const MOST_TRIED = 40;

function furthest(
  faulty: FaultyText,
  { at, expected }: FailedRun,
  { replaced, isOffered }: Candidates,
  edits: readonly TokenEdit[],
): TokenRepair | undefined {
  const tried = new Map<TokenEdit, TokenRepair>();
  const likely = furthestRepair(faulty, edits, { from: at, tried });
  if (likely !== undefined && isOffered(likely)) return likely;
  const all = [...edits, ...replaced(at, expected)];
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
  candidates: Candidates,
  known: TokenRepair | undefined,
): TokenRepair | undefined {
  let best: TokenRepair | undefined;
  for (let back = 1; back < REACH && back <= failure.at; back++) {
    const at = failure.at - back;
    const limit = (best ?? known)?.edit.cost ?? Infinity;
    if (candidates.leastEarlier(at) >= limit) continue;
    const outcome = explainMask(faulty, mask(faulty, at));
    if (outcome === undefined) return best;
    if (outcome.ok || outcome.at !== at) continue;
    const edits = candidates.earlier(at, outcome.expected);
    best = cheapestRepair(faulty, edits, best ?? known) ?? best;
  }
  return best;
}

/** Replaces a token by an unknown one, to find out what is expected there. */
export function mask({ tokens }: FaultyText, at: number): TokenEdit {
  const unknown = { ...tokens[at]!, id: UNKNOWN };
  return { why: "replaced", at, removed: 1, added: [unknown], cost: 0 };
}
