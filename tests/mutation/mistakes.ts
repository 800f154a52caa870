import type { Span } from "../../mod.ts";
import { type Chance, pick } from "../fuzz/mutate.ts";
import { OTHER_FORMS, SYNONYMS } from "./other_words.ts";

/** A card as it is written. */
export interface Card {
  readonly text: string;
  readonly variables: string;
}

/** A card with one mistake in it. */
export interface Mistake extends Card {
  /** Where the mistake is; empty if something is missing there. */
  readonly span: Span;
  /** Set if it is one of the variables, not of the text. */
  readonly source?: "variables";
}

/** One way to get a card wrong: every card it makes of one that is right. */
export type Blunder = (card: Card, random: Chance) => readonly Mistake[];

/** The mistakes that people make, by name. */
export const BLUNDERS = {
  "a misspelled word": inText((text, random) =>
    words(text).map((span) => misspell(text, span, random))
  ),
  "a misspelled directive": inText((text, random) =>
    directives(text).map(({ start, end }) =>
      misspell(text, { start: start + 1, end: end - 1 }, random)
    )
  ),
  "a missing closing brace": inText((text) =>
    directives(text).map(({ end }) =>
      replace(text, { start: end - 1, end }, "")
    )
  ),
  "a missing opening brace": inText((text) =>
    directives(text).map(({ start }) =>
      replace(text, { start, end: start + 1 }, "")
    )
  ),
  "a dropped period": inText((text) =>
    find(text, /\./g).map((span) => replace(text, span, ""))
  ),
  "a doubled word": inText((text) =>
    find(text, /(?:\{[^}]*\}|[^\s.,:{])+/g).map(({ start, end }) => ({
      ...replace(
        text,
        { start: end, end },
        ` ${text.slice(start, end)}`,
      ),
      span: { start: end + 1, end: end + 1 + end - start },
    }))
  ),
  "a dropped word": inText((text) =>
    words(text).filter((span) => !isArticle(text, span))
      .map((span) => drop(text, span))
  ),
  "a dropped article": inText((text) =>
    words(text).filter((span) => isArticle(text, span))
      .map((span) => drop(text, span))
  ),
  "two swapped words": inText(swaps),
  "a wrong article": inText((text) =>
    find(text, /\ban?\b/gi).map((span) =>
      replace(
        text,
        span,
        { a: "an", an: "a", A: "An", An: "A" }[
          text.slice(span.start, span.end)
        ] ?? "a",
      )
    )
  ),
  "a wrong number": inText((text) => otherWords(text, OTHER_FORMS)),
  "a word of another game": inText((text) => otherWords(text, SYNONYMS)),
  "an unbound variable": inText((text) =>
    directives(text).filter((span) =>
      /^\{(e|cards|points|s)\}$|^\{(energy|cards|points)\(/.test(
        text.slice(span.start, span.end),
      )
    ).map((span) => replace(text, span, unbound(text, span)))
  ),
  "a missing variable": inVariables((variables) =>
    bindings(variables).map((span) => withoutBinding(variables, span))
  ),
  "a misspelled variable": inVariables((variables, random) =>
    find(variables, /[a-z][\w-]*(?=:)/g).filter(({ start, end }) =>
      end - start > 1
    ).map((span) => misspell(variables, span, random))
  ),
} as const satisfies { readonly [name: string]: Blunder };

/** The mistakes that make sense in a text without directives and variables. */
export const LORCANA_BLUNDERS = [
  "a misspelled word",
  "a doubled word",
  "a dropped word",
  "a dropped article",
  "two swapped words",
] as const satisfies readonly (keyof typeof BLUNDERS)[];

type Changed = { readonly text: string; readonly span: Span };

function inText(
  change: (text: string, random: Chance) => readonly Changed[],
): Blunder {
  return ({ text, variables }, random) =>
    change(text, random).map((changed) => ({ variables, ...changed }));
}

function inVariables(
  change: (variables: string, random: Chance) => readonly Changed[],
): Blunder {
  return ({ text, variables }, random) =>
    change(variables, random).map((changed) => ({
      text,
      variables: changed.text,
      span: changed.span,
      source: "variables",
    }));
}

function words(text: string): readonly Span[] {
  return find(text, /(?<!\{[^}]*)[a-z][a-z']*/gi);
}

function directives(text: string): readonly Span[] {
  return find(text, /\{[^}]+\}/g);
}

function bindings(variables: string): readonly Span[] {
  return find(variables, /[\w-]+:[^,\n]*/g);
}

function withoutBinding(variables: string, { start, end }: Span): Changed {
  const rest = /^[,\n]\s*/.exec(variables.slice(end))?.[0].length ?? 0;
  return replace(variables, { start, end: end + rest }, "");
}

function unbound(text: string, { start, end }: Span): string {
  const name = text.slice(start + 1, end - 1);
  if (name.endsWith(")")) return `{${name.slice(0, -1)}5)}`;
  return name === "cards" ? "{points}" : `{${name}5}`;
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

/** Every word, or directive, of a list replaced by each of its others. */
function otherWords(
  text: string,
  others: Readonly<Record<string, readonly string[]>>,
): readonly Changed[] {
  return find(text, /\{[\w-]+\}|[a-z][a-z']*/gi).flatMap((span) => {
    const written = text.slice(span.start, span.end);
    const found = others[written.toLowerCase()] ?? [];
    return found.map((other) =>
      replace(
        text,
        span,
        /^\{?[A-Z]/.test(written)
          ? other.replace(/[a-z]/, (letter) => letter.toUpperCase())
          : other,
      )
    );
  });
}

function replace(text: string, { start, end }: Span, by: string): Changed {
  return {
    text: text.slice(0, start) + by + text.slice(end),
    span: { start, end: start + by.length },
  };
}

/** Without a word and the blank after it. */
function drop(text: string, { start, end }: Span): Changed {
  return replace(text, { start, end: text[end] === " " ? end + 1 : end }, "");
}

function swaps(text: string): readonly Changed[] {
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
function misspell(text: string, span: Span, random: Chance): Changed {
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
