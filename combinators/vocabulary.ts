/** Id of every spelling that no grammar contains. */
export const UNKNOWN = 0;

/** Id of the place behind the last token. */
export const END = 1;

// One table for all grammars: a spelling has the same id everywhere, and ids
// stay small, so that lists by id can be arrays.
const ids = new Map<string, number>();
const spellings: string[] = ["an unknown word", "the end of the text"];

/** The id of a spelling that stands in a grammar; made at first sight. */
export function intern(spelling: string): number {
  const known = ids.get(spelling);
  if (known !== undefined) return known;
  ids.set(spelling, spellings.length);
  return spellings.push(spelling) - 1;
}

/** The id of a spelling in a text: `UNKNOWN` if no grammar contains it. */
export function idOf(spelling: string): number {
  return ids.get(spelling) ?? UNKNOWN;
}

/** The spelling behind an id. */
export function spellingOf(id: number): string {
  return spellings[id] ?? "";
}
