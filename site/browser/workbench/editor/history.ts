/** A text, and what is selected in it. */
export interface Snapshot {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What somebody did; steps of the same kind in a row are one. */
export type StepKind = "typing" | "deleting" | "other";

/** Something that can be undone. */
interface Step {
  readonly before: Snapshot;
  readonly kind: StepKind;
  readonly time: number;
}

/** What was typed, deleted, fixed or pasted, to undo it. */
export interface History {
  readonly done: readonly Step[];
  /** What was taken back, to do it again. */
  readonly undone: readonly Snapshot[];
}

/** Nothing has been done yet. */
export const NO_HISTORY: History = { done: [], undone: [] };

// A pause this long ends what one step takes back.
const MILLISECONDS_BETWEEN_STEPS = 500;
// Nobody goes back further; each holds a text.
const MOST_STEPS = 500;

/** The history after something was done. */
export function recordStep({ done }: History, step: Step): History {
  const last = done.at(-1);
  const isJoined = last !== undefined && step.kind !== "other" &&
    step.kind === last.kind &&
    step.time - last.time <= MILLISECONDS_BETWEEN_STEPS;
  return {
    done: isJoined
      ? [...done.slice(0, -1), { ...step, before: last.before }]
      : [...done.slice(1 - MOST_STEPS), step],
    undone: [],
  };
}

/** A text to go to, and the history once it is there. */
export interface Travel {
  readonly to: Snapshot;
  readonly history: History;
}

/** Takes back the last step; nothing if there is none. */
export function undo(
  { done, undone }: History,
  now: Snapshot,
): Travel | undefined {
  const last = done.at(-1);
  return last && {
    to: last.before,
    history: { done: done.slice(0, -1), undone: [...undone, now] },
  };
}

/** Does again what was taken back last; nothing if there is none. */
export function redo(
  { done, undone }: History,
  now: Snapshot,
): Travel | undefined {
  const to = undone.at(-1);
  const step: Step = { before: now, kind: "other", time: 0 };
  return to && {
    to,
    history: { done: [...done, step], undone: undone.slice(0, -1) },
  };
}
