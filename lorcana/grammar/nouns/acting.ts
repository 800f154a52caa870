import { formAt, wordAt } from "./agreement.ts";

/** Words between the acting player and the verb. */
const BETWEEN: ReadonlySet<string> = new Set(["may", "then", "each", "must"]);

/** Words that join a verb to a previous one with the same subject. */
const JOINING: ReadonlySet<string> = new Set(["and", "or", "then"]);

/** Tokens that precede a sentence. */
const BEFORE_SENTENCE: ReadonlySet<string> = new Set(
  ["", ".", ":", "•", "-", "—", '"'],
);

const OTHERS: ReadonlySet<string> = new Set(
  ["they", "opponent", "opponents", "player", "players"],
);

/** Whether "your" or "their" from `start` to `end` is the acting player's. */
export function isOfWhoActs(
  _: unknown,
  values: readonly unknown[],
  start: number,
  end: number,
): boolean {
  const whose = ownerIn(values, start, end);
  if (whose === undefined) return true;
  const who = actingAt(values, start);
  return who === undefined || who === whose;
}

type Who = "you" | "others";

/** The first of "your" and "their". */
function ownerIn(
  values: readonly unknown[],
  start: number,
  end: number,
): Who | undefined {
  for (let at = start; at < end; at++) {
    const word = wordAt(values, at);
    if (word === "your" || word === "you") return "you";
    if (word === "their" || word === "they") return "others";
  }
  return undefined;
}

/** Who acts at a verb, if the words before it tell. */
function actingAt(values: readonly unknown[], verb: number): Who | undefined {
  if (formAt(values, verb) === "one") return "others";
  let at = verb - 1;
  while (BETWEEN.has(wordAt(values, at))) at--;
  const subject = subjectAt(values, at);
  if (subject !== undefined) return subject;
  if (isBoundary(values, at)) return at === verb - 1 ? "you" : undefined;
  const isJoined = JOINING.has(wordAt(values, at)) ||
    wordAt(values, at) === ",";
  return isJoined ? actingBefore(values, at) : undefined;
}

/** "They lose 1 lore and remove …", "Draw a card, then remove …" */
function actingBefore(
  values: readonly unknown[],
  join: number,
): Who | undefined {
  let at = join;
  for (; !isBoundary(values, at); at--) {
    const subject = isBeforeVerb(values, at)
      ? subjectAt(values, at)
      : undefined;
    if (subject !== undefined) return subject;
  }
  return formAt(values, at + 1) === "several" ? "you" : undefined;
}

function isBeforeVerb(values: readonly unknown[], at: number): boolean {
  return BETWEEN.has(wordAt(values, at + 1)) ||
    formAt(values, at + 1) !== undefined;
}

function subjectAt(values: readonly unknown[], at: number): Who | undefined {
  const word = wordAt(values, at);
  if (word === "you") return "you";
  return OTHERS.has(word) && !isWithYou(values, at) ? "others" : undefined;
}

/** "you and chosen opponent" */
function isWithYou(values: readonly unknown[], at: number): boolean {
  return wordAt(values, at - 2) === "and" && wordAt(values, at - 3) === "you";
}

/** Whether a sentence starts here; ", then" continues the previous one. */
function isBoundary(values: readonly unknown[], at: number): boolean {
  const word = wordAt(values, at);
  return word === ","
    ? !JOINING.has(wordAt(values, at + 1))
    : BEFORE_SENTENCE.has(word);
}
