import type { Effect, Target } from "../../ast/mod.ts";
import { queryOf } from "../../ast/target_names.ts";
import { formAt, wordAt } from "../nouns/agreement.ts";
import {
  isImpossible,
  isNeverInPlay,
  isNoCharacter,
} from "../nouns/possible.ts";
import { effectsOn, type Limited } from "./cards_do.ts";

/**
 * Whether the cards can do everything that the list says, without repetition.
 * Their words stand from `start` to `end`.
 */
export function canDo(
  target: Target,
  list: readonly Limited[],
  values: readonly unknown[],
  start: number,
  end: number,
): boolean {
  if (!areCharacters(target) && !isPossible(target, list)) return false;
  if (list.some(({ limits }) => limits.here) && !areDescribed(target)) {
    return false;
  }
  // "gains Ward, gains Evasive": the last item of a list needs a conjunction.
  return list.length < 2 ||
    !list.at(-1)!.comma && areAlike(values, start, end) &&
      !isDoubled(effectsOn("SELF", list));
}

/** Verbs that are joined in lists. */
const VERBS: ReadonlySet<string> = new Set(
  ["get", "gets", "gain", "gains", "lose", "loses"],
);

/** "gets +1 {S} and gains Rush", not "and gain": all verbs agree. */
function areAlike(
  values: readonly unknown[],
  start: number,
  end: number,
): boolean {
  let form: ReturnType<typeof formAt>;
  let isQuoted = false;
  for (let at = start; at < end; at++) {
    const word = wordAt(values, at);
    if (word === '"') isQuoted = !isQuoted;
    if (isQuoted || !VERBS.has(word)) continue;
    const next = formAt(values, at);
    if (form === undefined) form = next;
    else if (next !== form && MARKS.has(wordAt(values, at - 1))) return false;
  }
  return true;
}

const MARKS: ReadonlySet<string> = new Set(["and", ","]);

/** Whether the cards can be characters in play, which can do anything. */
function areCharacters(target: Target): boolean {
  return !isNoCharacter(target) && !isNeverInPlay(target);
}

/** "They gain Ward while here": only a query can say where its cards are. */
function areDescribed(target: Target): boolean {
  return queryOf(target) !== undefined;
}

/** Whether the cards can do everything in the list, and not "while here". */
function isPossible(target: Target, list: readonly Limited[]): boolean {
  return !effectsOn(target, list).some(isImpossible) &&
    !list.some(({ limits }) => limits.here);
}

/** "gains Evasive and Evasive", "gets +1 {S} and -1 {S}": repetitions. */
function isDoubled(effects: readonly Effect[]): boolean {
  return effects.some((one, at) => {
    const last = effects[at - 1];
    if (one.type === "gain-keyword" && last?.type === "gain-keyword") {
      return one.keyword === last.keyword && one.value === last.value;
    }
    if (one.type === "restriction" && last?.type === "restriction") {
      // "can't quest and must quest"
      return one.restriction.replace("must", "cant") ===
        last.restriction.replace("must", "cant");
    }
    return one.type === "modify-stat" && last?.type === "modify-stat" &&
      one.stat === last.stat && one.duration === last.duration &&
      typeof one.modifier === "number" && typeof last.modifier === "number";
  });
}
