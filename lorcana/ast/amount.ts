import type { TurnMetric } from "./conditions/turn.ts";
import type { Player } from "./player.ts";
import type { Located } from "./span.ts";
import type { Distinct, Ranked } from "./filter.ts";
import type { Count, Owner, Query, Target } from "./target.ts";
import type { DoneThisWay, DoneToCards } from "./words.ts";

/**
 * The fields of each counted amount. `multiplier` defaults to 1; `per` is how
 * many count as one, as in "for each 2 damage", rounded down.
 */
export interface Amounts {
  /** "for each card in your hand", "for each other Toy character you have" */
  "count": { readonly query: Query };
  /** "for each ink drop you have" */
  "ink-drops": { readonly owner: Owner };
  /** "lore" in comparisons */
  "lore": { readonly owner: Owner };
  /** "for each 1 damage on him", "the damage on chosen character" */
  "damage-on-target": { readonly target: Target };
  /** "for each card under him", "for each card that was under that character" */
  "cards-under": {
    readonly target: Target;
    /** Whether they were under the card when it left play. */
    readonly past?: true;
  };
  /** "their {S}" */
  "strength-of": { readonly target: Target };
  /** "their {W}" */
  "willpower-of": { readonly target: Target };
  /** "that location's {L}" */
  "lore-value-of": { readonly target: Target };
  /** "that character's cost" */
  "cost-of": { readonly target: Target };
  /** "for each 1 damage removed this way", "the lore lost" */
  "this-way": {
    readonly what: DoneThisWay;
    readonly each?: true;
    /** Whether the event that triggers the ability did it. */
    readonly of?: "event";
  };
  /** "for each item card discarded this way" */
  "cards-this-way": { readonly what: DoneToCards; readonly query: Query };
  /** "that many", "that much": as in the event or the effect before */
  "trigger-amount": { readonly of?: "effect" };
  /** "for each action you've played this turn", "… that sang this song" */
  "turn-count": {
    readonly metric: TurnMetric;
    readonly by?: Player;
    readonly query: Query;
  };
  /** "for each opponent" */
  "opponents": Record<never, never>;
  /** "for each different ink type of cards revealed this way" */
  "ink-types-this-way": { readonly what: DoneToCards };
  /** "for each different ink type among your characters" */
  "different": {
    readonly of: Distinct;
    readonly query: Query;
  };
  /** "the highest cost among your characters" */
  "superlative": {
    readonly which: "highest" | "lowest";
    readonly of: Ranked | "damage";
    readonly query: Query;
  };
  /** "the total damage on your characters", "the total cost of your items" */
  "total": { readonly of: Ranked | "damage"; readonly query: Query };
  /** "the chosen number" */
  "chosen-number": Record<never, never>;
  /** "2 more than that character's cost" */
  "sum": { readonly amount: Amount; readonly plus: number };
  /** "…, to a maximum of 6 lore" */
  "clamp": { readonly value: Amount; readonly max: number };
}

/** An amount that depends on the state of the game. */
export type CountedAmount = {
  [K in keyof Amounts]:
    & {
      readonly type: K;
      readonly multiplier?: number;
      readonly per?: number;
    }
    & Amounts[K]
    & Located;
}[keyof Amounts];

/** How much or how many. */
export type Amount = number | "all" | "any" | CountedAmount;

/** Whether an amount depends on the state of the game. */
export function isCountedAmount(count: Count): count is CountedAmount {
  return typeof count === "object" && "type" in count;
}
