import type { Ability, Cost } from "./ability.ts";
import type { Amount } from "./amount.ts";
import type { Condition } from "./condition.ts";
import type { DeckPlace, Destination } from "./destination.ts";
import type { Player } from "./player.ts";
import type { Cards, Duration, Stat } from "./effect_parts.ts";
import type { Located } from "./span.ts";
import type { Target } from "./target.ts";

/** What the effects on cards have in common. */
export interface OnCards {
  target: Target;
  /** Who chooses the cards, where others than you do. */
  chosenBy?: Player;
  /** Who does it, where nobody chooses: "each player exerts all …". */
  by?: Player;
}

/** What each effect needs to know. */
export interface Effects {
  /** "Draw 2 cards" */
  "draw": { amount: Amount; target: Player };
  /** "Draw until you have 3 cards in your hand" */
  "draw-until-hand-size": { size: Amount; target: Player };
  /** "Choose and discard a card" */
  "discard":
    & {
      amount: Amount;
      target: Player;
      random?: true;
      from?: "hand";
      chosenBy?: Player;
      until?: number;
      /** "that card" */
      card?: Target;
      /** "either 2 cards or 1 action card" */
      or?: Readonly<{ amount: Amount } & Cards>;
    }
    & Cards;
  /** "Deal 2 damage to chosen character" */
  "deal-damage":
    & {
      amount: Amount;
      each?: true;
      /** The card that deals it, where the text says so. */
      source?: Target;
    }
    & OnCards;
  /** "Put 1 damage counter on chosen character" */
  "put-damage": { amount: Amount } & OnCards;
  /** "Remove up to 2 damage from chosen character" */
  "remove-damage": { amount: Amount; upTo?: boolean; each?: true } & OnCards;
  /** "Move 1 damage counter from chosen character to chosen opposing character" */
  "move-damage": {
    amount: Amount;
    from: Target;
    to: Target;
    upTo?: true;
    counters?: true;
  };
  /** "Gain 1 lore" */
  "gain-lore": { amount: Amount; target?: Player };
  /** "Each opponent loses 1 lore" */
  "lose-lore": { amount: Amount; target: Player; each?: true };
  /** "Exert chosen character" */
  "exert": OnCards;
  /** "Ready chosen character" */
  "ready": OnCards & { afterChallenge?: true };
  /** "Banish chosen character" */
  "banish": OnCards;
  /** "Return chosen character to their player's hand" */
  "return-to-hand": OnCards & { from?: "discard"; hand?: "CARD_OWNER" };
  /** "Return a character card from your discard to your hand" */
  "return-from-discard":
    & { target: Player; destination?: "hand"; from?: Player }
    & Cards;
  /** "Return cards at random from their inkwell to their hand until they have 3" */
  "return-from-inkwell": {
    amount: Amount;
    target: Player;
    random?: true;
    until?: number;
  };
  /** "Put the top card of your deck into your inkwell facedown and exerted" */
  "put-into-inkwell":
    & {
      source:
        | "top-of-deck"
        | "hand"
        | "discard"
        | "target"
        | "under"
        | "inkwell";
      target: Player | Target;
      amount?: Amount;
      facedown?: boolean;
      exerted?: boolean;
      from?: Player | Target;
      chosenBy?: Player;
      by?: Player;
      additional?: true;
    }
    & Cards;
  /** "Put the top card of your deck facedown under this character" */
  "put-under":
    & {
      source: "top-of-deck" | "discard" | "hand" | "target" | "under";
      under: Target | "self";
      amount?: Amount;
      facedown?: true;
      faceup?: true;
      from?: Target;
    }
    & Cards;
  /** "Put all cards from under this location into your hand" */
  "move-cards-from-under": {
    amount: Amount;
    target: Target;
    destination: "hand" | "inkwell" | "discard" | "deck-bottom";
    ordering?: "player-choice";
    facedown?: true;
    exerted?: true;
  };
  /** "Put chosen character on the bottom of their owner's deck" */
  "put-on-bottom": DeckPlace;
  /** "Put a song card from your discard on the top of your deck" */
  "put-on-top": DeckPlace;
  /** "Shuffle chosen character into their player's deck" */
  "shuffle-into-deck": DeckPlace;
  /** "Put it into your hand" */
  "put-into-hand": OnCards;
  /** "Put it into their discard" */
  "put-into-discard": OnCards;
  /** "Shuffle your deck" */
  "shuffle-deck": { target: Player };
  /** "Put the top 2 cards of your deck into your discard" */
  "mill": { amount: Amount; target: Player };
  /** "Play a character with cost 2 or less for free" */
  "play-card":
    & {
      from?: "hand" | "discard" | "inkwell" | readonly string[];
      cost?: "free";
      target?: Target;
      by?: Player;
      playMethod?: "shift" | "play-or-shift" | "song";
      /** "as if it were in your hand": its cost is paid. */
      asFromHand?: true;
      again?: true;
      on?: Target;
      anyName?: true;
      entersExerted?: true;
    }
    & Cards;
  /** "Look at the top 3 cards of your deck" */
  "look-at-cards": {
    amount: Amount;
    from: string;
    target: Player;
  };
  /** "Look at the top 2 cards of your deck. Put one into your hand and the other on the bottom of your deck" */
  "scry": {
    amount: Amount;
    target: Player;
    destinations: readonly Destination[];
    revealAll?: true;
  };
  /** "Search your deck for a character card and reveal that card to all players" */
  "search-deck":
    & {
      putInto?: "hand" | "deck-top" | "play" | "inkwell";
      shuffle?: boolean;
      reveal?: true;
    }
    & Cards;
  /** "Reveal cards from the top of your deck until you reveal a Floodborn character card" */
  "reveal-until":
    & { target: Player; putInto: "hand" | "play"; rest: Destination["zone"] }
    & Cards;
  /** "Chosen opponent reveals their hand" */
  "reveal-hand": { target: Player };
  /** "Reveal a song card from your hand" */
  "reveal-card": { target: Player; from: "hand" } & Cards;
  /** "Look at chosen opponent's hand" */
  "look-at-hand": { target: Player };
  /** "Reveal the top card of your deck" */
  "reveal-top-card": { target: Player; continuous?: true; amount?: Amount };
  /** "Look at the cards in your inkwell" */
  "look-at-inkwell": { target: Player };
  /** "Name a card" */
  "name-a-card": Record<never, never>;
  /** "Move a character of yours to a location for free" */
  "move-to-location": {
    character: Target;
    location: Target;
    cost: "free" | "normal";
  };
  /** "Chosen character gets +2 {S} this turn" */
  "modify-stat": {
    stat: Stat;
    modifier: Amount;
    target: Target;
    duration?: Duration;
    verb?: "loses" | "add";
  };
  /** "Chosen character gains Evasive" */
  "gain-keyword": {
    keyword: string;
    value?: Amount;
    cost?: Cost;
    target: Target;
    duration?: Duration;
  };
  /** "This character loses Reckless" */
  "lose-keyword": { keyword: string; target: Target; duration?: Duration };
  /** "This character can't quest" */
  "restriction": {
    restriction: string;
    target: Target | Player;
    duration?: Duration;
    challengerFilter?: Target;
    object?: Target;
    keyword?: string;
    ifAble?: true;
    unless?: Condition;
    location?: Target;
  };
  /** "Your characters gain "{E} — Gain 1 lore."" */
  "grant-ability": {
    /** A name, or what stands in the quotes. */
    ability: string | Ability | readonly Ability[];
    target: Target;
    duration?: Duration;
    object?: Target;
    also?: true;
  };
  /** "Your Gargoyle characters lose the Stone by Day ability" */
  "lose-ability": { ability: string; target: Target; duration?: Duration };
  /** "You pay 1 {I} less to play characters" */
  "cost-reduction":
    & {
      amount: Amount;
      target?: Target;
      duration?: Duration;
      playMethod?: "shift";
      payer?: Player;
    }
    & Cards;
  /** "You pay 1 {I} more to play actions" */
  "cost-increase":
    & {
      amount: Amount;
      target?: Target;
      duration?: Duration;
      playMethod?: "shift";
      payer?: Player;
    }
    & Cards;
  /** "You pay 1 {I} less to move your characters to a location" */
  "move-cost-reduction": {
    amount: Amount;
    character: Target;
    location: Target;
    duration?: Duration;
    /** "may move here for free" */
    cost?: "free";
    permission?: true;
  };
  /** "All opposing characters gain the Villain classification" */
  "property-modification": {
    property: "classification" | "name" | "cost-to-sing" | "inkwell" | "cost";
    operation: "add" | "add-alias" | "set" | "lose";
    value: string | number;
    target: Target;
    duration?: Duration;
    purpose?: string;
  };
  /** "This character enters play with 2 damage" */
  "enters-with-damage": { amount: Amount; target: Target };
  /** "You may put an additional card from your hand into your inkwell facedown" */
  "additional-inkwell": {
    amount: number;
    facedown?: true;
    duration?: Duration;
  };
  /** "You can't play this character unless an opposing character took damage this turn" */
  "self-play-condition": { target: Target; condition: Condition };
  /** "Choose a character" */
  "select-target": { target: Target; chosenBy?: Player };
  /** "Your characters deal damage with their {W} instead of their {S}" */
  "damage-source-stat-override": { stat: Stat; instead: Stat; target: Target };
  /** "Opponents need 25 lore to win the game" */
  "win-condition-modification": { loreRequired: number; target: Player };
  /** "You may have up to 99 copies of Dalmatian Puppy in your deck" */
  "deck-limit": { limit: number | "any"; cardName: string };
  /** "Skip your Draw step" */
  "skip-step": { step: string; target: Player };
  /** "You may use this item's Shapeshift ability for free" */
  "use-ability": { ability: string; target: Target; cost: "free" };
  /** "The next time they would be dealt damage, they take no damage instead" */
  "create-replacement": {
    replaces: string;
    target: Target;
    replacement: Effect | "prevent";
    duration?: Duration;
    next?: true;
  };
  /** "Whenever one of your characters quests this turn, gain 1 lore" */
  "create-triggered-ability": {
    ability: Ability;
    duration?: Duration;
  };
  /** "For the rest of this turn, …", around an effect without a duration */
  "lasting": { duration: Duration; effect: Effect };
  /** "Win the game" */
  "win-game": { target: Player };

  /** "Draw a card, then choose and discard a card" */
  "sequence": { steps: readonly Effect[]; joins?: readonly Join[] };
  /** "You may draw a card" */
  "optional": { effect: Effect; chooser: Player };
  /** "If you have a Hero character in play, gain 1 lore" */
  "conditional": {
    condition: Condition;
    then: Effect;
    else?: Effect;
    /** "X. If C, Y instead", not "If C, Y. Otherwise, X". */
    instead?: true;
  };
  /** "Choose one: • Draw a card. • Gain 1 lore." */
  "choice": {
    options: readonly Effect[];
    optionLabels: readonly string[];
    chooser?: Player;
    /** "A or B" or "A unless they B", not "Choose one: • A • B". */
    written?: "or" | "unless";
  };
  /** "Gain 1 lore for each damaged character" */
  "for-each": { counter: Counter; effect: Effect; maximum?: number };
  /** "For each opponent who doesn't, you draw a card" */
  "for-each-opponent": { effect: Effect; condition?: Condition };
  /** "Repeat this 3 times" */
  "repeat": { times: number | "until-no"; upTo?: true; effect?: Effect };
  /** "Pay 2 {I} to deal 3 damage to chosen character" */
  "pay-cost": { cost: Cost; effect?: Effect };
}

/** How two steps of a sequence are joined, where it is not by a full stop. */
export type Join = "." | " to" | ", then" | ". Then" | ". Then," | " and" | ",";

/** What a for-each counts; the documented counters keep their short names. */
export type Counter =
  | {
    readonly type:
      | "characters"
      | "damaged-characters"
      | "items"
      | "locations"
      | "cards-in-hand"
      | "cards-in-discard";
    readonly controller:
      | "you"
      | "opponent"
      | "any"
      | "each-opponent"
      | "they"
      | "chosen-opponent";
  }
  | Exclude<Amount, number | string>;

/** Name of an effect. */
export type EffectType = keyof Effects;

/** The effect with the given name. */
export type EffectOf<K extends EffectType> =
  & { readonly type: K }
  & Readonly<Effects[K]>
  & Located;

/** One thing that an ability does. */
export type Effect = { [K in EffectType]: EffectOf<K> }[EffectType];
