import type { Span } from "../../mod.ts";
import { type Chance, pick } from "../fuzz/mutate.ts";

/** A card text with one mistake in it. */
export interface Mistake {
  readonly text: string;
  /** Where the mistake is; empty if something is missing there. */
  readonly span: Span;
}

/** One way to get a card wrong: every text it makes of one that is right. */
export type Blunder = (text: string, random: Chance) => readonly Mistake[];

/** The mistakes that people make, by name. */
export const BLUNDERS = {
  "a misspelt word": (text, random) =>
    words(text).map((span) => misspell(text, span, random)),
  "a misspelt directive": (text, random) =>
    directives(text).map(({ start, end }) =>
      misspell(text, { start: start + 1, end: end - 1 }, random)
    ),
  "a dropped word": (text) =>
    words(text).filter((span) => !isArticle(text, span))
      .map((span) => drop(text, span)),
  "a dropped article": (text) =>
    words(text).filter((span) => isArticle(text, span))
      .map((span) => drop(text, span)),
  "a dropped period": (text) =>
    find(text, /\./g).map(({ start, end }) =>
      replace(text, { start, end }, "")
    ),
  "two swapped words": (text) => swaps(text),
} as const satisfies { readonly [name: string]: Blunder };

function words(text: string): readonly Span[] {
  return find(text, /(?<!\{[^}]*)[a-z][a-z']*/gi);
}

function directives(text: string): readonly Span[] {
  return find(text, /\{[^}]+\}/g);
}

function find(text: string, what: RegExp): readonly Span[] {
  return [...text.matchAll(what)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

function isArticle(text: string, { start, end }: Span): boolean {
  return /^(an?|the)$/i.test(text.slice(start, end));
}

function replace(text: string, { start, end }: Span, by: string): Mistake {
  return {
    text: text.slice(0, start) + by + text.slice(end),
    span: { start, end: start + by.length },
  };
}

/** Without a word and the blank behind it. */
function drop(text: string, { start, end }: Span): Mistake {
  return replace(text, { start, end: text[end] === " " ? end + 1 : end }, "");
}

function swaps(text: string): readonly Mistake[] {
  const all = find(text, /(?:\{[^}]*\}|[^\s.,:{])+/g);
  return all.slice(1).flatMap((second, i) => {
    const first = all[i]!;
    const gap = text.slice(first.end, second.start);
    if (gap !== " ") return [];
    const swapped = text.slice(second.start, second.end) + gap +
      text.slice(first.start, first.end);
    return [replace(text, { start: first.start, end: second.end }, swapped)];
  });
}

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** One letter too many, too few or wrong, or two that changed places. */
function misspell(text: string, span: Span, random: Chance): Mistake {
  const word = text.slice(span.start, span.end);
  const at = random(word.length);
  const [before, here, after] = [
    word.slice(0, at),
    word[at] ?? "",
    word.slice(at + 1),
  ];
  const spellings = [
    before + after,
    before + pick(LETTERS, random) + here + after,
    before + pick(LETTERS, random) + after,
    before + after.slice(0, 1) + here + after.slice(1),
  ];
  return replace(text, span, pick(spellings, random));
}
