import type { Cause } from "./cause.ts";
import type { Condition } from "./condition.ts";
import type { Located } from "./span.ts";
import type { Comparison, Filter } from "./filter.ts";
import type { CardType, Target, Zone } from "./target.ts";
import type { Keyword } from "./words.ts";

/** The events that can trigger an ability. */
export type TriggerEvent =
  | "play"
  | "quest"
  | "banish"
  | "banish-in-challenge"
  | "challenge"
  | "challenged"
  | "challenged-and-banished"
  | "start-turn"
  | "end-turn"
  | "ink"
  | "move"
  | "put-card-under"
  | "sing"
  | "leave-play"
  | "remove-damage"
  | "draw"
  | "damage"
  | "deal-damage"
  | "ready"
  | "exert"
  | "return-to-hand"
  | "discard"
  | "support"
  | "be-chosen"
  | "leave-discard"
  | "enter-discard"
  | "use-ability"
  | "leave-inkwell"
  | "get-ink-drops"
  | "remove-ink-drops"
  | "gain-lore"
  | "lose-lore";

/** What cards can be chosen for. */
export type ChosenFor = "action-or-ability" | "action" | "ability" | "Support";

/** The fields of each restriction on a trigger, by name. */
export interface TriggerRestrictions {
  /** "During your turn, …" */
  "during-turn": { whose: "your" | "opponent" | "their" };
  /** "Once per turn, …" */
  "once-per-turn": Record<never, never>;
  /** "Twice during your turn, …" */
  "times-per-turn": { times: number };
  /** "The first time … each turn, …" */
  "first-time-each-turn": Record<never, never>;
  /** "… in a challenge, …" */
  "in-challenge": Record<never, never>;
  /** "while here", "while at a location", "while this character is exerted" */
  "while": { condition: Condition };
  /** "a second action in a turn" */
  "nth-in-turn": { nth: number };
  /** "from your deck" */
  "from-zone": { zone: Zone };
  /** "Whenever you shift a character", "… using Shift" */
  "using-shift": Record<never, never>;
  /** "Whenever you play a character for free" */
  "for-free": Record<never, never>;
  /** "Whenever a character enters play exerted" */
  "enters-exerted": Record<never, never>;
  /** "Whenever this character sings a song with Sing Together" */
  "song": { filters: readonly Filter[] };
  /** "one or more of your characters" */
  "one-or-more": Record<never, never>;
  /** "one or more opponents discard a card" */
  "players-together": Record<never, never>;
  /** "pay 2 {I} or less to play" */
  "ink-paid": { comparison: Comparison; value: number };
  /** "1 or more damage" */
  "amount": { comparison: Comparison; value: number };
  /** "… by an action" */
  "caused": { cause: Cause };
  /** "this turn", of an ability created by a one-time effect */
  "this-turn": Record<never, never>;
  /** "from another location" */
  "from-another-location": Record<never, never>;
  /** "the next time"; "at the end of your turn", in a one-time effect */
  "next-time": Record<never, never>;
  /** "at the end of your next turn": not this turn's */
  "next-turn": Record<never, never>;
  /** "for an action or ability" */
  "chosen-for": { by: ChosenFor };
}

/** A restriction on when or how often a trigger fires. */
export type TriggerRestriction = {
  [K in keyof TriggerRestrictions]:
    & { readonly type: K }
    & Readonly<TriggerRestrictions[K]>
    & Located;
}[keyof TriggerRestrictions];

/** How a trigger is worded. */
export interface TriggerWording {
  /** The type by which the text names this card, unless "character". */
  readonly selfType?: CardType;
  /** "a card is played", rather than "a player plays a card" */
  readonly passive?: true;
  /** "your next turn", rather than "your turn" */
  readonly next?: true;
}

/** What makes an ability trigger. */
export interface Trigger extends Located {
  /** The event. */
  readonly event: TriggerEvent;
  /** The word that the text starts with. */
  readonly timing: "when" | "whenever" | "at";
  /** The cards in the event; any one of them, if there are several. */
  readonly on?: Target;
  /** Whose turn starts or ends, or who gains or loses lore. */
  readonly player?: "CONTROLLER" | "OPPONENT" | "EACH_PLAYER";
  /** How it is worded. */
  readonly wording?: TriggerWording;
  /** What is sung, or the keyword whose ability is used. */
  readonly what?: Keyword | "song";
  /** Who does it, if the text says so: "you play", "an opponent plays". */
  readonly by?: "you" | "opponent" | "any";
  /** When and how often it fires. */
  readonly restrictions?: readonly TriggerRestriction[];
  /** The challenged or banished card, if the text describes it. */
  readonly defender?: Target;
  /** The challenging card, if the text describes it. */
  readonly attacker?: Target;
  /** Where something is moved to, put or played. */
  readonly at?: Target;
}
