import { checked, oneOf, type Rule } from "../../combinators/mod.ts";
import type {
  ConditionOf,
  Conditions,
  CountedAmount,
  Target,
  TurnMetric,
} from "../ast/mod.ts";
import { queryOf } from "../ast/target_names.ts";
import { type Loose, tidy } from "../ast/tidy.ts";
import { agree, subjectOf } from "../grammar/nouns/agreement.ts";
import { type Noun, toQuery, toTarget } from "../grammar/nouns/noun.ts";
import { anyNoun, target } from "../grammar/nouns/noun_phrase.ts";
import { fixed, pattern, words } from "../grammar/words.ts";
import type { GrammaticalNumber } from "../lexicon/inflect.ts";
import {
  type Spelling,
  WAS,
  WAS_NOT,
  type Wording,
  wordings,
  wordsFor,
} from "../lexicon/wordings.ts";
import { counted } from "./that_did.ts";
import { isPronoun, printTarget } from "../print/nouns/target.ts";
import { blank } from "../print/text/blanks.ts";
import { phrase, type Voice } from "../print/text/voice.ts";

/** The condition that something happened during a turn. */
export type Metric = ConditionOf<"turn-metric">;

/** The condition that a card or player did something this turn. */
export function metric(fields: Loose<Conditions["turn-metric"]>): Metric {
  return {
    type: "turn-metric",
    ...tidy<Conditions["turn-metric"]>(noneOf(fields)),
  };
}

/** That something did not happen, in so many words: a count of 0. */
export const NONE = { comparison: "equal", value: 0 } as const;

/** "none of your characters challenged this turn": a count of 0. */
function noneOf(
  fields: Loose<Conditions["turn-metric"]>,
): Loose<Conditions["turn-metric"]> {
  const { cards } = fields;
  return typeof cards === "object" && "selector" in cards &&
      cards.selector === "none-of"
    ? { ...fields, cards: { ...cards, selector: "all", count: "all" }, ...NONE }
    : fields;
}

/** What happened, and the form of its verb. */
type Happened = Wording<TurnMetric>;

function saying(spelling: Spelling): Rule<Happened> {
  return oneOf(
    wordings("turn", spelling).map((one) => fixed(one.text).as(one)),
  );
}

const subject = subjectOf(target);

/** "it" is a song mentioned before. */
const sangThis = words("sang this song", "sang it");

/** What cards did or underwent, without the turn: "a character was banished". */
export const happened: readonly Rule<Metric>[] = [
  checked(
    pattern`${subject} ${saying(WAS)}`,
    ([subject, { number }]) => agree(subject, number),
  ).map(([{ cards }, one]) => metric({ ...of(one), cards })),
  checked(
    pattern`no ${anyNoun} ${saying(WAS)}`,
    ([{ plural }, { number }]) => isOf(number, plural),
  ).map(([noun, one]) =>
    metric({ ...of(one), cards: toTarget(noun), ...NONE })
  ),
  pattern`${target} ${
    words(
      "was chosen by an opponent",
      "were chosen by an opponent",
      "has been chosen by an opponent",
    )
  }`.map(([cards]) => metric({ metric: "chosen", by: "OPPONENT", cards })),
];

function of(
  { name, deed: { whose } }: Happened,
): Pick<Metric, "metric" | "whose"> {
  return whose === undefined ? { metric: name } : { metric: name, whose };
}

function isOf(
  number: GrammaticalNumber | undefined,
  plural: boolean | undefined,
): boolean {
  return number === undefined || plural === undefined ||
    plural === (number === "several");
}

/** "it didn't quest this turn", without the turn. */
export const happenedNot: Rule<Metric> = checked(
  pattern`${subject} ${saying(WAS_NOT)}`,
  ([subject, { number }]) => agree(subject, number),
).map(([{ cards }, one]) => metric({ ...of(one), cards }));

/** "a character sang this song": of this one song, in whatever turn. */
export const sangThisSong: readonly Rule<Metric>[] = [
  pattern`${target} ${sangThis}`.map(([cards]) =>
    metric({ metric: "sang-this-song", cards })
  ),
  pattern`no ${anyNoun} ${sangThis}`.map(([noun]) =>
    metric({ metric: "sang-this-song", cards: toTarget(noun), ...NONE })
  ),
];

type TurnCount = Extract<CountedAmount, { type: "turn-count" }>;

/** "characters banished this turn": how many there were. */
export function countThisTurn(noun: Rule<Noun>): Rule<TurnCount> {
  return checked(
    pattern`${noun} ${counted}`,
    ([{ plural }, { number }]) => isOf(number, plural),
  ).map(([noun, { name }]) => ({
    type: "turn-count",
    metric: name,
    query: toQuery(noun),
  }));
}

/** "a character was banished", without the turn. */
export function printHappened(condition: Metric, voice: Voice): string {
  const { metric, cards = "SELF", comparison, value, whose } = condition;
  const isNone = comparison === "equal" && value === 0;
  const subject = isNone
    ? none(cards, voice)
    : printTarget(cards, voice, isOne(cards) ? "subject" : "object");
  if (metric === "sang-this-song") return `${subject} sang this song`;
  const say = (number: GrammaticalNumber) =>
    wordsFor("turn", metric, WAS, { number, whose });
  return phrase(subject, isNone ? say("several") : agreeing(cards, say));
}

/** "they didn't quest", without the turn. */
export function printHappenedNot(condition: Metric, voice: Voice): string {
  const { metric, cards = "SELF", whose } = condition;
  return phrase(
    printTarget(cards, voice, "subject"),
    agreeing(
      cards,
      (number) => wordsFor("turn", metric, WAS_NOT, { number, whose }),
    ),
  );
}

/** The verb in the number of its cards; of a pronoun, only the text tells. */
function agreeing(
  cards: Target,
  say: (number: GrammaticalNumber) => string | undefined,
): string | undefined {
  return isPronoun(cards)
    ? blank("does", `${say("several")}/${say("one")}`)
    : say(areSeveral(cards) ? "several" : "one");
}

/** "no opposing characters", "none of your characters" */
function none(cards: Target, voice: Voice): string {
  const owner = queryOf(cards)?.owner;
  const isOwned = owner === "you" || owner === "their";
  return `${isOwned ? "none of" : "no"} ${
    printTarget(cards, voice, "subject")
  }`;
}

/** "2 or more of your characters", "your characters" */
export function areSeveral(cards: Target): boolean {
  const count = queryOf(cards)?.count;
  return count === "all" || typeof count === "number" && count > 1 ||
    typeof count === "object" && "atLeast" in count && count.atLeast > 1;
}

/** Whether a card prints as a subject pronoun: "he", not "him". */
function isOne(cards: Target): boolean {
  return cards === "SELF" || typeof cards === "object" && "ref" in cards;
}
