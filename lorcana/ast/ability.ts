import type { Condition } from "./condition.ts";
import type { Effect } from "./effect.ts";
import type { Cause } from "./cause.ts";
import type { Player } from "./player.ts";
import type { Located } from "./span.ts";
import type { Target, Zone } from "./target.ts";
import type { Trigger, TriggerRestriction } from "./trigger.ts";
import type { Keyword, Pronoun, ReplacedEvent } from "./words.ts";

/** The cost of an ability, keyword or effect. */
export interface Cost extends Located {
  /** "{E}": exert this card. */
  readonly exert?: true;
  /** "2 {I}": pay this much ink; "X {I}": as much as you choose. */
  readonly ink?: number | "X";
  /** "Banish this item": other effects that pay for it, in this order. */
  readonly effects?: readonly Effect[];
}

/** What all abilities share. */
export interface Named extends Located {
  /** The printed name. */
  readonly name?: string;
  /**
   * Whether a reference has no antecedent, or a one-time effect depends on a
   * "while". Readers reject such a text.
   */
  readonly unresolved?: true | "while";
  /** The pronoun that the text uses for this card: "he", "she", "it". */
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
  /** The cost, as in "Shift 5". */
  readonly cost?: Cost;
  /** The name of the character it can shift onto. */
  readonly shiftTarget?: string;
  /** The word before "Shift". */
  readonly variant?: string;
  /** The condition under which the card has the keyword. */
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
  /** What must be true for it to apply. */
  readonly condition?: Condition;
  /** What it changes. */
  readonly effect: Effect;
  /** When it applies, as in "During your turn, …". */
  readonly restrictions?: readonly TriggerRestriction[];
}

/** "Draw 2 cards." */
export interface ActionAbility extends Named {
  /** The kind of ability. */
  readonly type: "action";
  /** What must be true for anything to happen. */
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
  /** What must be true for it to apply. */
  readonly condition?: Condition;
}

/** The event that would happen. */
export interface Replaces {
  /** The kind of event. */
  readonly event: ReplacedEvent;
  /** The cards it would happen to, unless it would happen to a player. */
  readonly target?: Target;
  /** The player it would happen to. */
  readonly player?: Player;
  /** "the first time" */
  readonly first?: true;
  /** "each turn" */
  readonly eachTurn?: true;
  /** "once per turn": how many times each turn. */
  readonly timesPerTurn?: number;
  /** "because of an opponent's effect" */
  readonly cause?: Cause;
  /** "in a challenge with this character": the other card. */
  readonly against?: Target;
  /** "from this character questing": the card that causes it. */
  readonly source?: Target;
  /** "2 or more lore": the least amount. */
  readonly atLeast?: number;
  /** "except the first one they draw each turn" */
  readonly exceptFirst?: true;
  /** "one or more cards", rather than "a card" */
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

/** The abilities in quotes: one, or several that share their text. */
export type Quote = Ability | readonly Ability[];
