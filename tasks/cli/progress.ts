import { printable } from "../../diagnostics/internal.ts";
import type { Output } from "./io.ts";

/** A line on a terminal that shows how far a command has come. */
export interface Progress {
  /** Names a stage that cannot be counted; `size` is that of its texts. */
  readonly stage: (label: string, size: number) => void;
  /** Shows how much of a stage is done. */
  readonly update: (label: string, done: number, total: number) => void;
  /** For work of which nobody knows how much there is. */
  readonly count: (label: string, done: number, size: string) => void;
  /** Clears the line. */
  readonly end: () => void;
}

/** Every so many steps the line is written again; with fewer, it never is. */
const STEPS = 1000;
/** Texts of this size take long enough to be worth a line. */
const LARGE = 1_000_000;

/** Shows nothing if the output is not a terminal, or there is little to do. */
export function progress(output: Output, isQuiet = false): Progress {
  const isOff = isQuiet || !output.isTerminal;
  let isShown = false;
  const show = (line: string) => {
    output.writeExactly(`\r\x1b[K${printable(line)}`);
    isShown = true;
  };
  return {
    stage: (label, size) => {
      if (!isOff && size >= LARGE) show(`${label} …`);
    },
    update: (label, done, total) => {
      if (isOff || total < STEPS || done % STEPS !== 0) return;
      const share = Math.floor(100 * done / total);
      show(`${label}: ${done} of ${total} (${share}%)`);
    },
    count: (label, done, size) => {
      if (!isOff && done >= STEPS) show(`${label}: ${done} (${size})`);
    },
    end: () => {
      if (isShown) output.writeExactly("\r\x1b[K");
      isShown = false;
    },
  };
}
