import type { Condition } from "./condition.ts";
import type { Effect } from "./effect.ts";
import type { Cause } from "./cause.ts";
import type { Player } from "./player.ts";
import type { Located } from "./span.ts";
import type { Target, Zone } from "./target.ts";
import type { Trigger, TriggerRestriction } from "./trigger.ts";
import type { Keyword, Pronoun, ReplacedEvent } from "./words.ts";

/** What must be paid. */
export interface Cost extends Located {
  /** "{E}": exert this card. */
  readonly exert?: true;
  /** "2 {I}": pay this much ink; "X {I}": as much as you choose. */
  readonly ink?: number | "X";
  /** What else is done to pay, in this order: "Banish this item". */
  readonly effects?: readonly Effect[];
}

/** What all abilities share. */
export interface Named extends Located {
  /** The printed name. */
  readonly name?: string;
  /**
   * Set if the text refers to a card that was never mentioned, or combines a
   * one-time effect with "while"; such a text is rejected.
   */
  readonly unresolved?: true | "while";
  /** What the text calls this card after naming it: "he", "she", "it". */
  readonly wording?: { readonly pronoun: Pronoun };
}

/** "Bodyguard", "Shift 5", "Challenger +2" */
export interface KeywordAbility extends Named {
  /** The kind of ability. */
  readonly type: "keyword";
  /** "Rush", "Challenger", "Shift". */
  readonly keyword: Keyword;
  /** The number after it, as in "Challenger +2". */
  readonly value?: number;
  /** What it costs, as in "Shift 5". */
  readonly cost?: Cost;
  /** The name of the character it can shift onto. */
  readonly shiftTarget?: string;
  /** The word before "Shift". */
  readonly variant?: string;
  /** When the card has the keyword. */
  readonly condition?: Condition;
}

/** "When you play this character, draw a card." */
export interface TriggeredAbility extends Named {
  /** The kind of ability. */
  readonly type: "triggered";
  /** What triggers it. */
  readonly trigger: Trigger;
  /** What must be true when it triggers. */
  readonly condition?: Condition;
  /** What happens. */
  readonly effect: Effect;
}

/** "{E}, 2 {I} — Draw a card." */
export interface ActivatedAbility extends Named {
  /** The kind of ability. */
  readonly type: "activated";
  /** What must be paid. */
  readonly cost: Cost;
  /** What must be true to activate it. */
  readonly condition?: Condition;
  /** What happens. */
  readonly effect: Effect;
  /** When and how often it can be activated. */
  readonly restrictions?: readonly TriggerRestriction[];
}

/** "Your characters get +1 {S}." */
export interface StaticAbility extends Named {
  /** The kind of ability. */
  readonly type: "static";
  /** When it applies. */
  readonly condition?: Condition;
  /** What it does. */
  readonly effect: Effect;
  /** When it applies, as in "During your turn, …". */
  readonly restrictions?: readonly TriggerRestriction[];
}

/** "Draw 2 cards." */
export interface ActionAbility extends Named {
  /** The kind of ability. */
  readonly type: "action";
  /** What must be true for it to do anything. */
  readonly condition?: Condition;
  /** What happens. */
  readonly effect: Effect;
}

/** "If you would lose lore, you don't." */
export interface ReplacementAbility extends Named {
  /** The kind of ability. */
  readonly type: "replacement";
  /** The event that would happen. */
  readonly replaces: Replaces;
  /** What happens instead; "prevent" for nothing. */
  readonly replacement: Effect | "prevent";
  /** What must be true. */
  readonly condition?: Condition;
}

/** What would happen, and to whom. */
export interface Replaces {
  /** What would happen. */
  readonly event: ReplacedEvent;
  /** The cards to which it would happen, unless it would happen to a player. */
  readonly target?: Target;
  /** The player to whom it would happen. */
  readonly player?: Player;
  /** "the first time" */
  readonly first?: true;
  /** "each turn" */
  readonly eachTurn?: true;
  /** "once per turn": at most that often per turn. */
  readonly timesPerTurn?: number;
  /** "because of an opponent's effect": only with that cause. */
  readonly cause?: Cause;
  /** "in a challenge with this character": the other side of it. */
  readonly against?: Target;
  /** "from this character questing": the card that is its source. */
  readonly source?: Target;
  /** "2 or more lore": at least that much at once. */
  readonly atLeast?: number;
  /** "except the first one they draw each turn" */
  readonly exceptFirst?: true;
  /** "one or more cards", not "a card" */
  readonly several?: true;
  /** "from your deck" */
  readonly from?: Zone;
}

/** One ability of a card. */
export type Ability =
  | KeywordAbility
  | TriggeredAbility
  | ActivatedAbility
  | StaticAbility
  | ActionAbility
  | ReplacementAbility;

/** A text in quotes: an ability, or several that share their text. */
export type Quote = Ability | readonly Ability[];
