import type { Condition } from "./condition.ts";
import type { Effect } from "./effect.ts";
import type { Located } from "./span.ts";
import type { CardType, Target } from "./target.ts";
import type { Trigger, TriggerRestriction } from "./trigger.ts";

/** What must be paid. */
export interface Cost extends Located {
  readonly exert?: true;
  readonly ink?: number;
  readonly banishSelf?: true;
  /** What this card is, where it is banished. */
  readonly selfType?: CardType;
  readonly banishItem?: true;
  readonly banishCharacter?: true;
  /** The cards to banish, where they are not simply one item or character. */
  readonly banish?: Target;
  readonly discardCards?: number;
  readonly discardChosen?: true;
  readonly discardCardType?: string;
  /** The cards to discard, where number and type do not say it all. */
  readonly discardTarget?: Target;
  readonly exertCharacters?: number;
  readonly exertItems?: number;
  /** The cards to exert, where they are not simply N of your cards. */
  readonly exertTarget?: Target;
  readonly damageSelf?: number;
  readonly damage?: CostDamage;
  readonly returnToHand?: Target;
  readonly removeFromUnder?: number;
  /** Anything else that is done to pay: "Put a card from your hand …". */
  readonly effect?: Effect;
}

/** Damage that is dealt to pay. */
export interface CostDamage {
  readonly amount: number;
  readonly target: Target;
}

/** What all abilities have in common. */
export interface Named extends Located {
  /** The printed name. */
  readonly name?: string;
  /** Something refers to a card that was never named: such a text is not read. */
  readonly unresolved?: true;
  /** What the text calls this card once it was named: "he", "she", "it". */
  readonly pronoun?: string;
}

/** "Bodyguard", "Shift 5", "Challenger +2" */
export interface KeywordAbility extends Named {
  readonly type: "keyword";
  readonly keyword: string;
  readonly value?: number;
  readonly cost?: Cost;
  readonly shiftTarget?: string;
  /** The word before "Shift". */
  readonly variant?: string;
  readonly condition?: Condition;
}

/** "When you play this character, draw a card." */
export interface TriggeredAbility extends Named {
  readonly type: "triggered";
  readonly trigger: Trigger;
  readonly condition?: Condition;
  readonly effect: Effect;
}

/** "{E}, 2 {I} — Draw a card." */
export interface ActivatedAbility extends Named {
  readonly type: "activated";
  readonly cost: Cost;
  readonly condition?: Condition;
  readonly effect: Effect;
  readonly restrictions?: readonly TriggerRestriction[];
}

/** "Your characters get +1 {S}." */
export interface StaticAbility extends Named {
  readonly type: "static";
  readonly condition?: Condition;
  readonly effect: Effect;
  readonly restrictions?: readonly TriggerRestriction[];
}

/** "Draw 2 cards." */
export interface ActionAbility extends Named {
  readonly type: "action";
  readonly condition?: Condition;
  readonly effect: Effect;
}

/** "If you would lose lore, you don't." */
export interface ReplacementAbility extends Named {
  readonly type: "replacement";
  readonly replaces: Replaces;
  readonly replacement: Effect | "prevent";
  readonly condition?: Condition;
}

/** What would happen, and to whom. */
export interface Replaces {
  readonly event: string;
  readonly target: Target | "YOU" | "OPPONENT";
  /** "the first time" */
  readonly first?: true;
}

/** One ability of a card. */
export type Ability =
  | KeywordAbility
  | TriggeredAbility
  | ActivatedAbility
  | StaticAbility
  | ActionAbility
  | ReplacementAbility;

/** What stands in quotes: an ability, or several that share their text. */
export type Quote = Ability | readonly Ability[];
