/** A word of a command line as a POSIX shell reads it. */
export function quoteForShell(word: string): string {
  return /^[\w.,:/-]+$/.test(word)
    ? word
    : `'${word.replaceAll("'", `'\\''`)}'`;
}
