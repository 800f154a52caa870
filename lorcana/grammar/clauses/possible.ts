import type { Effect, Target } from "../../ast/mod.ts";
import {
  isImpossible,
  isNeverInPlay,
  isNoCharacter,
} from "../nouns/possible.ts";
import { effectsOn, type Limited } from "./cards_do.ts";

/** Whether cards can do all that is said of them, and nothing of it twice. */
export function canDo(target: Target, list: readonly Limited[]): boolean {
  return (areCharacters(target) || isPossible(target, list)) &&
    (list.length < 2 || !isDoubled(effectsOn("SELF", list)));
}

/** Whether nothing that can be said of cards is impossible for them. */
function areCharacters(target: Target): boolean {
  return !isNoCharacter(target) && !isNeverInPlay(target);
}

/** Whether cards can do all that is said of them, and be where they do it. */
function isPossible(target: Target, list: readonly Limited[]): boolean {
  return !effectsOn(target, list).some(isImpossible) &&
    !list.some(({ limits }) => limits.here);
}

/** "gains Evasive and Evasive", "gets +1 {S} and -1 {S}" */
function isDoubled(effects: readonly Effect[]): boolean {
  return effects.some((one, at) => {
    const last = effects[at - 1];
    if (one.type === "gain-keyword" && last?.type === "gain-keyword") {
      return one.keyword === last.keyword && one.value === last.value;
    }
    return one.type === "modify-stat" && last?.type === "modify-stat" &&
      one.stat === last.stat && one.duration === last.duration &&
      typeof one.modifier === "number" && typeof last.modifier === "number";
  });
}
