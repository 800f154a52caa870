import type { Condition, ConditionOf, Conditions } from "../../ast/mod.ts";
import { challengeWords } from "./challenge.ts";
import { haveWords } from "./have.ts";
import { isWords } from "./is.ts";
import { logicWords } from "./logic.ts";
import { shiftWords } from "./shift.ts";
import { thisWayWords } from "../../frames/this_way.ts";
import { turnWords } from "./turn.ts";
import { underWords } from "./under.ts";
import { type ConditionWords, denied, type WordsOfCondition } from "./words.ts";
import type { Voice } from "../text/voice.ts";

const WORDS: ConditionWords<Conditions> = {
  ...challengeWords,
  ...haveWords,
  ...isWords,
  ...logicWords({ says: printCondition, denies: printDenied }),
  ...shiftWords,
  ...thisWayWords,
  ...turnWords,
  ...underWords,
};

function wordsOf({ type }: Condition): WordsOfCondition<Condition> {
  return WORDS[type] as WordsOfCondition<Condition>; // The type selects it.
}

/** The words after "if" or "while". */
export function printCondition(condition: Condition, voice: Voice): string {
  return wordsOf(condition).says(condition, voice);
}

/** The words for the negated condition. */
function printDenied(condition: Condition, voice: Voice): string {
  const { says, denies } = wordsOf(condition);
  return denies?.(condition, voice) ?? denied(says(condition, voice));
}

/** "if …", or "unless …" for conditions without a negative form. */
export function printIf(condition: Condition, voice: Voice): string {
  return isUnless(condition)
    ? `unless ${printCondition(condition.condition, voice)}`
    : `if ${printCondition(condition, voice)}`;
}

/** "you don't have an item in play", "no opponent has an item in play" */
function canBeDenied({ query, comparison, value }: ConditionOf<"count">) {
  return (query.owner === "you" || query.owner === "opponent") &&
    comparison === "greater-or-equal" && value >= 1;
}

/** Whether a condition can only be negated with "unless". */
export function isUnless(
  condition: Condition,
): condition is ConditionOf<"not"> {
  if (condition.type !== "not") return false;
  const { condition: denied } = condition;
  return denied.type === "count" && !canBeDenied(denied) ||
    wordsOf(denied).denies === undefined;
}
