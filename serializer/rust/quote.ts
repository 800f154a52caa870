const NAMED: ReadonlyMap<string, string> = new Map([
  ["\0", "\\0"],
  ["\t", "\\t"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\\", "\\\\"],
  ['"', '\\"'],
]);

/** Text in quotes, as Rust's `{:?}` writes it. */
export function quoteDebug(text: string): string {
  return `"${Array.from(text, escape).join("")}"`;
}

/** Text in quotes, as RON writes it: it escapes the single quote, too. */
export function quoteRon(text: string): string {
  return quoteDebug(text).replaceAll("'", "\\'");
}

function escape(character: string): string {
  const named = NAMED.get(character);
  if (named !== undefined) return named;
  if (!isHidden(character)) return character;
  return `\\u{${character.codePointAt(0)!.toString(16)}}`;
}

/**
 * What Rust does not print as it is: no printable character, or one that
 * changes the character before it. The expression is not a constant: the
 * engine would search Unicode's tables whenever the module is loaded.
 */
function isHidden(character: string): boolean {
  return /^(?! )[\p{C}\p{Z}\p{Grapheme_Extend}]$/u.test(character);
}
