import type { TokenEdit } from "./edit.ts";
import type { Possibility } from "./possibilities.ts";
import { explainEdit, type Faulty } from "./trial.ts";

// Only so many possibilities are put in order, since each must be tried.
const MOST_POSSIBILITIES = 12;

/** Edits that put one of some words at the position in question. */
type PutIn = (words: readonly string[]) => readonly TokenEdit[];

/** Possibilities, ordered by how much of the rest can be read with them. */
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

// Reading a longer paragraph again for every possibility would take too long.
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
    // How much of the text itself is read, without the inserted words.
    const own = outcome.ok
      ? end
      : outcome.at - edit.added.length + edit.removed;
    return Math.max(most, own);
  }, 0);
}
