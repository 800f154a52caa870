import type { Glossary } from "../../../combinators/mistakes/mod.ts";
import { SYNONYMS } from "./synonyms.ts";

/**
 * The words of other card games, and what this game says instead. A function,
 * since only a text with mistakes needs it.
 */
export function glossary(): Glossary {
  return Object.fromEntries(Object.entries(SYNONYMS).flatMap(entriesOfRow));
}

type GlossaryEntry = readonly [words: string, meanings: readonly string[]];

function entriesOfRow([meant, words]: readonly [string, string]) {
  const [one = "", several] = meant.split(" ~ ");
  return words.split(", ").flatMap(spelledOut).flatMap((each) => {
    const entry: GlossaryEntry = [each, one.split("/")];
    return several === undefined
      ? [entry]
      : [entry, [plural(each), several.split("/")] satisfies GlossaryEntry];
  });
}

/** "enemy unit" and "enemy hero" for "enemy unit|hero". */
function spelledOut(words: string): readonly string[] {
  return words.split(" ").map((word) => word.split("|")).reduce(
    (begun, words) =>
      begun.flatMap((start) => words.map((word) => `${start} ${word}`)),
  );
}

/** As most nouns form it: "heroes", "entities", "units". */
function plural(noun: string): string {
  return `${
    noun.replace(/(?<=[^aeiou])y$/, "ie").replace(/(?<=[sxo])$/, "e")
  }s`;
}
