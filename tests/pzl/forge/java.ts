/** Java's `String.split`: empty pieces at the end are dropped. */
export function javaSplit(text: string, separator: string): string[] {
  if (text === "") return [""];
  const pieces = text.split(separator);
  while (pieces.at(-1) === "") pieces.pop();
  return pieces;
}

/** Java's `String.trim`: what is not above U+0020 goes. */
export function javaTrim(text: string): string {
  return text.replace(/^[\0- ]+/, "").replace(/[\0- ]+$/, "");
}

/** Java's `Integer.parseInt`, or nothing where it throws. */
export function parseInt32(text: string): number | undefined {
  if (!/^[+-]?[0-9]+$/.test(text)) return undefined;
  const value = Number(text);
  return value >= -(2 ** 31) && value < 2 ** 31 ? value + 0 : undefined;
}

/** The text before and after the first separator; nothing if there is none. */
export function cut(
  text: string,
  separator: string,
): readonly [string, string] | undefined {
  const at = text.indexOf(separator);
  if (at === -1) return undefined;
  return [text.slice(0, at), text.slice(at + separator.length)];
}
