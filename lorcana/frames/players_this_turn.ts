import { checked, oneOf, optional, type Rule } from "../../combinators/mod.ts";
import type { Player, TurnMetric } from "../ast/mod.ts";
import { simpleAmount } from "../grammar/amounts/simple_amount.ts";
import { toTarget } from "../grammar/nouns/noun.ts";
import { anyNoun, nounPhrase, target } from "../grammar/nouns/noun_phrase.ts";
import { fixed, number, pattern, words } from "../grammar/words.ts";
import { DEEDS } from "../lexicon/deeds.ts";
import { type Form, inflect } from "../lexicon/inflect.ts";
import {
  isCounted,
  oneThing,
  PLAYER_DEEDS,
  type PlayerDeed,
  things,
} from "../lexicon/player_deeds.ts";
import { printTarget } from "../print/nouns/target.ts";
import { phrase, type Voice } from "../print/text/voice.ts";
import { areSeveral, type Metric, metric, NONE } from "./this_turn.ts";

type Doers = { readonly [words: string]: readonly [Player, Form] };

/** Who did something this turn, and the form of the verb that follows. */
const DOERS: Doers = {
  "you": ["CONTROLLER", "past"],
  "you've": ["CONTROLLER", "participle"],
  "you have": ["CONTROLLER", "participle"],
  "an opponent": ["OPPONENT", "past"],
  "an opponent has": ["OPPONENT", "participle"],
  "they've": ["THAT_PLAYER", "participle"],
};

/** Who did not do something. */
const DOERS_NOT: Doers = {
  "you didn't": ["CONTROLLER", "base"],
  "you haven't": ["CONTROLLER", "participle"],
  "they didn't": ["THAT_PLAYER", "base"],
  "that player didn't": ["THAT_PLAYER", "base"],
  "an opponent didn't": ["OPPONENT", "base"],
};

/** What players do to cards, by its name. */
const VERBS: ReadonlyMap<TurnMetric, string> = new Map(
  DEEDS.flatMap(({ turn, done: [verb] = [], players }) =>
    players && turn && verb ? [[turn, verb]] : []
  ),
);

type WhoDid = Pick<Metric, "by" | "metric"> & { readonly by: Player };

/** "you played", "you've drawn": who did what. */
function whoDid(doers: Doers): Rule<WhoDid> {
  return oneOf(
    Object.entries(doers).flatMap(([words, [by, form]]) =>
      [...VERBS].map(([metric, verb]) =>
        fixed(`${words} ${inflect(verb, form)}`).as({ metric, by })
      )
    ),
  );
}

/** Who did something, if the verb has only one form. */
export const who: Rule<Player> = oneOf(
  Object.entries(DOERS).map(([words, [by]]) => fixed(words).as(by)),
);

/** "gained lore", "removed 2 or more ink drops" */
function resources(
  deed: PlayerDeed,
  name: TurnMetric,
): readonly Rule<Metric>[] {
  const verb = fixed(inflect(deed.verb, "past"));
  const some = fixed(things(deed));
  return [
    pattern`${who} ${verb} ${number} or more ${some}`.map(([by, , value]) =>
      metric({ metric: name, by, comparison: "greater-or-equal", value })
    ),
    isCounted(deed)
      ? pattern`${who} ${verb} ${simpleAmount} ${
        words(deed.thing, things(deed))
      }`.map(([by, , value]) =>
        metric({
          metric: name,
          by,
          ...(value === 1
            ? {}
            : { comparison: "greater-or-equal" as const, value }),
        })
      )
      : pattern`${who} ${verb} ${some}`.map(([by]) =>
        metric({ metric: name, by })
      ),
  ];
}

/** "you've drawn": what players did to cards. */
export const cardsDid: Rule<WhoDid> = whoDid(DOERS);

/** What players did, without the turn: "you played another character". */
export const playersDid: readonly Rule<Metric>[] = [
  pattern`${cardsDid} ${nounPhrase}`.map(([did, noun]) =>
    metric({ ...did, cards: toTarget(noun) })
  ),
  pattern`${who} used Shift to play ${nounPhrase}`.map(([by, noun]) =>
    metric({ metric: "shifted", by, cards: toTarget(noun) })
  ),
  pattern`${who} put ${nounPhrase} into ${words("your", "their")} inkwell`
    .map(([by, noun]) =>
      metric({ metric: "inked", by, cards: toTarget(noun) })
    ),
  pattern`you didn't put any cards into your inkwell`.map(() =>
    metric({ metric: "inked", by: "CONTROLLER", ...NONE })
  ),
  checked(
    pattern`${whoDid(DOERS_NOT)} any ${anyNoun}`,
    ([{ by }]) => by === "CONTROLLER",
  ).map(([did, noun]) => metric({ ...did, cards: toTarget(noun), ...NONE })),
  pattern`${who} put a card ${optional(fixed("facedown"))} under ${target}`.map(
    ([by, , under]) => metric({ metric: "put-under", by, under }),
  ),
  pattern`${who} removed ${
    optional(pattern`${number} or more`)
  } damage from ${target}`.map(([by, atLeast, cards]) =>
    metric({
      metric: "removed-damage",
      by,
      cards,
      comparison: atLeast === undefined ? undefined : "greater-or-equal",
      value: atLeast?.[0],
    })
  ),
  pattern`${who} moved ${nounPhrase} to a location`.map(([by, noun]) =>
    metric({ metric: "moved", by, cards: toTarget(noun) })
  ),
  ...PLAYER_DEEDS.flatMap((deed) =>
    deed.turn === undefined || VERBS.has(deed.turn)
      ? []
      : resources(deed, deed.turn)
  ),
];

/** What players did not do, without the turn: "you didn't play a song". */
export const playersDidNot: Rule<Metric> = oneOf<Metric>([
  pattern`${whoDid(DOERS_NOT)} ${nounPhrase}`.map(([did, noun]) =>
    metric({ ...did, cards: toTarget(noun) })
  ),
  pattern`${
    words("you haven't", "you didn't")
  } put ${nounPhrase} into your inkwell`.map(([, noun]) =>
    metric({ metric: "inked", by: "CONTROLLER", cards: toTarget(noun) })
  ),
]);

/** "you played a character", without the turn. */
export function printPlayersDid(
  condition: Metric,
  by: Player,
  voice: Voice,
): string {
  const { metric, cards, under, comparison, value } = condition;
  if (comparison === "equal" && value === 0) return printNone(condition, voice);
  const who = subjectOf(by);
  const what = cards &&
    printTarget(cards, voice, metric === "chosen" ? "subject" : "object");
  const least = value === undefined ? undefined : `${value} or more`;
  switch (metric) {
    case "chosen":
      return `${what} ${
        cards && areSeveral(cards) ? "were" : "was"
      } chosen by ${who}`;
    case "put-under":
      return `you've put a card under ${
        printTarget(under ?? "SELF", voice, "object")
      }`;
    case "inked":
      return `${who} put ${what} into ${
        by === "CONTROLLER" ? "your" : "their"
      } inkwell`;
    case "moved":
      return `${who} moved ${what} to a location`;
    case "removed-damage":
      return phrase(who, "removed", least, `damage from ${what}`);
  }
  const verb = VERBS.get(metric);
  if (verb !== undefined) {
    return `${printDid(verb, by, isPerfect(condition))} ${what}`;
  }
  const deed = PLAYER_DEEDS.find(({ turn }) => turn === metric);
  return deed === undefined ? "" : phrase(
    who,
    inflect(deed.verb, "past"),
    least,
    least === undefined ? oneThing(deed) : things(deed),
  );
}

function subjectOf(by: Player): string {
  return by === "CONTROLLER" ? "you" : "an opponent";
}

/** "you've drawn", "an opponent played" */
function printDid(verb: string, by: Player, perfect: boolean): string {
  if (by !== "CONTROLLER") return `an opponent ${inflect(verb, "past")}`;
  return perfect
    ? `you've ${inflect(verb, "participle")}`
    : `you ${inflect(verb, "past")}`;
}

/** "you've played 2 or more actions", but "you played another character". */
function isPerfect({ cards, metric }: Metric): boolean {
  return metric === "drew" ||
    typeof cards === "object" && "selector" in cards &&
      typeof cards.count === "object";
}

/** "you didn't play any songs" */
function printNone({ metric, cards = "SELF" }: Metric, voice: Voice): string {
  return metric === "inked"
    ? "you didn't put any cards into your inkwell"
    : `you didn't ${VERBS.get(metric)} any ${
      printTarget(cards, voice, "subject")
    }`;
}

/** "they didn't play a character" */
export function printPlayersDidNot(
  { metric, cards = "SELF" }: Metric,
  by: Player,
  voice: Voice,
): string {
  const what = printTarget(cards, voice, "object");
  if (metric === "inked") {
    return `you haven't put ${what} into your inkwell`;
  }
  const who = by === "THAT_PLAYER" ? "they" : subjectOf(by);
  return `${who} didn't ${VERBS.get(metric)} ${what}`;
}

/** "you've played this turn": behind what is counted. */
export function printCountedBy(metric: TurnMetric, by: Player): string {
  const who = by === "CONTROLLER"
    ? "you've"
    : by === "THAT_PLAYER"
    ? "they've"
    : "an opponent has";
  return `${who} ${inflect(VERBS.get(metric) ?? "", "participle")} this turn`;
}
