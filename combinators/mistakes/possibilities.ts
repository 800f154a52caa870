import { END_OF_TEXT, type FailedRun } from "../mod.ts";

/** Something that could stand at a position. */
export interface Possibility {
  /** In a person's words. */
  readonly text: string;
  /** The words of the grammar with which it can begin. */
  readonly words: readonly string[];
}

/** How a language writes what was expected. */
export interface Wording {
  /** A word of the grammar in quotation marks; `undefined` if it has no spelling. */
  readonly quoted: (word: string) => string | undefined;
  /** The name of a rule, in the author's dialect. */
  readonly named: (label: string) => string;
}

/** What could stand at a position: named rules first, then punctuation, then words. */
export function possibilitiesIn(
  { expected, labels }: Pick<FailedRun, "expected" | "labels">,
  { quoted, named }: Wording,
): readonly Possibility[] {
  const covered = new Set<string>();
  for (const words of labels.values()) {
    words.forEach((word) => covered.add(word));
  }
  const others = [...expected].filter((word) => !covered.has(word))
    .toSorted((a, b) => rank(a) - rank(b));
  return [
    ...outermost(labels).map(({ text, words }) => ({
      text: named(text),
      words,
    })),
    ...others.flatMap((word) => {
      const text = word === END_OF_TEXT ? word : quoted(word);
      return text === undefined ? [] : [{ text, words: [word] }];
    }),
  ];
}

/** Leaves out rules whose words another rule covers. */
function outermost(
  labels: ReadonlyMap<string, ReadonlySet<string>>,
): readonly Possibility[] {
  const kept: [string, ReadonlySet<string>][] = [];
  const widest = [...labels].sort(([, a], [, b]) => b.size - a.size);
  for (const [name, words] of widest) {
    const isCovered = kept.some(([, more]) => words.isSubsetOf(more));
    if (!isCovered) kept.push([name, words]);
  }
  return kept.map(([text, words]) => ({ text, words: [...words] }));
}

/** Punctuation first, then directives, then words. */
function rank(word: string): number {
  if (word === END_OF_TEXT || /^[.,:\n]$/.test(word)) return 0;
  return word.startsWith("{") ? 1 : 2;
}
