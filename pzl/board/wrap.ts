import { displayWidth } from "../../diagnostics/internal.ts";

/** Wraps a text at its spaces into lines of at most that many columns. */
export function wrappedLines(text: string, width: number): string[] {
  const words = text.split(" ").flatMap((each) => chop(each, width));
  return joinedLines(words, " ", width);
}

/** Joins items to lines of at most that many columns, if no item is wider. */
export function joinedLines(
  items: readonly string[],
  separator: string,
  width: number,
): string[] {
  const lines: string[] = [];
  let line = "";
  let size = 0;
  for (const item of items) {
    const itemSize = displayWidth(item);
    if (line === "") size = itemSize;
    else if (size + separator.length + itemSize <= width) {
      size += separator.length + itemSize;
      line += separator;
    } else {
      lines.push(line);
      line = "";
      size = itemSize;
    }
    line += item;
  }
  return [...lines, line];
}

/** A text whose control characters cannot move the cursor or change colors. */
export function visible(text: string): string {
  return text.replace(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, "�");
}

/** Cuts a word that does not fit on a line by itself. */
function chop(word: string, width: number): string[] {
  if (displayWidth(word) <= width) return [word];
  return joinedLines([...word], "", width);
}
