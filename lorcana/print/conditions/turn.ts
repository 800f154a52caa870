import type { TurnConditions } from "../../ast/conditions/turn.ts";
import type { ConditionOf, LastTurn } from "../../ast/mod.ts";
import {
  printCountedBy,
  printPlayersDid,
  printPlayersDidNot,
} from "../../frames/players_this_turn.ts";
import {
  type Metric,
  printHappened,
  printHappenedNot,
} from "../../frames/this_turn.ts";
import { printNthDone } from "../../frames/that_did.ts";
import { nthWord } from "../amounts/nth.ts";
import { phrase, type Voice } from "../text/voice.ts";
import type { ConditionWords } from "./words.ts";

/** "you played another character this turn" */
export const turnWords: ConditionWords<TurnConditions> = {
  "during-turn": {
    says: ({ whose }) =>
      whose === "your" ? "it's your turn" : "it isn't your turn",
  },
  "first-turn": {
    says: ({ firstPlayer }) =>
      firstPlayer === undefined
        ? "it's your first turn"
        : "this is your first turn and you're not the first player",
  },
  "turn-metric": {
    says: (condition, voice) =>
      phrase(printMetric(condition, voice), printTurn(condition)),
    denies: (condition, voice) =>
      phrase(printNoMetric(condition, voice), printTurn(condition)),
  },
  "nth-this-turn": { says: printNth },
};

const LAST: { readonly [T in LastTurn]: string } = {
  "your-last": "during your last turn",
  "opponents-last": "during an opponent's last turn",
  "their-last": "during their last turn",
};

/** The turn of a condition; a song that is sung needs none. */
function printTurn({ turn, metric }: Metric): string | undefined {
  if (turn !== undefined) return LAST[turn];
  return metric === "sang-this-song" ? undefined : "this turn";
}

function printMetric(condition: Metric, voice: Voice): string {
  return condition.by === undefined
    ? printHappened(condition, voice)
    : printPlayersDid(condition, condition.by, voice);
}

function printNoMetric(condition: Metric, voice: Voice): string {
  return condition.by === undefined
    ? printHappenedNot(condition, voice)
    : printPlayersDidNot(condition, condition.by, voice);
}

/** "it's the second action you've played this turn" */
function printNth(
  { nth, what, metric, by }: ConditionOf<"nth-this-turn">,
): string {
  const start = `it's the ${nthWord(nth)} ${what}`;
  if (metric === undefined) return `${start} this turn`;
  if (by === undefined) return `${start} ${printNthDone(metric)} this turn`;
  if (metric !== "inked") return `${start} ${printCountedBy(metric, by)}`;
  return by === "CONTROLLER"
    ? `${start} you've put into your inkwell this turn`
    : `${start} they've put into their inkwell this turn`;
}
