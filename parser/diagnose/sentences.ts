import { type FailedRun, idOf, run } from "../../combinators/mod.ts";
import {
  type FaultyText,
  type FaultyToken,
  type Resumption,
  type Sentence,
  wordAt,
} from "../../combinators/mistakes/mod.ts";
import { ability } from "../ability.ts";
import { furtherModes } from "../effect.ts";
import { grammar } from "../grammar.ts";
import { pattern } from "../primitives.ts";
import { standardEffect } from "../standard_effect.ts";

/** From a period to the next; modes belong together with what follows them. */
export function sentenceAt(
  tokens: readonly FaultyToken[],
  at: number,
): Sentence {
  const start = tokens.slice(0, at).findLastIndex(isPeriod) + 1;
  const period = tokens.findIndex((token, i) => i >= at && isPeriod(token));
  const end = period < 0 || isMode(tokens[period + 2])
    ? tokens.length
    : period + 1;
  return { start, end };
}

function isPeriod({ spelling }: FaultyToken): boolean {
  return spelling === ".";
}

function isMode(token: FaultyToken | undefined): boolean {
  return token?.id === idOf(grammar(), "{bullet}");
}

/** Reading goes on with the next sentence or mode. */
export function resume({ tokens }: FaultyText, at: number): Resumption {
  const next = afterSentence(tokens, at);
  // A mode can only be read after another one.
  if (startsMode(tokens, next)) return { at: next, rule: furtherModes };
  const isLineBreak = tokens[next]?.spelling === "\n";
  return { at: isLineBreak ? next + 1 : next, rule: ability };
}

/** Where the next sentence or mode starts. */
function afterSentence(tokens: readonly FaultyToken[], at: number): number {
  if (tokens[at]?.spelling === "\n") return at + 1;
  for (let i = at; i < tokens.length; i++) {
    if (isPeriod(tokens[i]!)) return i + 1;
    if (startsMode(tokens, i)) return i;
  }
  return tokens.length;
}

function startsMode(tokens: readonly FaultyToken[], at: number): boolean {
  return tokens[at]?.spelling === "\n" && isMode(tokens[at + 1]);
}

/** An effect alone, without a cost or a condition. */
const plainEffect = pattern`${standardEffect}.`;

/**
 * Why the sentence is not an effect, if only a colon is missing to make it a
 * cost: "Return all enemies to hand." is not meant as a cost.
 */
export function asEffect(faulty: FaultyText, failure: FailedRun): FailedRun {
  const isEnd = wordAt(faulty, failure.at) === ".";
  if (!isEnd || !failure.expected.has(":")) return failure;
  const outcome = run(faulty.grammar, plainEffect, faulty.columns);
  faulty.budget.mistakes -= outcome.steps;
  return outcome.ok ? failure : outcome;
}
