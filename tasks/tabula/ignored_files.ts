import { isLoaded } from "../../tabula/internal.ts";

/**
 * Whether a project file says to leave a file alone: "*" in a pattern is any
 * text, "?" any character. Files that the game loads always count.
 */
export function isIgnored(name: string, patterns: readonly string[]): boolean {
  return !isLoaded(name) &&
    patterns.some((pattern) => matches(name, pattern));
}

/**
 * Matches a name with a pattern, character by character: a regular expression
 * made of many stars would try every way to divide the name among them.
 */
function matches(name: string, pattern: string): boolean {
  let [at, next] = [0, 0];
  let retry: { readonly next: number; at: number } | undefined;
  while (at < name.length) {
    const wanted = pattern[next];
    if (wanted === "*") retry = { next: ++next, at };
    else if (wanted === "?" || wanted === name[at]) {
      [at, next] = [at + 1, next + 1];
    } else if (retry === undefined) return false;
    else [at, next] = [++retry.at, retry.next];
  }
  return /^\**$/.test(pattern.slice(next));
}
