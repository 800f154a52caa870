import process from "node:process";

/** Quadratic work is 64 times as much for eight times as much input. */
export const MOST = 40;

/**
 * How much more work something is for eight times as much input. Not a clock,
 * since that shows what else the machine does: processor time, and the least of
 * several ratios, since what an engine does beside the program is counted too.
 */
export function growth(run: (size: number) => unknown, size: number): number {
  let least = Infinity;
  for (let times = 0; times < 4 && least >= MOST; times++) {
    const many = work(run, 8 * size);
    // What is no work at all grows as slowly as can be.
    if (many < LEAST) return 1;
    least = Math.min(least, many / work(run, size));
  }
  return least;
}

/** In milliseconds. */
const LEAST = 4;

/** The processor time of the fastest of a few runs, in milliseconds. */
function work(run: (size: number) => unknown, size: number): number {
  let fastest = Infinity;
  for (let times = 0; times < 3 && fastest >= LEAST; times++) {
    const start = process.cpuUsage();
    run(size);
    const { user, system } = process.cpuUsage(start);
    fastest = Math.min(fastest, (user + system) / 1000);
  }
  // The counter of some systems is coarse.
  return Math.max(fastest, LEAST / 8);
}
