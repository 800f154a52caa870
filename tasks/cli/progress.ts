import type { Output } from "./io.ts";

/** A line on a terminal that shows how far a command has come. */
export interface Progress {
  readonly update: (done: number, total: number) => void;
  /** For work of which nobody knows how much there is. */
  readonly count: (done: number, size: string) => void;
  /** Clears the line. */
  readonly end: () => void;
}

const EVERY = 1000;

/** Shows nothing if the output is not a terminal, or there is little to do. */
export function progress(output: Output, label: string): Progress {
  let isShown = false;
  return {
    update: (done, total) => {
      if (!output.isTerminal || total < EVERY || done % EVERY !== 0) return;
      const share = Math.floor(100 * done / total);
      output.write(`\r${label} ${done} of ${total} (${share} %)`);
      isShown = true;
    },
    count: (done, size) => {
      if (!output.isTerminal || done < EVERY) return;
      output.write(`\r${label} ${done} (${size})`);
      isShown = true;
    },
    end: () => {
      if (isShown) output.write("\r\x1b[K");
      isShown = false;
    },
  };
}
