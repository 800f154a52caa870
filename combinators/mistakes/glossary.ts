import type { NewToken } from "./edit.ts";

/** Words of other games, and what this one says instead, as text. */
export type Glossary = Readonly<Record<string, readonly string[]>>;

/** An entry of a glossary, as tokens. */
export interface GlossaryEntry {
  readonly words: readonly string[];
  /** The likeliest first. */
  readonly meanings: readonly (readonly NewToken[])[];
}

/** The entries of a glossary by their first words. */
export type Entries = ReadonlyMap<string, readonly GlossaryEntry[]>;

/** Prepares a glossary for lookups. */
export function glossaryOf(
  glossary: Glossary,
  cut: (text: string) => readonly NewToken[],
): Entries {
  const entries = Object.entries(glossary).map((
    [words, meanings],
  ): GlossaryEntry => ({
    words: words.split(" "),
    meanings: meanings.map(cut),
  }));
  return Map.groupBy(entries, ({ words }) => words[0]!);
}

/** The entries whose words occur at a position. */
export function entriesAt(
  entries: Entries,
  at: number,
  wordAt: (at: number) => string | undefined,
): readonly GlossaryEntry[] {
  const first = wordAt(at);
  return (first === undefined ? [] : entries.get(first) ?? [])
    .filter(({ words }) => words.every((word, i) => wordAt(at + i) === word));
}
