import { displayWidth, graphemes, graphemeWidth } from "./width.ts";

/**
 * Breaks a line between words so that no part is wider than `width` columns.
 * A word that is wider on its own is cut.
 *
 * @category Diagnostics
 */
export function wrap(line: string, width: number): readonly string[] {
  if (displayWidth(line) <= width) return [line];
  const lines: string[] = [];
  let last = "";
  for (const word of wordsOf(line, Math.max(2, width))) {
    const longer = last === "" ? word.trimStart() : last + word;
    if (last === "" || displayWidth(longer.trimEnd()) <= width) last = longer;
    else {
      lines.push(last.trimEnd());
      last = word.trimStart();
    }
  }
  return [...lines, last.trimEnd()];
}

/** Words with the blanks before them; those that are too wide in pieces. */
function wordsOf(line: string, width: number): readonly string[] {
  const words = line.match(/\s*\S+|\s+$/g) ?? [];
  return words.flatMap((word) =>
    displayWidth(word.trimStart()) <= width ? [word] : pieces(word, width)
  );
}

function pieces(word: string, width: number): readonly string[] {
  const found: string[] = [];
  let piece = "";
  let room = width;
  for (const grapheme of graphemes(word)) {
    const columns = graphemeWidth(grapheme);
    if (columns > room) {
      found.push(piece);
      [piece, room] = ["", width];
    }
    piece += grapheme;
    room -= columns;
  }
  return [...found, piece];
}
