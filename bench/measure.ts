/** Something to measure, and how many things it does at once. */
export interface Job {
  readonly name: string;
  readonly count: number;
  readonly run: () => unknown;
}

/** Microseconds for one of the things that a job does. */
export type Times = Readonly<Record<string, number>>;

/**
 * The best time of each job, by turns, so that what else the machine does
 * strikes all alike. A job should take about a millisecond: a busy machine
 * takes the core away every few, and then no run is undisturbed.
 */
export function bestTimes(jobs: readonly Job[], seconds: number): Times {
  const best = jobs.map(() => Infinity);
  const stop = performance.now() + seconds * 1000;
  while (performance.now() < stop) {
    jobs.forEach(({ run }, i) => {
      const start = performance.now();
      run();
      best[i] = Math.min(best[i]!, performance.now() - start);
    });
  }
  return Object.fromEntries(
    jobs.map(({ name, count }, i) => [name, best[i]! * 1000 / count]),
  );
}
