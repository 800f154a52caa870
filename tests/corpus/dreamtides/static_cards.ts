import type { CardRow } from "./row.ts";

/** Static and named abilities, modes, and everything a predicate can say. */
export const STATIC_CARDS: readonly CardRow[] = [
  ["Deep Dweller", "You may only play this character from your void."],
  [
    "Keeper of Wrecks",
    "While you have {count} or more cards in your void, they have {reclaim} equal to their cost.",
    "count: 6",
  ],
  [
    "Heavy Toll",
    "To play this card, return an ally with cost {e} or more to hand.",
    "e: 2",
  ],
  [
    "Blood Fare",
    "To play this card, abandon an ally or discard {discards}.",
    "discards: 2",
  ],
  [
    "Night Ferry",
    "Once per turn, you may play a character with cost {e} or less from your void.",
    "e: 3",
  ],
  [
    "Stowaway",
    "Abandon an ally: Play this character for {e}, then abandon it.",
    "e: 0",
  ],
  [
    "Mortgage",
    "Lose {maximum-energy}: Play this event for {e}.",
    "max: 1, e: 0",
  ],
  [
    "Trade Papers",
    "{Banish} a {fast} card from hand: Play this event for {e}.",
    "e: 1",
  ],
  [
    "Inherited Berth",
    "With an allied {subtype}, you may play this card from your hand or void for {e}.",
    "subtype: guide, e: 2",
  ],
  [
    "Discounted Crew",
    "This character costs {e} if a character dissolved this turn.",
    "e: 1",
  ],
  [
    "Clearance",
    "This event costs {e} if you have discarded a card this turn.",
    "e: 0",
  ],
  [
    "Bulk Order",
    "This card costs {e} less for each allied {subtype}.",
    "e: 1, subtype: robot",
  ],
  ["Surprise Boarding", "Characters in your hand have {fast}."],
  ["Muzzle", "Disable the {Materialized} abilities of enemies."],
  ["Chameleon", "Has all character types."],
  [
    "Drum Major",
    "Allied {plural-subtype} have +{s} spark.",
    "subtype: trooper, s: 2",
  ],
  [
    "Sum of All Wrecks",
    "This character's spark is equal to the number of cards in your void.",
  ],
  ["Blockade", "The opponent's events cost {e} more.", "e: 1"],
  ["Dockyard Guild", "Characters cost you {e} less.", "e: 1"],
  ["Ink Tariff", "Events cost you {e} more.", "e: 2"],
  [
    "Crow's Nest",
    "Reveal the top card of your deck.\n\nYou may play characters from the top of your deck.",
  ],
  [
    "Presiding Judge",
    "The '{Judgment}' ability of allies triggers when you {materialize} them.",
  ],
  [
    "Beacon Below",
    "While this card is in your void, allied {plural-subtype} have +{s} spark.",
    "subtype: survivor, s: 1",
  ],
  ["Borrowed Time", "{ReclaimForCost}", "reclaim: 3"],
  ["Blood Debt", "{Reclaim} -- Abandon an ally"],
  ["Paper Debt", "{Reclaim} -- {e}", "e: 5"],
  [
    "Fork in the Channel",
    "{ChooseOne}\n{bullet} {mode1-cost}: Draw {cards}.\n{bullet} {mode2-cost}: {Dissolve} an enemy with cost {e} or less.",
    "mode1-cost: 1, mode2-cost: 3, cards: 2, e: 4",
  ],
  [
    "Paid Advice",
    "{e}: {ChooseOne}\n{bullet} {mode1-cost}: Draw {cards}.\n{bullet} {mode2-cost}: {Kindle}.",
    "e: 1, mode1-cost: 2, mode2-cost: 3, cards: 1, k: 2",
  ],
  [
    "Judge's Choice",
    "{Judgment} {ChooseOne}\n{bullet} {mode1-cost}: Gain {points} and draw {cards}.\n{bullet} {mode2-cost}: Return an enemy to hand.",
    "mode1-cost: 2, mode2-cost: 2, points: 1, cards: 1",
  ],
  [
    "Small Fry",
    "{Dissolve} an enemy with cost less than the number of allied {plural-subtype}.",
    "subtype: warrior",
  ],
  [
    "Salvage Law",
    "{Dissolve} an enemy with cost less than the number of cards in your void.",
  ],
  ["Talent Scout", "{Discover} a character with an activated ability."],
  [
    "Midwife of Storms",
    "{Discover} a character with a {materialized} ability.",
  ],
  [
    "Fast Company",
    "{Discover} a {fast} character with cost {e} or less.",
    "e: 2",
  ],
  ["Featherweight", "{Discover} a character with spark {s} or less.", "s: 1"],
  [
    "Counter-Intrigue",
    "{Prevent} a played event which could {dissolve} an ally.",
  ],
  ["Grave Robber", "{Banish} a card in the opponent's void."],
  [
    "Second Helping",
    "When you discard another card, draw {cards}.",
    "cards: 1",
  ],
  [
    "Tidy Ending",
    "Draw {cards}. Discard {discards}. Gain {e}.",
    "cards: 2, discards: 2, e: 2",
  ],
  // More than the strict form of the language has: read without a warning.
  ["Plain Speech", "{Dissolve} enemy."],
  [
    "Afterthought",
    "Draw {cards}. You may discard {discards}.",
    "cards: 1, discards: 1",
  ],
  ["Proper Noun", "{Discover} {a-subtype}.", "subtype: Warrior"],
  [
    "Late Payment",
    "Draw {cards}. Pay {e} to gain {points}.",
    "cards: 1, e: 2, points: 1",
  ],
  [
    "Late Condition",
    "Draw {cards}. With an allied {subtype}, gain {e}.",
    "cards: 1, subtype: mage, e: 2",
  ],
  ["Short Notice", "This turn, when you play an event, gain {e}.", "e: 1"],
  [
    "Shorter Notice",
    "This turn, once per turn, when you play an event, gain {e}.",
    "e: 1",
  ],
  [
    "Passing Favor",
    "Until end of turn, once per turn, when you play an event, gain {e}.",
    "e: 1",
  ],
  [
    "Consolation",
    "You may draw {cards}. Either way, gain {e}.",
    "cards: 1, e: 1",
  ],
  [
    "Swift Burial",
    "{Banish} {fast} character in your void: Draw {cards}.",
    "cards: 1",
  ],
];
