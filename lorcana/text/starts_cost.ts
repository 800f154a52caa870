/**
 * Whether a word starts a cost, as in "{E} — …" or "2 {I}, …". In "Draw {E} a
 * card", the symbol is a verb.
 */
export function startsCost(word: string, next = ""): boolean {
  if (word.startsWith("{E}")) {
    return /^[-−–—:,]/u.test(word.slice("{E}".length) + next);
  }
  return /^\d+(?:\{I\}|$)/u.test(word) && /\{I\}/u.test(word + next);
}
