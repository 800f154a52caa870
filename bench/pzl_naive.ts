/** What a file comes to when it is only cut at its separators. */
export type NaivePuzzle = Record<string, Record<string, string | string[][]>>;

/**
 * The floor for reading a puzzle: lines, keys, `;` and `|`, all by `split`. It
 * knows no modifier, checks nothing and has no positions.
 */
export function splitPuzzle(text: string): NaivePuzzle {
  const sections: NaivePuzzle = {};
  let section: Record<string, string | string[][]> = {};
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    if (line.startsWith("[") && line.endsWith("]")) {
      section = sections[line.slice(1, -1)] ??= {};
      continue;
    }
    const colon = line.search(/[:=]/);
    if (colon === -1) continue;
    const key = line.slice(0, colon).trim().toLowerCase();
    const value = line.slice(colon + 1).trim();
    section[key] = value.includes(";") || value.includes("|")
      ? value.split(";").filter((card) => card.trim() !== "")
        .map((card) => card.trim().split("|"))
      : value;
  }
  return sections;
}
