import { END_OF_TEXT, type Failure } from "../../combinators/mod.ts";
import { respelled } from "../../dialects/mod.ts";
import { DIGITS } from "../primitives.ts";
import type { FaultyCard } from "./repair/scene.ts";
import { likeliest } from "./repair/spellings.ts";

/** Something that could have stood at a place. */
export interface Hope {
  /** In a person's words. */
  readonly text: string;
  /** The words of the grammar with which it can begin. */
  readonly words: readonly string[];
}

/** What could have stood at a place: what has a name first, then marks and words. */
export function hopesOf(
  { expected, labels }: Failure,
  { spellings, dialect }: Pick<FaultyCard, "spellings" | "dialect">,
): readonly Hope[] {
  const named = new Set<string>();
  for (const words of labels.values()) words.forEach((word) => named.add(word));
  const others = [...expected].filter((word) => !named.has(word))
    .toSorted((a, b) => rank(a) - rank(b));
  return [
    ...outermost(labels)
      .map(({ text, words }) => ({ text: respelled(text, dialect), words })),
    ...others.flatMap((word) => {
      const written = isNoWord(word) ? word : likeliest(spellings, word);
      return written === undefined
        ? []
        : [{ text: quoted(written), words: [word] }];
    }),
  ];
}

/** Leaves out names of what another name covers already. */
function outermost(
  labels: ReadonlyMap<string, ReadonlySet<string>>,
): readonly Hope[] {
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

/** What stands for many words. */
function isNoWord(word: string): boolean {
  return word === END_OF_TEXT || word === DIGITS;
}

function quoted(word: string): string {
  if (isNoWord(word)) return word;
  return word === "\n" ? "a line break" : `"${word}"`;
}
