/** A card whose modifiers are only cut at their colons. */
export interface NaiveCard {
  readonly name: string;
  readonly modifiers: readonly (readonly string[])[];
}

/** What a file comes to when it is only cut at its separators. */
export type NaivePuzzle = Record<string, Record<string, string | NaiveCard[]>>;

/**
 * The floor for reading a puzzle: lines, keys, `;`, `|` and `:`, all by `split`.
 * It knows no key and no modifier, checks nothing and has no positions.
 */
export function splitPuzzle(text: string): NaivePuzzle {
  const sections: NaivePuzzle = {};
  let section: NaivePuzzle[string] = {};
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    if (line.startsWith("[") && line.endsWith("]")) {
      section = sections[line.slice(1, -1)] ??= {};
      continue;
    }
    const separator = line.search(/[:=]/);
    if (separator === -1) continue;
    const key = line.slice(0, separator).trim().toLowerCase();
    const value = line.slice(separator + 1).trim();
    const isList = value.includes(";") || value.includes("|");
    section[key] = isList ? splitCards(value) : value;
  }
  return sections;
}

function splitCards(list: string): NaiveCard[] {
  return list.split(";").map((card) => card.trim())
    .filter((card) => card !== "")
    .map((card) => {
      const [name = "", ...modifiers] = card.split("|");
      return { name, modifiers: modifiers.map((each) => each.split(":")) };
    });
}
