import {
  type Columns,
  type Failure,
  run,
  UNKNOWN,
} from "../../combinators/mod.ts";
import { ability } from "../ability.ts";
import { insertions, removal, respellings, swap } from "./candidates.ts";
import { apply, type Edit } from "./edit.ts";
import { misfit, type Scene } from "./scene.ts";

/** An edit, and how far the text can be read after it. */
export interface Repair {
  readonly edit: Edit;
  /** Whether all of the paragraph can be read. */
  readonly complete: boolean;
  /** How many tokens behind the edit can be read. */
  readonly progress: number;
}

/** The likeliest edit that makes a paragraph readable from `start` on, or more so. */
export function findRepair(
  scene: Scene,
  failure: Failure,
  start: number,
): Repair | undefined {
  const { at, expected } = failure;
  if (scene.tokens.length === 0) return undefined;
  const here = [
    ...respellings(scene, at, expected),
    ...insertions(scene, at, expected),
    ...removal(scene, at),
    ...swap(scene, at),
    ...swap(scene, at + 1),
  ];
  const complete = cheapestComplete(scene, here, start, Infinity);
  const limit = complete?.edit.cost ?? Infinity;
  // A word that stands in the grammar may be wrong although it was read.
  return earlier(scene, failure, start, limit) ?? complete ??
    furthest(scene, here, start);
}

/** The likeliest similar token for one that must be replaced. */
export function respell(scene: Scene, at: number): Repair | undefined {
  const start = sentenceStart(scene, at);
  const expected = expectedAt(scene, at, start);
  if (expected === undefined) return undefined;
  const edits = respellings(scene, at, expected)
    // One that has no value either would not help.
    .filter(({ added }) => misfit(scene, added[0]!.spelling) <= 0);
  return cheapestComplete(scene, edits, start, Infinity) ??
    furthest(scene, edits, start);
}

/** The first edit by cost, below a limit, after which all can be read. */
function cheapestComplete(
  scene: Scene,
  edits: readonly Edit[],
  start: number,
  limit: number,
): Repair | undefined {
  for (const edit of edits.toSorted((a, b) => a.cost - b.cost)) {
    if (edit.cost >= limit) return undefined;
    const repair = attempt(scene, edit, start);
    if (repair === undefined) return undefined;
    if (repair.complete) return repair;
  }
  return undefined;
}

// How far back a mistake may lie that shows only later.
const REACH = 12;

function earlier(
  scene: Scene,
  failure: Failure,
  start: number,
  limit: number,
): Repair | undefined {
  let best: Repair | undefined;
  for (let at = failure.at - 1; at >= start && at > failure.at - REACH; at--) {
    const expected = expectedAt(scene, at, start);
    if (expected === undefined) return best;
    const edits = respellings(scene, at, expected)
      .map((edit) => ({ ...edit, cost: edit.cost + KNOWN }));
    best = cheapestComplete(scene, edits, start, best?.edit.cost ?? limit) ??
      best;
  }
  return best;
}

// A word that was read is less likely to be wrong than one that was not.
const KNOWN = 0.5;

/** What can stand at a place, whatever stands there. */
function expectedAt(
  scene: Scene,
  at: number,
  start: number,
): ReadonlySet<number> | undefined {
  const masked = apply(scene.columns, {
    at,
    removed: 1,
    added: [{ id: UNKNOWN, value: undefined, spelling: "" }],
    cost: 0,
  });
  const outcome = tryOut(scene, masked, start);
  if (outcome === undefined || outcome.ok) return undefined;
  return outcome.at === at ? outcome.expected : undefined;
}

/** Behind the last period before a place, if the text before it is broken. */
function sentenceStart(scene: Scene, at: number): number {
  if (expectedAt(scene, at, 0) !== undefined) return 0;
  const { tokens } = scene;
  let start = at;
  while (start > 0 && tokens[start - 1]!.kind !== "period") start--;
  return start;
}

/** The edit that leads furthest, if it leads anywhere. */
function furthest(
  scene: Scene,
  edits: readonly Edit[],
  start: number,
): Repair | undefined {
  let best: Repair | undefined;
  const likely = edits.toSorted((a, b) => a.cost - b.cost).slice(0, 12);
  for (const edit of likely) {
    const repair = attempt(scene, edit, start);
    if (repair === undefined || repair.progress < needed(edit)) continue;
    if (best === undefined || merit(repair) > merit(best)) best = repair;
  }
  return best;
}

/** How far an edit must lead: one that only changes letters needs no proof. */
function needed({ removed, added, cost }: Edit): number {
  return removed === 1 && added.length === 1 && cost < 1.6 ? 0 : 2;
}

function merit({ edit, progress }: Repair): number {
  return Math.min(progress, 6) / 2 - edit.cost;
}

function attempt(
  scene: Scene,
  edit: Edit,
  start: number,
): Repair | undefined {
  const outcome = tryOut(scene, apply(scene.columns, edit), start);
  if (outcome === undefined) return undefined;
  if (outcome.ok) return { edit, complete: true, progress: Infinity };
  const progress = outcome.at - (edit.at + edit.added.length);
  return { edit, complete: false, progress };
}

function tryOut({ budget }: Scene, columns: Columns, start: number) {
  if (budget.steps <= 0) return undefined;
  const outcome = run(ability, columns, start);
  budget.steps -= outcome.steps + columns.ids.length;
  return outcome;
}
