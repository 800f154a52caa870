import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type {
  ConditionOf,
  Conditions,
  LastTurn,
  Owner,
  Player,
  Target,
  TurnMetric,
} from "../../ast/mod.ts";
import { type Loose, tidy } from "../../ast/tidy.ts";
import { queryOf } from "../../ast/target_names.ts";
import { lookup, pattern, words } from "../words.ts";

/** The condition that a card or player did something this turn. */
export function metric(
  fields: Loose<Conditions["turn-metric"]>,
): ConditionOf<"turn-metric"> {
  return {
    type: "turn-metric",
    ...tidy<Conditions["turn-metric"]>(noneOf(fields)),
  };
}

/** "none of your characters challenged this turn": a count of 0. */
function noneOf(
  fields: Loose<Conditions["turn-metric"]>,
): Loose<Conditions["turn-metric"]> {
  const { cards } = fields;
  return typeof cards === "object" && "selector" in cards &&
      cards.selector === "none-of"
    ? {
      ...fields,
      cards: { ...cards, selector: "all", count: "all" },
      comparison: "equal",
      value: 0,
    }
    : fields;
}

const pile: Rule<Owner> = lookup<Owner>({
  "your": "you",
  "a player's": "any",
  "an opponent's": "opponent",
});

/** "this turn" */
export const thisTurn: Rule<undefined> = words("this turn");

/** "this turn", or an earlier one. */
export const whichTurn: Rule<LastTurn | undefined> = lookup<
  LastTurn | undefined
>({
  "this turn": undefined,
  "during your last turn": "your-last",
  "on your last turn": "your-last",
  "during an opponent's last turn": "opponents-last",
  "during your opponent's last turn": "opponents-last",
  "on an opponent's last turn": "opponents-last",
  "during their last turn": "their-last",
  "on their last turn": "their-last",
});

/** "during their last turn" requires that somebody other than you acted. */
export function isOfSomebody(
  [{ by, cards }, turn]: readonly [
    ConditionOf<"turn-metric">,
    LastTurn | undefined,
  ],
): boolean {
  return turn !== "their-last" ||
    (by === undefined ? isOfOpponents(cards) : by !== "CONTROLLER");
}

/** "an opposing character quested during their last turn" */
function isOfOpponents(cards: Target | undefined): boolean {
  const full = cards && queryOf(cards);
  return full?.owner === "opponent";
}

/** "it" is a song mentioned before. */
export const sangThis: Rule<undefined> = words("sang this song", "sang it");

/** What cards did or underwent: "a character was banished this turn". */
export const happened: Rule<TurnMetric> = lookup<TurnMetric>({
  "was banished": "banished",
  "were banished": "banished",
  "was banished in a challenge": "banished-in-challenge",
  "were banished in a challenge": "banished-in-challenge",
  "took damage": "damaged",
  "was damaged": "damaged",
  "was dealt damage": "damaged",
  "were dealt damage": "damaged",
  "challenged": "challenged",
  "has challenged": "challenged",
  "have challenged": "challenged",
  "was challenged": "was-challenged",
  "has been challenged": "was-challenged",
  "were challenged": "was-challenged",
  "were damaged": "damaged",
  "quested": "quested",
  "has quested": "quested",
  "have quested": "quested",
  "has been banished": "banished",
  "have been banished": "banished",
  "sang a song": "sang",
  "sang songs": "sang",
  "sang": "sang",
  "moved to a location": "moved",
  "was played": "played",
  "were played": "played",
});

/** What happened to cards, regardless of who did it. */
export const suffered: Rule<TurnMetric> = lookup<TurnMetric>({
  "banished": "banished",
  "played": "played",
  "to quest": "quested",
  "to be banished": "banished",
  "that quested": "quested",
});

/** "was chosen by an opponent": texts name nobody else. */
export const chosenByOpponent: Rule<undefined> = words(
  "was chosen by an opponent",
  "were chosen by an opponent",
  "has been chosen by an opponent",
);

/** The zone that cards were put into, and whose it is. */
interface Reached {
  readonly metric: TurnMetric;
  readonly whose: Owner;
}

/** "was put into your discard", "were returned to an opponent's hand" */
export const reached: Rule<Reached> = pattern`${words("was", "were")} ${
  oneOf<Reached>([
    pattern`returned to ${pile} hand`.map(([whose]) => ({
      metric: "returned-to-hand",
      whose,
    })),
    pattern`put into ${pile} discard`.map(([whose]) => ({
      metric: "entered-discard",
      whose,
    })),
    pattern`put into ${pile} inkwell`.map(([whose]) => ({
      metric: "inked",
      whose,
    })),
  ])
}`.map(([, reached]) => reached);

/** "a card left your discard this turn": whose discard. */
export const leftDiscard: Rule<Owner> = pattern`left ${pile} discard`.map((
  [whose],
) => whose);

/** "you didn't play …" */
export const didNot: Rule<TurnMetric> = lookup<TurnMetric>({
  "play": "played",
  "draw": "drew",
  "discard": "discarded",
});
/** Players who did not do something. */
export const notWho: Rule<Player> = lookup<Player>({
  "you didn't": "CONTROLLER",
  "they didn't": "THAT_PLAYER",
  "that player didn't": "THAT_PLAYER",
  "an opponent didn't": "OPPONENT",
});
/** "it didn't quest" */
export const happenNot: Rule<TurnMetric> = lookup<TurnMetric>({
  "didn't quest": "quested",
  "didn't challenge": "challenged",
  "didn't sing a song": "sang",
  "didn't take damage": "damaged",
  "wasn't damaged": "damaged",
  "wasn't dealt damage": "damaged",
  "wasn't challenged": "was-challenged",
  "hasn't been challenged": "was-challenged",
  "hasn't quested": "quested",
  "hasn't challenged": "challenged",
  "hasn't sung a song": "sang",
});
