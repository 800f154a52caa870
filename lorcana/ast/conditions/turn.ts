import type { Condition } from "../condition.ts";
import type { Player } from "../player.ts";
import type { Comparison } from "../filter.ts";
import type { CardType, Owner, Target } from "../target.ts";
import type { ConditionTraits } from "../traits.ts";

/** Something that cards or players do or suffer during a turn. */
export type TurnMetric =
  | "played"
  | "banished"
  | "banished-in-challenge"
  | "challenged"
  | "was-challenged"
  | "chosen"
  | "damaged"
  | "inked"
  | "put-under"
  | "discarded"
  | "entered-discard"
  | "left-discard"
  | "sang"
  | "sang-this-song"
  | "gained-lore"
  | "lost-lore"
  | "drew"
  | "quested"
  | "moved"
  | "removed-damage"
  | "returned-to-hand"
  | "exerted"
  | "shifted"
  | "got-ink-drops"
  | "removed-ink-drops";

/** A past turn: yours, an opponent's, or that of the player in question. */
export type LastTurn = "your-last" | "opponents-last" | "their-last";

/** Conditions on whose turn it is, and what happened in it. */
export interface TurnConditions {
  /** "during your turn", "it's your turn" */
  "during-turn": { whose: "your" | "opponent" };
  /** "this is your first turn and you're not the first player" */
  "first-turn": { firstPlayer?: boolean };
  /** "you played another character this turn" */
  "turn-metric": {
    metric: TurnMetric;
    by?: Player;
    cards?: Target;
    under?: Target;
    comparison?: Comparison;
    value?: number;
    times?: number;
    whose?: Owner;
    /** An earlier turn instead of the current one. */
    turn?: LastTurn;
  };
  /** "it's the second card you've drawn this turn" */
  "nth-this-turn": {
    nth: number;
    what: CardType | "challenge";
    metric?: TurnMetric;
    by?: Player;
  };
}

/** The traits of these conditions. */
export const turnTraits: ConditionTraits<TurnConditions> = {
  "during-turn": { children: {} },
  "first-turn": { children: {} },
  "turn-metric": {
    children: { by: "player", cards: "target", under: "target" },
  },
  "nth-this-turn": { children: { by: "player" } },
};

/** Whether a condition is limited to certain turns: "during your turn". */
export function isOfTurn(condition: Condition): boolean {
  return condition.type === "during-turn" ||
    condition.type === "and" && condition.conditions.some(isOfTurn);
}
