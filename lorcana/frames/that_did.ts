import { oneOf, type Rule } from "../../combinators/mod.ts";
import type { Filter, TurnMetric } from "../ast/mod.ts";
import { fixed } from "../grammar/words.ts";
import {
  PARTICIPLE,
  type Spelling,
  THAT_WAS,
  type Wording,
  wordings,
  wordsFor,
} from "../lexicon/wordings.ts";

/** "who was challenged this turn": behind cards in play. */
export const didThisTurn: Rule<Filter> = oneOf<Filter>([
  ...wordings("turn", THAT_WAS).flatMap(({ text, deed: { filter } }) =>
    filter === undefined ? [] : [fixed(`${text} this turn`).as(filter)]
  ),
  ...["that", "who"].map((that) =>
    fixed(`${that} sang this song`).as<Filter>({
      type: "did-this-turn",
      metric: "sang-this-song",
    })
  ),
]);

/** "banished this turn", "that quested this turn": behind what is counted. */
export const counted: Rule<Wording<TurnMetric>> = oneOf(
  [...wordings("turn", THAT_WAS), ...wordings("turn", PARTICIPLE)]
    .filter(isAnyones).map((one) => fixed(`${one.text} this turn`).as(one)),
);

/** What is counted names no owner of a pile, unless only yours is meant. */
function isAnyones(
  { name, text, deed: { whose } }: Wording<TurnMetric>,
): boolean {
  return whose === undefined
    // "characters played this turn" are those still in play.
    ? text !== "played"
    : whose === "you" && (name === "entered-discard" || name === "inked");
}

/** "banished this turn", "that quested this turn": behind what is counted. */
export function printCounted(metric: TurnMetric): string {
  if (metric === "sang-this-song") return "that sang this song";
  const spelling = BARE.has(metric) ? PARTICIPLE : THAT_WAS;
  const yours = metric === "entered-discard" || metric === "inked";
  const whose = yours ? "you" : undefined;
  return `${wordsFor("turn", metric, spelling, { whose })} this turn`;
}

/** What is said without "that was". */
const BARE: ReadonlySet<TurnMetric> = new Set<TurnMetric>([
  "banished",
  "banished-in-challenge",
  "discarded",
  "drew",
  "exerted",
  "entered-discard",
  "inked",
]);

/** "banished", "to quest": what the second of some cards did. */
const NTH: Spelling = {
  done: [["", "participle"], ["to be", "participle"]],
  does: [["that", "past"], ["to", "base"]],
  prefers: "done",
};

/** "it's the second character banished this turn", without the turn. */
export const nthDone: Rule<TurnMetric> = oneOf(
  wordings("turn", NTH).filter(({ deed }) => deed.whose === undefined)
    .map(({ text, name }) => fixed(text).as(name)),
);

/** "banished", "that quested": what the second of some cards did. */
export function printNthDone(metric: TurnMetric): string {
  return wordsFor("turn", metric, NTH) ?? "";
}
