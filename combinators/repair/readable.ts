import type { TokenEdit } from "./edit.ts";
import type { Possibility } from "./possibilities.ts";
import { explainEdit, type Faulty } from "./trial.ts";

// More possibilities than this are not put in order: each must be tried.
const MOST_POSSIBILITIES = 12;

/** The edits that put one of some words at the place in question. */
type PutIn = (words: readonly string[]) => readonly TokenEdit[];

/** Possibilities in the order of how much of the rest can be read with them. */
export function mostReadable(
  faulty: Faulty,
  possibilities: readonly Possibility[],
  putIn: PutIn,
): readonly Possibility[] {
  if (possibilities.length < 2 || isLong(faulty)) return possibilities;
  const tried = possibilities.slice(0, MOST_POSSIBILITIES).map((
    possibility,
  ) => ({
    possibility,
    progress: progressWith(faulty, putIn(possibility.words.slice(0, 2))),
  }));
  return [
    ...tried.sort((a, b) => b.progress - a.progress).map(({ possibility }) =>
      possibility
    ),
    ...possibilities.slice(MOST_POSSIBILITIES),
  ];
}

// To read a long paragraph again for every possibility would take too long.
const LONG = 150;

/** Whether a paragraph is longer than any on a card. */
export function isLong({ columns: { ids } }: Faulty): boolean {
  return ids.length > LONG;
}

function progressWith(faulty: Faulty, edits: readonly TokenEdit[]): number {
  const end = faulty.columns.ids.length - 1;
  return edits.slice(0, 3).reduce((most, edit) => {
    const outcome = explainEdit(faulty, edit);
    if (outcome === undefined) return most;
    // How much of the text itself is read, without what was put in.
    const own = outcome.ok
      ? end
      : outcome.at - edit.added.length + edit.removed;
    return Math.max(most, own);
  }, 0);
}
