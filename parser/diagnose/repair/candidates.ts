import { END_OF_TEXT, idOf } from "../../../combinators/mod.ts";
import {
  editDistance,
  mostEdits,
  sharedBeginning,
} from "../../../diagnostics/mod.ts";
import type { ResolvedToken } from "../../../lexer/mod.ts";
import { grammar } from "../../grammar.ts";
import type { Edit, NewToken } from "./edit.ts";
import type { Scene } from "./scene.ts";

// Any value will do: trying an edit only shows how far the text can be read.
const VALUE = 1;

/** Writes the token at a place as something similar that fits there. */
export function respellings(
  scene: Scene,
  at: number,
  expected: Iterable<string>,
): Edit[] {
  const token = scene.tokens[at];
  if (token === undefined || token.kind === "newline") return [];
  const found = writtenAs(token);
  return newTokens(scene, expected).flatMap((token) => {
    const fit = scene.misfit(token.spelling) + articleMisfit(scene, at, token);
    // A variable that nothing reads says more than letters do.
    const most = fit < 0 && found.startsWith("{") ? 1.9 : Infinity;
    const cost = Math.min(unlikeness(found, token.spelling) ?? most, most);
    if (cost === Infinity) return [];
    return [{ at, removed: 1, added: [token], cost: cost + fit }];
  });
}

/** Adds one token before a place. */
export function insertions(
  scene: Scene,
  at: number,
  expected: Iterable<string>,
): Edit[] {
  return newTokens(scene, expected).map((token) => ({
    at,
    removed: 0,
    added: [token],
    cost: insertionCost(token.spelling) + scene.misfit(token.spelling) +
      articleMisfit(scene, at - 1, token),
  }));
}

/** Leaves the token at a place out. */
export function removal({ tokens }: Scene, at: number): Edit[] {
  const token = tokens[at];
  if (token === undefined) return [];
  const before = tokens[at - 1];
  const isTwice = before !== undefined &&
    writtenAs(before) === writtenAs(token);
  return [{ at, removed: 1, added: [], cost: isTwice ? 0.9 : 2.2 }];
}

/** Swaps the token at a place with the one before it. */
export function swap({ tokens, columns }: Scene, at: number): Edit[] {
  const [first, second] = [tokens[at - 1], tokens[at]];
  if (first === undefined || second === undefined) return [];
  const added = [[second, at], [first, at - 1]] as const;
  return [{
    at: at - 1,
    removed: 2,
    added: added.map(([token, i]) => ({
      id: columns.ids[i]!,
      word: columns.words?.[i] ?? "",
      value: columns.values[i],
      spelling: writtenAs(token),
    })),
    cost: 1.6,
  }];
}

/** How a token stands in the text, in lower case. */
export function writtenAs(token: ResolvedToken): string {
  if ("value" in token) return `{${token.directive}}`;
  const { kind, text, written = text } = token;
  return kind === "directive" ? `{${written}}` : written;
}

function newTokens(
  { spellings }: Scene,
  expected: Iterable<string>,
): NewToken[] {
  return [...expected].flatMap((word) => {
    if (word === END_OF_TEXT) return [];
    const id = idOf(grammar(), word);
    return spellings(word)
      .map((spelling) => ({ id, word, value: VALUE, spelling }));
  });
}

/** How many letters differ; forgotten or needless braces are half a letter. */
function unlikeness(found: string, meant: string): number | undefined {
  if (found === meant) return undefined;
  if (found === "{}") return meant.startsWith("{") ? 1 : undefined;
  const [from, to] = [bare(found), bare(meant)];
  const most = mostEdits(from);
  // Of a hundred words, most are too long or too short.
  if (Math.abs(from.length - to.length) > most) return undefined;
  if (!/[a-z]/.test(from) || !/[a-z]/.test(to)) return undefined;
  const isOtherKind = found.startsWith("{") !== meant.startsWith("{");
  const edits = editDistance(from, to, most);
  const isNear = edits <= (isOtherKind ? Math.min(most, 1) : most);
  // Of "bark", "barn" is more likely meant than "dark".
  const other = 0.2 * (1 - sharedBeginning(from, to) / from.length);
  return isNear ? edits + other + (isOtherKind ? 0.5 : 0) : undefined;
}

function bare(spelling: string): string {
  const start = spelling.startsWith("{") ? 1 : 0;
  return spelling.slice(start, spelling.endsWith("}") ? -1 : undefined);
}

function insertionCost(spelling: string): number {
  if (/^[.,:\n]$/.test(spelling)) return 1.3;
  if (spelling === "a" || spelling === "an") return 1.4;
  return spelling.startsWith("{") ? 2 : 1.8;
}

/** "a" before a vowel and "an" before none are read, but not English. */
function articleMisfit(
  { tokens }: Scene,
  at: number,
  { spelling }: NewToken,
): number {
  if (spelling !== "a" && spelling !== "an") return 0;
  const next = tokens[at + 1];
  const isVowel = next !== undefined && /^\{?[aeiou]/.test(writtenAs(next));
  return isVowel === (spelling === "an") ? 0 : 0.1;
}
