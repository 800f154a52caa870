import type { DialectName } from "./dialect.ts";

/**
 * The grammar's name for "it" or "them" if it means what was banished, or all
 * that was named before.
 */
export const BACK_AGAIN = "it or them"; // No word of a text has a blank in it.

/** Every difference is about what comes after this token. */
export const MARK = "{materialize}";

/** A word that has another name in the grammar, depending on its context. */
export interface Difference<T> {
  /** The word after the mark. */
  readonly word: T;
  /** What the grammar reads instead. */
  readonly reads: T;
  /** What has to stand before the mark, if anything. */
  readonly after?: readonly T[];
  /** What must not stand right before the mark. */
  readonly notAfter?: T;
  /** What must not follow the word. */
  readonly notBefore?: T;
}

/** All texts that mean something else in one dialect than in the others. */
export const DIFFERENCES: {
  readonly [N in DialectName]: readonly Difference<string>[];
} = {
  classic: [],
  rlf: [
    // "{materialize} them" is all of them; classic says {it-or-them}.
    {
      word: "them",
      reads: BACK_AGAIN,
      notAfter: "you",
      notBefore: "at",
    },
    // "{banish} {up_to_n_allies($n)}, then {materialize} it" is one effect.
    {
      word: "it",
      reads: BACK_AGAIN,
      after: ["{up-to-n-allies}", ",", "then"],
    },
    {
      word: "them",
      reads: BACK_AGAIN,
      after: ["{up-to-n-allies}", ",", "then"],
    },
  ],
};

/** Replaces every word that has another name in the grammar. */
export function applyDifferences<T>(
  items: T[],
  mark: T,
  differences: readonly Difference<T>[],
  end = items.length,
): void {
  for (let at = 0; at < end; at++) {
    if (items[at] !== mark) continue;
    const found = differences.find((each) => applies(each, items, at));
    if (found !== undefined) items[at + 1] = found.reads;
  }
}

function applies<T>(
  { word, after = [], notAfter, notBefore }: Difference<T>,
  items: readonly T[],
  at: number,
): boolean {
  const start = at - after.length;
  return items[at + 1] === word &&
    after.every((each, i) => items[start + i] === each) &&
    (notAfter === undefined || items[at - 1] !== notAfter) &&
    (notBefore === undefined || items[at + 2] !== notBefore);
}
