import { END_OF_TEXT, type Failure } from "../../combinators/mod.ts";
import { DIGITS } from "../primitives.ts";

/** What could have stood at a place, in a person's words, most telling first. */
export function expectedInWords(
  { expected, labels }: Failure,
): readonly string[] {
  const named = new Set<string>();
  for (const words of labels.values()) words.forEach((word) => named.add(word));
  const others = [...expected].filter((word) => !named.has(word));
  return [
    ...outermost(labels),
    ...others.filter((word) => rank(word) === 0).map(quoted),
    ...others.filter((word) => rank(word) === 1).map(quoted),
    ...others.filter((word) => rank(word) === 2).map(quoted),
  ];
}

/** Leaves out names of what another name covers already. */
function outermost(
  labels: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  const kept: [string, ReadonlySet<string>][] = [];
  const widest = [...labels].sort(([, a], [, b]) => b.size - a.size);
  for (const [name, words] of widest) {
    const isCovered = kept.some(([, more]) => words.isSubsetOf(more));
    if (!isCovered) kept.push([name, words]);
  }
  return kept.map(([name]) => name);
}

/** Punctuation first, then directives, then words. */
function rank(word: string): number {
  if (word === END_OF_TEXT || /^[.,:\n]$/.test(word)) return 0;
  return word.startsWith("{") ? 1 : 2;
}

function quoted(word: string): string {
  if (word === END_OF_TEXT || word === DIGITS) return word;
  return word === "\n" ? "a line break" : `"${word}"`;
}
