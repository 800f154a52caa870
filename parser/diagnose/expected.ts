import { END_OF_TEXT, type Failure } from "../../combinators/mod.ts";
import { respelled } from "../../dialects/mod.ts";
import { DIGITS } from "../primitives.ts";
import type { FaultyCard } from "./repair/scene.ts";
import { likeliest } from "./repair/spellings.ts";

/** What could have stood at a place, in a person's words, most telling first. */
export function expectedInWords(
  { expected, labels }: Failure,
  { spellings, dialect }: Pick<FaultyCard, "spellings" | "dialect">,
): readonly string[] {
  const named = new Set<string>();
  for (const words of labels.values()) words.forEach((word) => named.add(word));
  const others = [...expected].filter((word) => !named.has(word))
    .map((word) => isNoWord(word) ? word : likeliest(spellings, word))
    .filter((word) => word !== undefined);
  return [
    ...outermost(labels).map((label) => respelled(label, dialect)),
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

/** What stands for many words. */
function isNoWord(word: string): boolean {
  return word === END_OF_TEXT || word === DIGITS;
}

function quoted(word: string): string {
  if (isNoWord(word)) return word;
  return word === "\n" ? "a line break" : `"${word}"`;
}
