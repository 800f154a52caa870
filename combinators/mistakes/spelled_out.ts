import { END, followingWords, idOf } from "../mod.ts";
import type { Possibility } from "./possibilities.ts";
import type { Faulty } from "./trial.ts";

// "the number of" is enough to know what is meant.
const MOST_WORDS = 3;

/** A word with the words that must follow it: "the number of" rather than "the". */
export function spelledOut(
  faulty: Faulty,
  at: number,
  possibility: Possibility,
): string {
  const [first = ""] = possibility.words;
  if (possibility.words.length > 1 || possibility.text !== `"${first}"`) {
    return possibility.text;
  }
  const words = [first];
  while (words.length < MOST_WORDS) {
    const next = following(faulty, at, words);
    if (next === undefined || !/^[a-z]/.test(next)) break;
    words.push(next);
  }
  return `"${words.join(" ")}"`;
}

/** The only word that can follow, if there is just one. */
function following(
  { grammar, columns, rule }: Faulty,
  at: number,
  words: readonly string[],
): string | undefined {
  const ids = words.map((word) => idOf(grammar, word));
  const next = followingWords(grammar, rule, {
    ids: [...columns.ids.slice(0, at), ...ids, END],
    values: [...columns.values.slice(0, at), ...words.map(() => 1)],
  });
  const [only] = next;
  return next.size === 1 ? only : undefined;
}
