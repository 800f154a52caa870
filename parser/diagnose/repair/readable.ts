import { explainEdit } from "../../../repair/mod.ts";
import { insertions, replacements } from "./candidates.ts";
import type { Scene } from "./scene.ts";

// More hopes than this are not put in order: each must be tried.
const MOST_HOPES = 12;

/** Hopes in the order of how much of the rest can be read with them. */
export function mostReadable<H extends { readonly words: readonly string[] }>(
  scene: Scene,
  at: number,
  hopes: readonly H[],
): readonly H[] {
  if (hopes.length < 2 || at >= scene.tokens.length || isLong(scene)) {
    return hopes;
  }
  const tried = hopes.slice(0, MOST_HOPES).map((hope) => ({
    hope,
    progress: progressWith(scene, at, hope.words.slice(0, 2)),
  }));
  return [
    ...tried.sort((a, b) => b.progress - a.progress).map(({ hope }) => hope),
    ...hopes.slice(MOST_HOPES),
  ];
}

// To read a long paragraph again for every hope would take too long.
const LONG = 150;

/** Whether a paragraph is longer than any on a card. */
export function isLong({ tokens }: Scene): boolean {
  return tokens.length > LONG;
}

function progressWith(
  scene: Scene,
  at: number,
  words: readonly string[],
): number {
  const edits = [
    ...insertions(scene, at, words),
    ...replacements(scene, at, words),
  ];
  return edits.slice(0, 3).reduce((most, edit) => {
    const outcome = explainEdit(scene, edit);
    if (outcome === undefined) return most;
    const read = outcome.ok ? scene.tokens.length : outcome.at;
    return Math.max(most, read - edit.added.length + edit.removed);
  }, 0);
}
