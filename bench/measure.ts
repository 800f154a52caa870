/** Something to measure, in batches that are timed one by one. */
export interface Job {
  readonly name: string;
  /** How many things all batches do together. */
  readonly count: number;
  readonly batches: readonly (() => unknown)[];
}

/** Microseconds for one of the things that a job does. */
export type Times = Readonly<Record<string, number>>;

/** Does the same with each of many things, so many of them in a batch. */
export function each<T>(
  name: string,
  items: readonly T[],
  run: (item: T) => unknown,
  size: number = items.length,
): Job {
  const batches: (() => unknown)[] = [];
  for (let start = 0; start < items.length; start += size) {
    const batch = items.slice(start, start + size);
    batches.push(() => {
      for (const item of batch) run(item);
    });
  }
  return { name, count: items.length, batches };
}

/**
 * The best time of each batch of each job, by turns, so that what else the
 * machine does strikes all alike. A batch should take no more than a
 * millisecond: a busy machine takes the core away every few, and then no run is
 * undisturbed.
 */
export function bestTimes(jobs: readonly Job[], seconds: number): Times {
  const best = jobs.map(({ batches }) => batches.map(() => Infinity));
  const stop = performance.now() + seconds * 1000;
  while (performance.now() < stop) {
    jobs.forEach(({ batches }, job) =>
      batches.forEach((run, batch) => {
        const start = performance.now();
        run();
        const time = performance.now() - start;
        best[job]![batch] = Math.min(best[job]![batch]!, time);
      })
    );
  }
  return Object.fromEntries(
    jobs.map(({ name, count }, i) => [name, sum(best[i]!) * 1000 / count]),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
