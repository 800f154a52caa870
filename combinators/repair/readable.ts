import type { TokenEdit } from "./edit.ts";
import type { Hope } from "./hopes.ts";
import { explainEdit, type Faulty } from "./trial.ts";

// More hopes than this are not put in order: each must be tried.
const MOST_HOPES = 12;

/** The edits that put one of some words at the place in question. */
type PutIn = (words: readonly string[]) => readonly TokenEdit[];

/** Hopes in the order of how much of the rest can be read with them. */
export function mostReadable(
  scene: Faulty,
  hopes: readonly Hope[],
  putIn: PutIn,
): readonly Hope[] {
  if (hopes.length < 2 || isLong(scene)) return hopes;
  const tried = hopes.slice(0, MOST_HOPES).map((hope) => ({
    hope,
    progress: progressWith(scene, putIn(hope.words.slice(0, 2))),
  }));
  return [
    ...tried.sort((a, b) => b.progress - a.progress).map(({ hope }) => hope),
    ...hopes.slice(MOST_HOPES),
  ];
}

// To read a long paragraph again for every hope would take too long.
const LONG = 150;

/** Whether a paragraph is longer than any on a card. */
export function isLong({ columns: { ids } }: Faulty): boolean {
  return ids.length > LONG;
}

function progressWith(scene: Faulty, edits: readonly TokenEdit[]): number {
  const end = scene.columns.ids.length - 1;
  return edits.slice(0, 3).reduce((most, edit) => {
    const outcome = explainEdit(scene, edit);
    if (outcome === undefined) return most;
    // How much of the text itself is read, without what was put in.
    const own = outcome.ok
      ? end
      : outcome.at - edit.added.length + edit.removed;
    return Math.max(most, own);
  }, 0);
}
