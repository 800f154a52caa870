import {
  type Columns,
  explain,
  type Grammar,
  reads,
  type Rule,
  run,
  type RunResult,
  UNKNOWN,
} from "../mod.ts";
import { apply, spelled, type TokenEdit } from "./edit.ts";

/** The tokens of a text that cannot be read, and the rule for them. */
export interface Faulty {
  readonly grammar: Grammar;
  readonly rule: Rule<unknown>;
  readonly columns: Columns;
  /** How many more nodes of the grammar may be visited to try repairs. */
  readonly budget: { repairs: number };
}

/** An edit, and how far the text can be read after it. */
export interface TokenRepair {
  readonly edit: TokenEdit;
  /** Whether all of the sentence can be read. */
  readonly complete: boolean;
  /** How many tokens after the edit can be read. */
  readonly progress: number;
  /**
   * Other words that fit as well but mean something else, so that none is
   * suggested.
   */
  readonly rivals?: readonly string[];
}

/**
 * The cheapest edit that makes everything readable, if it is cheaper than a known
 * one.
 */
export function cheapestRepair(
  faulty: Faulty,
  edits: readonly TokenEdit[],
  known?: TokenRepair,
): TokenRepair | undefined {
  const limit = known?.edit.cost ?? Infinity;
  const able = withoutUnknown(faulty, edits);
  for (const edit of able.toSorted((a, b) => a.cost - b.cost)) {
    if (edit.cost >= limit) return undefined;
    const outcome = tryOut(faulty, edit, reads);
    if (outcome === undefined) return undefined;
    if (!outcome.ok) continue;
    const rivals = rivalsOf(faulty, edit, able);
    return { edit, complete: true, progress: Infinity, ...rivals };
  }
  return undefined;
}

/** The edits that leave no unknown token. */
function withoutUnknown(
  { columns: { ids } }: Faulty,
  edits: readonly TokenEdit[],
): readonly TokenEdit[] {
  const first = ids.indexOf(UNKNOWN);
  const last = ids.lastIndexOf(UNKNOWN);
  return first === -1
    ? edits
    : edits.filter(({ at, removed }) => at <= first && last < at + removed);
}

/** How to look for the edit that leads furthest. */
interface FurthestOptions {
  /** Where reading stops without an edit: an edit must lead further. */
  readonly from?: number;
  readonly most?: number;
  /** The edits tried so far and where they lead; new ones are added. */
  readonly tried?: Map<TokenEdit, TokenRepair>;
}

/**
 * The edit that leads furthest, if any leads further than reading gets without
 * it. No edit makes all of the text readable, or `cheapestRepair` would have
 * found it.
 */
export function furthestRepair(
  faulty: Faulty,
  edits: readonly TokenEdit[],
  { from, most = 12, tried = new Map() }: FurthestOptions = {},
): TokenRepair | undefined {
  let best: TokenRepair | undefined;
  const likely = edits.toSorted((a, b) => a.cost - b.cost).slice(0, most);
  for (const edit of likely) {
    // At the end of a text that is being typed, nothing follows that could be
    // read.
    if (behind(faulty, edit) < needed(faulty, edit)) continue;
    // When the budget is spent, the likeliest edit has to do.
    const repair = tried.get(edit) ?? attempt(faulty, edit) ??
      { edit, complete: false, progress: 1 };
    tried.set(edit, repair);
    if (repair.progress < needed(faulty, edit)) continue;
    if (from !== undefined && !leadsBeyond(repair, from)) continue;
    if (best === undefined || merit(repair) > merit(best)) best = repair;
  }
  return best;
}

/** Why the tokens cannot be read after an edit that makes them unreadable. */
export function explainMask(
  faulty: Faulty,
  mask: TokenEdit,
): RunResult<unknown> | undefined {
  return tryOut<RunResult<unknown>>(faulty, mask, explain);
}

/** Reads the tokens after an edit, with the reason if that fails. */
export function explainEdit(
  faulty: Faulty,
  edit: TokenEdit,
): RunResult<unknown> | undefined {
  return tryOut<RunResult<unknown>>(faulty, edit, run);
}

function leadsBeyond({ edit, progress }: TokenRepair, from: number): boolean {
  return edit.at + edit.removed + progress > from;
}

// Edits that differ by less than this are equally likely.
const CLOSE = 0.3;

/** Other words that fit as well but mean something else, if there are any. */
function rivalsOf(
  faulty: Faulty,
  edit: TokenEdit,
  edits: readonly TokenEdit[],
): Pick<TokenRepair, "rivals"> {
  if (!isGuess(edit)) return {};
  const meaning = meaningOf(faulty, edit);
  const rivals = edits.filter((each) =>
    each.why === edit.why && each.at === edit.at &&
    isGuess(each) && each.cost < edit.cost + CLOSE &&
    differs(meaning, meaningOf(faulty, each))
  );
  return rivals.length === 0 ? {} : { rivals: [edit, ...rivals].map(spelled) };
}

function differs(one: string | undefined, other: string | undefined): boolean {
  return other !== undefined && one !== other;
}

/** What a text says after an edit, or nothing if it cannot be read. */
function meaningOf(faulty: Faulty, edit: TokenEdit): string | undefined {
  if (tryOut(faulty, edit, reads)?.ok !== true) return undefined;
  const outcome = explainEdit(faulty, edit);
  return outcome?.ok ? JSON.stringify(outcome.value) : undefined;
}

/** Whether an edit inserts a word that is unrelated to the one it replaces. */
function isGuess({ why, added }: TokenEdit): boolean {
  return why === "replaced" ||
    (why === "inserted" && /[a-z]/i.test(added[0]?.spelling ?? ""));
}

function attempt(
  faulty: Faulty,
  edit: TokenEdit,
): TokenRepair | undefined {
  const outcome = explainEdit(faulty, edit);
  if (outcome === undefined) return undefined;
  if (outcome.ok) return { edit, complete: true, progress: Infinity };
  const progress = outcome.at - (edit.at + edit.added.length);
  return { edit, complete: false, progress };
}

/** How far an edit must lead. One that only changes letters needs less evidence. */
function needed({ columns }: Faulty, edit: TokenEdit): number {
  const { at, removed, why, cost } = edit;
  const isLikely = why === "foreign" || why === "doubled" ||
    (why === "respelled" && cost < 1.6);
  if (!isLikely) return 2;
  // The next word may be misspelled as well.
  return columns.ids[at + removed] === UNKNOWN ? 0 : 1;
}

/** How many tokens follow an edit, counting the end: it cannot lead further. */
function behind({ columns }: Faulty, { at, removed }: TokenEdit): number {
  return columns.ids.length - at - removed;
}

function merit({ edit, progress }: TokenRepair): number {
  return Math.min(progress, 6) / 2 - edit.cost;
}

/** Reads tokens after an edit, unless too much was tried already. */
function tryOut<T extends { readonly steps: number }>(
  { grammar, budget, columns, rule }: Faulty,
  edit: TokenEdit,
  read: (grammar: Grammar, rule: Rule<unknown>, columns: Columns) => T,
): T | undefined {
  if (budget.repairs <= 0) return undefined;
  const outcome = read(grammar, rule, apply(columns, edit));
  // Copying tokens costs something, too.
  budget.repairs -= outcome.steps + (columns.ids.length >> 3);
  return outcome;
}
