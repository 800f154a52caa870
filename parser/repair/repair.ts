import {
  type Columns,
  END,
  type Failure,
  type Outcome,
  reads,
  run,
  UNKNOWN,
} from "../../combinators/mod.ts";
import { ability } from "../ability.ts";
import { insertions, removal, respellings, swap } from "./candidates.ts";
import { apply, type Edit } from "./edit.ts";
import { excerptAt } from "./excerpt.ts";
import type { Scene } from "./scene.ts";

/** An edit, and how far the text can be read after it. */
export interface Repair {
  readonly edit: Edit;
  /** Whether all of the sentence can be read. */
  readonly complete: boolean;
  /** How many tokens behind the edit can be read. */
  readonly progress: number;
  /** What could be added just as well: too much to choose from. */
  readonly rivals?: readonly string[];
}

/** The likeliest edit that makes a sentence readable, or more of it. */
export function findRepair(
  paragraph: Scene,
  failureThere: Failure,
  from: number,
): Repair | undefined {
  if (paragraph.tokens.length === 0) return undefined;
  // Where an ability may end, a line break wants to be a blank line.
  const isLineBreak = paragraph.tokens[failureThere.at]?.kind === "newline";
  if (isLineBreak && failureThere.expected.has(END)) return undefined;
  const { scene, failure, start } = excerptAt(paragraph, failureThere, from);
  const repair = likeliest(scene, failure);
  return repair &&
    { ...repair, edit: { ...repair.edit, at: repair.edit.at + start } };
}

/** The likeliest similar token for one that must be replaced. */
export function respell(paragraph: Scene, at: number): Repair | undefined {
  const outcome = tryOut(paragraph, mask(at), explained);
  if (outcome === undefined || outcome.ok) return undefined;
  const masked = {
    ...paragraph,
    columns: apply(paragraph.columns, mask(at)),
  };
  const { scene, failure, start } = excerptAt(
    masked,
    outcome.at === at ? outcome : { ...outcome, at },
    0,
  );
  const edits = respellings(scene, failure.at, failure.expected)
    // One that has no value either would not help.
    .filter(({ added: [token] }) =>
      token!.spelling.startsWith("{") && scene.misfit(token!.spelling) < 1
    );
  const repair = cheapest(scene, edits) ?? furthest(scene, edits);
  return repair &&
    { ...repair, edit: { ...repair.edit, at: repair.edit.at + start } };
}

function likeliest(scene: Scene, failure: Failure): Repair | undefined {
  const { at, expected } = failure;
  const respelled = respellings(scene, at, expected);
  const plain = cheapest(scene, respelled);
  if (plain !== undefined && plain.edit.cost < 1.3) return plain;
  const here = [
    ...respelled,
    ...insertions(scene, at, expected),
    ...removal(scene, at),
    ...swap(scene, at),
    ...swap(scene, at + 1),
  ];
  const complete = cheapest(scene, here, plain) ?? plain;
  // A word that stands in the grammar may be wrong although it was read.
  const isKnown = scene.columns.ids[at] !== UNKNOWN;
  return (isKnown ? earlier(scene, failure, complete) : undefined) ??
    complete ?? furthest(scene, here);
}

/** The first edit by cost, cheaper than a known one, after which all is read. */
function cheapest(
  scene: Scene,
  edits: readonly Edit[],
  known?: Repair,
): Repair | undefined {
  const limit = known?.edit.cost ?? Infinity;
  for (const edit of edits.toSorted((a, b) => a.cost - b.cost)) {
    if (edit.cost >= limit) return undefined;
    const outcome = tryOut(scene, edit, reads);
    if (outcome === undefined) return undefined;
    if (!outcome.ok) continue;
    const rivals = rivalsOf(scene, edit, edits);
    return { edit, complete: true, progress: Infinity, ...rivals };
  }
  return undefined;
}

// With more to choose from, any choice is a guess.
const MOST_RIVALS = 2;

/** Other words that could be added instead, if there are too many. */
function rivalsOf(
  scene: Scene,
  edit: Edit,
  edits: readonly Edit[],
): Pick<Repair, "rivals"> {
  const [meant] = edit.added;
  if (edit.removed > 0 || !/[a-z]/.test(meant?.spelling ?? "")) return {};
  const rivals = edits.filter((each) =>
    each.removed === 0 && each.at === edit.at &&
    each.cost < edit.cost + 0.3 && /[a-z]/.test(each.added[0]!.spelling) &&
    tryOut(scene, each, reads)?.ok
  ).map(({ added }) => added[0]!.spelling);
  return rivals.length > MOST_RIVALS ? { rivals } : {};
}

// How far back a mistake may lie that shows only later.
const REACH = 12;
// A word that was read is less likely to be wrong than one that was not.
const KNOWN = 0.5;
const MOST_EARLIER = 1.6;

function earlier(
  scene: Scene,
  failure: Failure,
  known: Repair | undefined,
): Repair | undefined {
  let best: Repair | undefined;
  for (let back = 1; back < REACH && back <= failure.at; back++) {
    const at = failure.at - back;
    const outcome = tryOut(scene, mask(at), explained);
    if (outcome === undefined) return best;
    if (outcome.ok || outcome.at !== at) continue;
    const edits = [
      ...respellings(scene, at, outcome.expected)
        .filter(({ cost }) => cost < MOST_EARLIER),
      ...insertions(scene, at, outcome.expected)
        // The first word of a sentence is missed only when others make no sense.
        .filter((edit) => at === 0 || isArticle(edit)),
    ].map((edit) => ({ ...edit, cost: edit.cost + KNOWN }));
    best = cheapest(scene, edits, best ?? known) ?? best;
  }
  return best;
}

function isArticle({ added }: Edit): boolean {
  return /^(an?|the)$/.test(added[0]?.spelling ?? "");
}

/** Puts something unknown at a place, to learn what can stand there. */
function mask(at: number): Edit {
  const unknown = { id: UNKNOWN, value: undefined, spelling: "" };
  return { at, removed: 1, added: [unknown], cost: 0 };
}

/** The edit that leads furthest, if it leads anywhere. */
function furthest(scene: Scene, edits: readonly Edit[]): Repair | undefined {
  let best: Repair | undefined;
  const likely = edits.toSorted((a, b) => a.cost - b.cost).slice(0, 12);
  for (const edit of likely) {
    // When there is no more time to try things, the likeliest has to do.
    const repair = attempt(scene, edit) ??
      { edit, complete: false, progress: 0 };
    if (repair.progress < needed(edit)) continue;
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

function attempt(scene: Scene, edit: Edit): Repair | undefined {
  const outcome = tryOut(scene, edit, explained);
  if (outcome === undefined) return undefined;
  if (outcome.ok) return { edit, complete: true, progress: Infinity };
  const progress = outcome.at - (edit.at + edit.added.length);
  return { edit, complete: false, progress };
}

function explained(rule: typeof ability, columns: Columns): Outcome<unknown> {
  return run(rule, columns);
}

/** Reads tokens after an edit, unless too much was tried already. */
function tryOut<T extends { readonly steps: number }>(
  { budget, columns }: Scene,
  edit: Edit,
  read: (rule: typeof ability, columns: Columns) => T,
): T | undefined {
  if (budget.repairs <= 0) return undefined;
  const outcome = read(ability, apply(columns, edit));
  // To copy tokens takes time as well, though less.
  budget.repairs -= outcome.steps + (columns.ids.length >> 3);
  return outcome;
}
