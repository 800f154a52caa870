import type { KeywordEffects } from "../../ast/effects/keyword.ts";
import type { Amount } from "../../ast/mod.ts";
import { isCounted } from "../amounts/amount.ts";
import type { Printers } from "../clauses/clause.ts";
import { countedIn, forEach } from "../amounts/counted.ts";
import { printDuration } from "../amounts/durations.ts";
import { keyword as keywordWords } from "../nouns/filters.ts";
import { phrase } from "../text/voice.ts";

/** "chosen character gains Evasive" */
export const keywordPrinters: Printers<KeywordEffects> = {
  "gain-keyword": ({ keyword, value, cost, target, duration }, voice) => ({
    kind: "cards",
    target,
    verb: "gain",
    thing: () =>
      phrase(
        keywordWords(keyword),
        value === undefined
          ? undefined
          : keywordValue(keyword, countedIn(value) ?? value),
        cost?.ink === undefined ? undefined : `${cost.ink} {I}`,
      ),
    limits: () => [
      ...value === undefined ? [] : forEach(value, voice),
      ...printDuration(duration, voice),
    ],
  }),
  "gain-chosen-keyword": ({ target, duration }, voice) => ({
    kind: "cards",
    target,
    verb: "gain",
    thing: () => "that keyword",
    limits: () => printDuration(duration, voice),
  }),
  "lose-keyword": ({ keyword, target, duration }, voice) => ({
    kind: "cards",
    target,
    verb: "lose",
    thing: () => keywordWords(keyword),
    limits: () => printDuration(duration, voice),
  }),
};

function keywordValue(keyword: string, value: Amount): string {
  if (
    keyword === "Singer" && typeof value === "object" && value.type === "sum"
  ) {
    return `and counts as having +${value.plus} cost to sing songs`;
  }
  const number = isCounted(value) ? value.multiplier ?? 1 : value;
  return keyword === "Challenger" || keyword === "Resist"
    ? `+${number}`
    : keyword === "Boost"
    ? `${number} {I}`
    : String(number);
}
