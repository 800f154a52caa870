/** One key of a header, plain or quoted, and the period or bracket after it. */
const KEY =
  /[ \t]*(?:([\w-]+)|"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)')[ \t]*([.\]])/y;

/**
 * The keys of a table header, as TOML understands them: `"\u0063ards"` is
 * `cards`. `from` is the offset after the opening brackets. What is not a
 * header has no keys.
 */
export function headerPath(text: string, from: number): readonly string[] {
  const keys: string[] = [];
  KEY.lastIndex = from;
  for (let found = KEY.exec(text); found !== null; found = KEY.exec(text)) {
    const [, bare, quoted, literal, mark] = found;
    keys.push(bare ?? literal ?? unescaped(quoted ?? ""));
    if (mark === "]") return keys;
  }
  return [];
}

const ESCAPE = /\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|x([\da-fA-F]{2})|(.))/g;

const LETTERS: ReadonlyMap<string, string> = new Map([
  ["b", "\b"],
  ["t", "\t"],
  ["n", "\n"],
  ["f", "\f"],
  ["r", "\r"],
  ["e", "\x1b"],
]);

function unescaped(text: string): string {
  return text.replace(ESCAPE, (_, u, U, x, letter?: string) => {
    if (letter !== undefined) return LETTERS.get(letter) ?? letter;
    const code = parseInt(u ?? U ?? x, 16);
    return code > 0x10ffff ? "" : String.fromCodePoint(code);
  });
}
