import {
  effect,
  type ReadonlySignal,
  signal,
  untracked,
} from "@preact/signals";
import type { Game, Source } from "./game.ts";

/** A text, and the game whose text it is. */
export interface Reading {
  readonly game: Game;
  readonly source: Source;
}

/** What is read of what is typed. */
export interface Settling {
  readonly read: ReadonlySignal<Reading>;
  /** Reads what has been typed so far, now. */
  readonly settle: () => void;
  /** Begins to follow; `work` does what is to be done for a new text. */
  readonly follow: (work: () => void) => void;
}

// Whoever types should never wait for a text that takes long to read.
const MILLISECONDS_AT_ONCE = 8;
/** Somebody who types wants to type; only a pause is a question. */
export const MILLISECONDS_OF_PAUSE = 100;

/**
 * Follows a text as it is typed: at once as long as reading it is quick, and
 * else in the next pause.
 */
export function settleOnPause(
  game: ReadonlySignal<Game>,
  source: ReadonlySignal<Source>,
): Settling {
  const read = signal<Reading>({ game: game.peek(), source: source.peek() });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cost = 0;
  let work = () => {};
  const settle = () => {
    clearTimeout(timer);
    const [now, last] = [source.peek(), read.peek()];
    if (last.source === now && last.game === game.peek()) return;
    const start = performance.now();
    read.value = { game: game.peek(), source: now };
    work();
    cost = performance.now() - start;
  };
  const change = () => {
    clearTimeout(timer);
    const isOther = game.peek() !== read.peek().game;
    if (isOther || cost < MILLISECONDS_AT_ONCE) settle();
    else timer = setTimeout(settle, MILLISECONDS_OF_PAUSE);
  };
  return {
    read,
    settle,
    follow: (each) => {
      work = each;
      effect(() => {
        void [game.value, source.value];
        untracked(change);
      });
    },
  };
}
