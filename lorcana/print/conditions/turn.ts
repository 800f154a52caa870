import type { TurnConditions } from "../../ast/conditions/turn.ts";
import type {
  ConditionOf,
  LastTurn,
  Owner,
  Target,
  TurnMetric,
} from "../../ast/mod.ts";
import { queryOf } from "../../ast/target_names.ts";
import { printTarget } from "../nouns/target.ts";
import { phrase, type Voice } from "../text/voice.ts";
import { nth } from "./nth_this_turn.ts";
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
      inTurn(printMetric(condition, voice), condition),
    denies: (condition, voice) =>
      inTurn(printNoMetric(condition, voice), condition),
  },
  "nth-this-turn": { says: nth },
};

type Metric = ConditionOf<"turn-metric">;

const LAST: { readonly [T in LastTurn]: string } = {
  "your-last": "during your last turn",
  "opponents-last": "during an opponent's last turn",
  "their-last": "during their last turn",
};

/** Replaces "this turn" with the turn of the condition. */
function inTurn(text: string, { turn }: Metric): string {
  return turn === undefined ? text : text.replace(/this turn$/u, LAST[turn]);
}

const DONE: { readonly [M in TurnMetric]?: string } = {
  played: "played",
  discarded: "discarded",
  drew: "drawn",
  banished: "banished",
  exerted: "exerted",
};

const HAPPENED: { readonly [M in TurnMetric]?: string } = {
  banished: "was banished",
  "banished-in-challenge": "was banished in a challenge",
  damaged: "took damage",
  challenged: "challenged",
  "was-challenged": "was challenged",
  quested: "quested",
  sang: "sang a song",
  "sang-this-song": "sang this song",
  moved: "moved to a location",
  played: "was played",
};

/** Words for cards that entered or left a pile. */
const REACHED: { readonly [M in TurnMetric]?: readonly [string, string] } = {
  "returned-to-hand": ["was returned to", "hand"],
  "entered-discard": ["was put into", "discard"],
  inked: ["was put into", "inkwell"],
  "left-discard": ["left", "discard"],
};

const PILES: { readonly [O in Owner]?: string } = {
  you: "your",
  opponent: "an opponent's",
};

function reached({ metric, whose = "any" }: Metric): string | undefined {
  const words = REACHED[metric];
  return words && `${words[0]} ${PILES[whose] ?? "a player's"} ${words[1]}`;
}

/** "you played a character this turn", "a character was banished this turn" */
function printMetric(condition: Metric, voice: Voice): string {
  const { metric, by, cards, under, comparison, value } = condition;
  if (by === undefined) return happened(condition, voice);
  const who = by === "CONTROLLER" ? "you" : "an opponent";
  const what = cards &&
    printTarget(cards, voice, metric === "chosen" ? "subject" : "object");
  if (comparison === "equal" && value === 0) return never(condition, voice);
  switch (metric) {
    case "chosen":
      return `${what} ${be(cards)} chosen by ${who} this turn`;
    case "put-under":
      return `you've put a card under ${
        printTarget(under ?? "SELF", voice, "object")
      } this turn`;
    case "inked":
      return `${who} put ${what} into ${
        by === "CONTROLLER" ? "your" : "their"
      } inkwell this turn`;
    case "gained-lore":
    case "lost-lore":
      return phrase(
        who,
        metric === "gained-lore" ? "gained" : "lost",
        value === undefined ? undefined : `${value} or more`,
        "lore this turn",
      );
    case "got-ink-drops":
    case "removed-ink-drops":
      return phrase(
        who,
        metric === "got-ink-drops" ? "got" : "removed",
        value === undefined
          ? "an ink drop this turn"
          : `${value} or more ink drops this turn`,
      );
    case "moved":
      return `${who} moved ${what} to a location this turn`;
    case "removed-damage":
      return `${who} removed ${
        value === undefined ? "" : `${value} or more `
      }damage from ${what} this turn`;
    default:
      return `${perfect(condition, who)} ${
        DONE[metric] ?? metric
      } ${what} this turn`;
  }
}

/** "you've played 2 or more actions", but "you played another character". */
function perfect({ by, cards, metric }: Metric, who: string): string {
  const many = typeof cards === "object" && "selector" in cards &&
    typeof cards.count === "object";
  return by === "CONTROLLER" && (many || metric === "drew") ? "you've" : who;
}

/** "no opposing characters", "none of your characters" */
function none(cards: Target, voice: Voice): string {
  const owner = queryOf(cards)?.owner;
  const isOwned = owner === "you" || owner === "their";
  return `${isOwned ? "none of" : "no"} ${
    printTarget(cards, voice, "subject")
  }`;
}

function happened(condition: Metric, voice: Voice): string {
  const { metric, cards, comparison, value } = condition;
  const said = reached(condition) ?? HAPPENED[metric] ?? metric;
  const words = said.replace(/^was /u, `${be(cards)} `);
  const when = metric === "sang-this-song" ? undefined : "this turn";
  if (comparison === "equal" && value === 0) {
    return phrase(
      none(cards ?? "SELF", voice),
      words.replace(/^was /u, "were "),
      when,
    );
  }
  return phrase(
    printTarget(cards ?? "SELF", voice, isOne(cards) ? "subject" : "object"),
    words,
    when,
  );
}

function be(cards: Metric["cards"]): string {
  return areSeveral(cards) ? "were" : "was";
}

/** "2 or more of your characters", "your characters" */
function areSeveral(cards: Metric["cards"]): boolean {
  const count = cards === undefined ? undefined : queryOf(cards)?.count;
  return count === "all" || typeof count === "number" && count > 1 ||
    typeof count === "object" && "atLeast" in count && count.atLeast > 1;
}

/** Whether a card prints as a subject pronoun: "he", not "him". */
function isOne(cards: Metric["cards"]): boolean {
  return cards === undefined || cards === "SELF" ||
    typeof cards === "object" && "ref" in cards;
}

function never({ metric, cards }: Metric, voice: Voice): string {
  if (metric === "inked") {
    return "you didn't put any cards into your inkwell this turn";
  }
  const verb = metric === "played"
    ? "play"
    : metric === "drew"
    ? "draw"
    : "discard";
  return `you didn't ${verb} any ${
    printTarget(cards ?? "SELF", voice, "subject")
  } this turn`;
}

const UNDONE: { readonly [M in TurnMetric]?: string } = {
  played: "play",
  drew: "draw",
  discarded: "discard",
  quested: "quest",
  challenged: "challenge",
  sang: "sing a song",
  damaged: "take damage",
};

/** "they didn't play a character this turn" */
function printNoMetric(condition: Metric, voice: Voice): string {
  const { metric, by, cards = "SELF" } = condition;
  const verb = UNDONE[metric] ?? metric;
  if (by === undefined) {
    return phrase(
      printTarget(cards, voice, "subject"),
      metric === "was-challenged" ? "wasn't challenged" : `didn't ${verb}`,
      "this turn",
    );
  }
  const who = by === "CONTROLLER"
    ? "you"
    : by === "THAT_PLAYER"
    ? "they"
    : "an opponent";
  if (metric === "inked") {
    return `you haven't put ${
      printTarget(cards, voice, "object")
    } into your inkwell this turn`;
  }
  if (UNDONE[metric] === undefined) {
    return `you haven't ${DONE[metric] ?? metric} ${
      printTarget(cards, voice, "object")
    } this turn`;
  }
  return `${who} didn't ${verb} ${
    printTarget(cards, voice, "object")
  } this turn`;
}
