import { END, type Failure, spellingOf } from "../combinators/mod.ts";
import { DIGITS } from "./primitives.ts";

/** What could have stood at a place, in a person's words, most telling first. */
export function expectations({ expected, labels }: Failure): readonly string[] {
  const named = new Set<number>();
  for (const ids of labels.values()) ids.forEach((id) => named.add(id));
  const others = [...expected].filter((id) => !named.has(id));
  return [
    ...outermost(labels),
    ...others.filter((id) => rank(id) === 0).map(inWords),
    ...others.filter((id) => rank(id) === 1).map(inWords),
    ...others.filter((id) => rank(id) === 2).map(inWords),
  ];
}

/** Leaves out names of what another name covers already. */
function outermost(
  labels: ReadonlyMap<string, ReadonlySet<number>>,
): readonly string[] {
  const kept: [string, ReadonlySet<number>][] = [];
  const widest = [...labels].sort(([, a], [, b]) => b.size - a.size);
  for (const [name, ids] of widest) {
    const isCovered = kept.some(([, more]) => ids.isSubsetOf(more));
    if (!isCovered) kept.push([name, ids]);
  }
  return kept.map(([name]) => name);
}

/** Punctuation first, then directives, then words. */
function rank(id: number): number {
  const spelling = spellingOf(id);
  if (id === END || /^[.,:\n]$/.test(spelling)) return 0;
  return spelling.startsWith("{") ? 1 : 2;
}

function inWords(id: number): string {
  const spelling = spellingOf(id);
  if (id === END) return "the end of the text";
  if (spelling === "\n") return "a line break";
  return spelling === DIGITS ? "a number" : `"${spelling}"`;
}
