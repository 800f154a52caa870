import { capitalize } from "../../diagnostics/internal.ts";
import { lazily } from "../../memo.ts";
import type { Token, Tokens } from "./token.ts";
import { tokenize } from "./tokenize.ts";
import { REWORDINGS } from "./rewordings.ts";

/**
 * Replaces phrases with those of cards: "without paying its cost" with "for
 * free". Returns the same tokens if nothing changes. For texts that cannot be
 * read as they are, so that the grammar needs only one wording.
 */
export function inUsualWords(tokens: Tokens): Tokens {
  const usual = insteadLast(respelled(tokens.tokens));
  return usual === tokens.tokens ? tokens : { ...tokens, tokens: usual };
}

/** A phrase, and the one that cards use; "#" is any number. */
interface Entry {
  readonly said: readonly Token[];
  readonly usual: readonly Token[];
}

/** The entries by their first word, the longest phrases first. */
const entries: () => ReadonlyMap<string, readonly Entry[]> = lazily(() => {
  const all = REWORDINGS.map(([said, usual]): Entry => ({
    said: tokenize(said).tokens,
    usual: tokenize(usual).tokens,
  })).toSorted((a, b) => b.said.length - a.said.length);
  return Map.groupBy(all, ({ said }) => said[0]!.text);
});

/** Replaces all phrases; a replacement can become part of another phrase. */
function respelled(tokens: readonly Token[]): readonly Token[] {
  let own = tokens;
  for (let round = 0; round < 3; round++) {
    const next = once(own);
    if (next === own) break;
    own = next;
  }
  return own;
}

function once(tokens: readonly Token[]): readonly Token[] {
  const known = entries();
  const own: Token[] = [];
  let isChanged = false;
  for (let at = 0; at < tokens.length;) {
    const entry = known.get(wordAt(tokens, at))
      ?.find(({ said }) => isSaid(said, tokens, at));
    if (entry === undefined) own.push(tokens[at++]!);
    else {
      own.push(...written(entry, tokens, at));
      at += entry.said.length;
      isChanged = true;
    }
  }
  return isChanged ? own : tokens;
}

/** The spelling of the grammar: lowercase at the start of a sentence. */
function wordAt(tokens: readonly Token[], at: number): string {
  const { text, capital } = tokens[at] ?? MISSING;
  return capital && isStart(tokens, at) ? text.toLowerCase() : text;
}

const MISSING = { text: "", capital: false };
const BEFORE_START: ReadonlySet<string> = new Set([".", "—", "•", '"', ":"]);

function isStart(tokens: readonly Token[], at: number): boolean {
  return at === 0 || BEFORE_START.has(tokens[at - 1]!.text);
}

function isSaid(
  said: readonly Token[],
  tokens: readonly Token[],
  at: number,
): boolean {
  return said.every(({ text, number }, next) =>
    wordAt(tokens, at + next) === text &&
    (number === undefined || number === tokens[at + next]!.number)
  ) && !tokens[at + said.length]?.text.startsWith("'"); // "opponents'"
}

/** The usual words with the numbers and position of the tokens they replace. */
function written(
  { said, usual }: Entry,
  tokens: readonly Token[],
  at: number,
): readonly Token[] {
  const found = tokens.slice(at, at + said.length);
  const numbers = found.flatMap(({ number }) => number ?? []);
  const { start, capital, spaced } = found[0]!;
  const { end } = found.at(-1)!;
  return usual.map((token, index): Token => ({
    text: capital && index === 0 ? capitalize(token.text) : token.text,
    id: 0,
    start: index === 0 ? start : end,
    end,
    number: token.text === "#" ? token.number ?? numbers.shift() : undefined,
    capital: index === 0 && capital,
    spaced: index === 0 ? spaced : token.spaced,
  }));
}

/** The words before an "instead" that does not end its sentence. */
const BEFORE_INSTEAD: ReadonlySet<string> = new Set(
  [",", "may", "you", "they", "he", "she", "it", "character", "opponent"],
);

/** "instead draw 2 cards" is "draw 2 cards instead". */
function insteadLast(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }, at) =>
    text === "instead" && BEFORE_INSTEAD.has(tokens[at - 1]?.text ?? "") &&
    /^[a-z]/u.test(tokens[at + 1]?.text ?? "") && tokens[at + 1]!.text !== "of"
  );
  if (at < 0) return tokens;
  const stop = tokens.findIndex(({ text }, next) => next > at && text === ".");
  const end = stop < 0 ? tokens.length : stop;
  const place = tokens[end - 1]!.end;
  return [
    ...tokens.slice(0, at),
    ...tokens.slice(at + 1, end),
    { ...tokens[at]!, start: place, end: place },
    ...tokens.slice(end),
  ];
}
