import { assertAll, testCorpus } from "../corpus.ts";

/** Cases of one origin: our own, or reference data that may not be there. */
export interface Source<T> {
  readonly name: string;
  readonly cases: readonly T[] | undefined;
}

/** What must hold for each case. */
export interface Ratchet<T> {
  readonly check: (item: T) => void;
  /** How a case is named if it fails. */
  readonly describe: (item: T) => string;
  /** The share of the cases in percent for which it must hold; all if absent. */
  readonly atLeast?: number;
}

/** Registers a test for each source; its name says if it is skipped. */
export function testSources<T>(
  name: string,
  sources: readonly Source<T>[],
  { check, describe, atLeast = 100 }: Ratchet<T>,
): void {
  for (const { name: source, cases } of sources) {
    testCorpus(`${name}: ${source}`, cases, (cases) => {
      const failing = cases.filter((item) => !holds(check, item));
      const share = 100 - 100 * failing.length / cases.length;
      if (share < atLeast || cases.length === 0) {
        assertAll(cases, check, describe);
      }
    });
  }
}

function holds<T>(check: (item: T) => void, item: T): boolean {
  try {
    check(item);
    return true;
  } catch {
    return false;
  }
}
