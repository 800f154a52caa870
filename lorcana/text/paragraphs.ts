import { isCapitals } from "./ability_name.ts";

/** A part of a text, and where it starts. */
export interface TextPiece {
  readonly text: string;
  readonly start: number;
}

/**
 * The lines of a text. A line that starts with a bullet belongs to the line
 * before it, and so does "If C, choose both instead" after bullets.
 */
export function paragraphsOf(text: string): readonly TextPiece[] {
  const ranges: [start: number, end: number][] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const last = ranges.at(-1);
    const end = start + line.length;
    if (last !== undefined && goesOn(line)) last[1] = end;
    else if (line.trim() !== "") ranges.push([start, end]);
    start = end + 1;
  }
  return ranges.map(([start, end]) => part(text, start, end));
}

function goesOn(line: string): boolean {
  return /^\s*[•*–-]/u.test(line) ||
    line.startsWith("If ") && /\bchoose [a-z0-9 ]+ instead\.?\s*$/u.test(line);
}

/**
 * A paragraph, split before each name in capitals that follows the end of a
 * sentence.
 */
export function namedParts(text: string): readonly TextPiece[] {
  const starts = [0];
  let before = "";
  for (const { 0: word, index } of text.matchAll(/\S+/gu)) {
    const opens = /[.)"”]$/u.test(before) && !isCapitals(before, true) &&
      isCapitals(word, false);
    if (opens) starts.push(index);
    before = word;
  }
  return starts.map((start, at) => part(text, start, starts[at + 1]));
}

function part(text: string, start: number, end: number | undefined): TextPiece {
  return { text: text.slice(start, end), start };
}
