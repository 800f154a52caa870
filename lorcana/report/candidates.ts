import { END_OF_TEXT, idOf, UNKNOWN } from "../../combinators/mod.ts";
import {
  type Candidates,
  type Edit,
  explainEdit,
  lettersApart,
  mask,
  type NewToken,
  type Repair,
} from "../../combinators/repair/mod.ts";
import { NAME } from "../grammar/names.ts";
import { isName } from "../read/columns.ts";
import type { Token } from "../text/token.ts";
import { foreignEdits } from "./foreign.ts";
import type { Scene } from "./scene.ts";
import { sentenceAt } from "./sentences.ts";

/** The edits of a paragraph for a place, and what is expected there. */
export function candidatesIn(scene: Scene): Candidates<Edit> {
  return {
    respelled: (at, expected) => [
      ...respellings(scene, at, expected),
      ...firstWord(scene, at),
      ...foreignEdits(scene, at),
      ...at > 0 ? foreignEdits(scene, at - 1) : [],
      ...doubled(scene, at),
      ...endings(scene, at),
    ],
    others: (at, expected) => [
      ...insertions(scene, at, expected),
      ...removal(scene, at),
      ...swap(scene, at),
      ...swap(scene, at + 1),
    ],
    replaced: (at, expected) => replacements(scene, at, expected),
    leastEarlier: () => 0,
    earlier: (at, expected) => earlierEdits(scene, at, expected),
    isOffered: (repair) => isOffered(scene, repair),
  };
}

/** Writes the token at a place as something similar that fits there. */
function respellings(
  scene: Scene,
  at: number,
  expected: Iterable<string>,
): Edit[] {
  const token = scene.tokens[at];
  if (token === undefined) return [];
  const found = token.text.toLowerCase();
  return newTokens(scene, at, expected).flatMap((added): Edit[] => {
    const cost = lettersApart(found, added.word.toLowerCase());
    if (cost === undefined || cost === 0 && added.word === token.text) {
      return [];
    }
    return [{
      // One letter is all that a symbol has: any may be meant.
      why: found.startsWith("{") ? "replaced" : "respelled",
      at,
      removed: 1,
      added: [added],
      cost: cost + known(scene, at) + otherNumber(found, added.word),
    }];
  });
}

/** A misspelled first word of a sentence is read as a name, until it fails. */
function firstWord(scene: Scene, before: number): Edit[] {
  const { start: at } = sentenceAt(scene.tokens, before);
  const token = scene.tokens[at];
  if (at === before || token === undefined || !isName(token)) return [];
  const outcome = explainEdit(scene, mask(at));
  return outcome === undefined || outcome.ok || outcome.at !== at
    ? []
    : respellings(scene, at, outcome.expected);
}

/** "it'x" is "it's", which is two tokens. */
function endings(scene: Scene, at: number): Edit[] {
  const [, base = "", ending = ""] =
    /^([a-z]+)'([a-z]{1,3})$/.exec(scene.tokens[at]?.text ?? "") ?? [];
  return ["'s", "'re", "'ve"].flatMap((meant): Edit[] => {
    const cost = lettersApart(ending, meant.slice(1));
    const added = newTokens(scene, at, [base, meant]);
    return cost === undefined || idOf(scene.grammar, base) === UNKNOWN
      ? []
      : [{ why: "respelled", at, removed: 1, added, cost }];
  });
}

/** A word that stands in the grammar is more likely to be what was meant. */
function known({ tokens, columns }: Scene, at: number): number {
  return columns.ids[at] === UNKNOWN || isName(tokens[at]!) ? 0 : 0.4;
}

/** "card" for "cards" may lack its article instead. */
function otherNumber(found: string, meant: string): number {
  return `${found}s` === meant || found === `${meant}s` ? 0.8 : 0;
}

/** Adds one token before a place. */
function insertions(
  scene: Scene,
  at: number,
  expected: Iterable<string>,
): Edit[] {
  // A pronoun fits nearly everywhere, and is never what is missing.
  const wanted = [...expected].filter((word) => !PRONOUNS.test(word));
  return newTokens(scene, at, wanted).map((token) => ({
    why: "inserted",
    at,
    removed: 0,
    added: [token],
    cost: insertionCost(token.spelling) + numberMisfit(scene, at, token),
  }));
}

const PRONOUNS = /^(?:it|they|them|he|she|him|her)$/;

/** "2 card" is read, but not English. */
function numberMisfit(
  { tokens }: Scene,
  at: number,
  { spelling }: NewToken,
): number {
  const number = tokens[at - 1]?.number ?? 1;
  return number !== 1 && NOUNS.test(`${spelling}s`) ? 0.1 : 0;
}

function insertionCost(spelling: string): number {
  // A comma is more often a forgotten "and".
  if (!/[a-z]/i.test(spelling)) return spelling === "," ? 2 : 1.3;
  if (/^an?$/.test(spelling)) return 1.4;
  if (isDeterminer(spelling)) return 1.6;
  if (/^(?:non-\w+|here)$/.test(spelling)) return 2.8;
  return NOUNS.test(spelling) ? 2.6 : 1.8;
}

// "character gets" rather lacks what stands before the noun than "cards".
const NOUNS = /^(?:card|character|item|location|action|song)s?$/;

function isDeterminer(spelling: string): boolean {
  return /^(?:an?|the|this|that|chosen|each|another|your)$/.test(spelling);
}

/** Leaves the token at a place out. */
function removal({ tokens }: Scene, at: number): Edit[] {
  return tokens[at] === undefined
    ? []
    : [{ why: "removed", at, removed: 1, added: [], cost: 2.2 }];
}

// How far back a word may stand twice, though both were read.
const REACH = 4;

/** Leaves out what stands twice, at a place or a little before it. */
function doubled({ tokens }: Scene, from: number): Edit[] {
  const edits: Edit[] = [];
  for (let at = from; at > 0 && at > from - REACH; at--) {
    // "player's" is two tokens.
    for (const removed of [1, 2]) {
      const isTwice = at >= removed && isSame(tokens, at - removed, at) &&
        isSame(tokens, at - 1, at + removed - 1);
      if (!isTwice) continue;
      edits.push({ why: "doubled", at, removed, added: [], cost: 0.9 });
    }
  }
  return edits;
}

function isSame(tokens: readonly Token[], one: number, other: number): boolean {
  const [left, right] = [tokens[one], tokens[other]];
  return left !== undefined && right !== undefined &&
    left.text.toLowerCase() === right.text.toLowerCase() &&
    left.number === right.number;
}

/** Swaps the token at a place with the one before it. */
function swap({ tokens, columns }: Scene, at: number): Edit[] {
  const [first, second] = [tokens[at - 1], tokens[at]];
  if (first === undefined || second === undefined) return [];
  const added = [[second, at], [first, at - 1]] as const;
  return [{
    why: "swapped",
    at: at - 1,
    removed: 2,
    added: added.map(([token, i]) => ({
      id: columns.ids[i]!,
      word: token.text,
      value: token,
      spelling: token.text,
    })),
    cost: 1.6,
  }];
}

/** Writes something else for the word at a place, however unlike it is. */
function replacements(
  scene: Scene,
  at: number,
  expected: Iterable<string>,
): Edit[] {
  const token = scene.tokens[at];
  if (token === undefined || !/^[a-z]/i.test(token.text)) return [];
  return newTokens(scene, at, expected)
    .filter(({ word }) => /^[a-z]/i.test(word))
    .map((each) => ({
      why: "replaced",
      at,
      removed: 1,
      added: [each],
      cost: 2.5,
    }));
}

// A word that was read is less likely to be wrong than one that was not.
const READ = 0.5;
const MOST_EARLIER = 1.6;

function earlierEdits(
  scene: Scene,
  at: number,
  expected: Iterable<string>,
): Edit[] {
  const isUnknown = isName(scene.tokens[at]!);
  return [
    ...foreignEdits(scene, at),
    ...insertions(scene, at, expected).filter(({ added }) =>
      isDeterminer(added[0]?.spelling ?? "")
    ),
    ...respellings(scene, at, expected)
      .filter(({ cost }) => isUnknown || cost < MOST_EARLIER)
      .map((edit) => isUnknown ? edit : { ...edit, cost: edit.cost + READ }),
  ];
}

/** Words that say nothing by themselves: to leave one out changes no meaning. */
const EMPTY_WORDS = /^(?:an?|the|of|to|and|then|[.,:;])$/;

/** Whether a repair is worth suggesting; others only help to read on. */
function isOffered(
  { tokens, columns }: Scene,
  { edit: { why, at, added }, complete, rivals }: Repair,
): boolean {
  if (rivals !== undefined) return false;
  switch (why) {
    case "removed":
      return complete && EMPTY_WORDS.test(tokens[at]!.text.toLowerCase());
    case "inserted":
      return complete || !/[a-z]/i.test(added[0]?.spelling ?? "");
    case "respelled":
      return complete || columns.ids[at] === UNKNOWN || isName(tokens[at]!);
    case "replaced":
      // Nobody knows what a word means that is like none of ours.
      return complete && !/^\p{L}/u.test(tokens[at]!.text);
    case "swapped":
      return complete;
    default:
      return true;
  }
}

/** The tokens that some words of the grammar would be. */
export function newTokens(
  { grammar, tokens }: Scene,
  at: number,
  words: Iterable<string>,
): readonly NewToken[] {
  const place = tokens[at] ?? tokens.at(-1);
  const { start = 0, end = 0 } = place ?? {};
  return [...words].flatMap((word) => {
    if (word === END_OF_TEXT || word === NAME || word.endsWith("#")) return [];
    const capital = /^[A-Z]/.test(word);
    const value = {
      text: word,
      start,
      end,
      number: undefined,
      capital,
      spaced: true,
    };
    return [{ id: idOf(grammar, word), word, value, spelling: word }];
  });
}
