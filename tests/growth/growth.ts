/** Quadratic time would take 64 times as long for eight times as much input. */
export const MOST = 40;

/**
 * How much longer something takes for eight times as much input. A busy machine
 * can make it look worse than it is, but not three times in a row.
 */
export function growth(run: (size: number) => unknown, size: number): number {
  let least = Infinity;
  for (let times = 0; times < 3 && least >= MOST; times++) {
    least = Math.min(least, growthOnce(run, size));
  }
  return least;
}

function growthOnce(run: (size: number) => unknown, size: number): number {
  const few = best(run, size);
  const many = best(run, 8 * size);
  // What takes no time at all grows as slowly as can be.
  return many < LEAST ? 1 : many / few;
}

const LEAST = 4;

/** The time of the fastest of a few runs: the others were interrupted. */
function best(run: (size: number) => unknown, size: number): number {
  let fastest = Infinity;
  for (let times = 0; times < 3; times++) {
    const start = performance.now();
    run(size);
    fastest = Math.min(fastest, performance.now() - start);
  }
  return fastest;
}
