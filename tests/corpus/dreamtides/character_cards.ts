import type { CardRow } from "./row.ts";

/** Characters: each trigger, each cost, each option and condition. */
export const CHARACTER_CARDS: readonly CardRow[] = [
  ["Harbor Clerk", "{Judgment} Draw {cards}.", "cards: 1"],
  ["Bosun's Mate", "{Materialized} Gain {e}.", "e: 2"],
  ["Last Gunner", "{Dissolved} {Kindle}.", "k: 3"],
  [
    "Bell Warden",
    "{MaterializedJudgment} {Foresee}.",
    "foresee: 1",
  ],
  [
    "Twice-Told Sailor",
    "{MaterializedDissolved} You may return an ally to hand.",
  ],
  [
    "Rigging Titan",
    "When you play {cards-numeral} in a turn, {reclaim} this character.",
    "cards: 3",
  ],
  ["Playwright", "When you play an event from your hand, copy it."],
  [
    "Smuggler",
    "When you play a {fast} card during the opponent's turn, this character gains +{s} spark.",
    "s: 1",
  ],
  ["Metronome", "When you play an event in a turn, draw {cards}.", "cards: 1"],
  [
    "Bodyguard of Foam",
    "When the opponent plays an event which could {dissolve} an ally, {prevent} that card.",
  ],
  [
    "Kennel Master",
    "When you play {a-subtype}, {materialize} {a-figment}.",
    "subtype: spirit-animal, figment: halcyon",
  ],
  [
    "Gravedigger",
    "When you abandon {count-allies} in a turn, {dissolve} an enemy.",
    "allies: 2",
  ],
  ["Driftwood Child", "When you discard this character, {materialize} it."],
  [
    "Drillmaster",
    "When you {materialize} an allied {subtype}, that character gains +{s} spark.",
    "subtype: warrior, s: 1",
  ],
  [
    "Collector of Oaths",
    "When you abandon a character, gain {points}.",
    "points: 1",
  ],
  [
    "Mourner",
    "When an ally is {dissolved}, this card gains {reclaim-for-cost} this turn.",
    "reclaim: 2",
  ],
  ["Exile's Friend", "When an ally is {banished}, {kindle}.", "k: 1"],
  ["Lookout", "When an enemy leaves play, draw {cards}.", "cards: 1"],
  [
    "Archivist",
    "When an event is put into your void, this character gains +{s} spark.",
    "s: 2",
  ],
  [
    "Sleepwalker",
    "When you draw {cards-numeral} in a turn, while this card is in your void, it gains {reclaim-for-cost} this turn.",
    "cards: 2, reclaim: 1",
  ],
  [
    "Empty-Handed Prophet",
    "When you have no cards in your deck, you win the game.",
  ],
  ["Night Watch", "At the end of your turn, gain {e}.", "e: 1"],
  ["Sparks' Attendant", "When you gain energy, gain {points}.", "points: 1"],
  [
    "Punctual Duelist",
    "Once per turn, when you play a {fast} card, draw {cards}.",
    "cards: 1",
  ],
  [
    "Two-Faced Broker",
    "Once per turn, when you discard a card, it gains {reclaim} equal to its cost this turn.",
  ],
  ["Stoker", "{e}: Draw {cards}.", "e: 2, cards: 1"],
  ["Deck Hand", "Abandon an ally: Gain {e}.", "e: 2"],
  [
    "Ransom Captain",
    "{e}, Abandon an ally with spark {s} or less: Draw {cards}.",
    "e: 1, s: 1, cards: 2",
  ],
  [
    "Reckless Stoker",
    "{e}, Abandon a character, Discard your hand: Gain {points}.",
    "e: 3, points: 4",
  ],
  [
    "Quick Hands",
    "{Fast} -- {e}: This character gains +{s} spark.",
    "e: 1, s: 2",
  ],
  ["Slow Hands", "{e}, once per turn: {Kindle}.", "e: 1, k: 1"],
  [
    "Steady Hands",
    "{fast} {e}, once per turn: {Foresee}.",
    "e: 1, foresee: 2",
  ],
  [
    "Powder Monkey",
    "{Fast} -- Abandon this character: {Prevent} a played event.",
  ],
  [
    "Shepherd of Gulls",
    "Abandon any number of allies: Draw {cards} for each ally abandoned.",
    "cards: 1",
  ],
  [
    "Chain Gang",
    "Abandon {count-allies}: {Reclaim} this character.",
    "allies: 3",
  ],
  [
    "Harbor Whistle",
    "Return all but one ally to hand: Gain {points} for each ally returned.",
    "points: 1",
  ],
  [
    "Recall Horn",
    "Return any number of allies to hand: Draw {cards}.",
    "cards: 1",
  ],
  ["Lantern Keeper", "Discard a {fast} card: Gain {e}.", "e: 1"],
  ["Ash Sweeper", "Discard {discards}: {Kindle}.", "discards: 2, k: 1"],
  [
    "Bone Diver",
    "{Banish} your void with {count} or more cards: Take an extra turn after this one.",
    "count: 9",
  ],
  [
    "Reef Priest",
    "{e}, {Banish} another card in your void: {Reclaim} this character.",
    "e: 2",
  ],
  [
    "Gambler",
    "Pay 1 or more {energy-symbol}: Draw {cards} for each {energy-symbol} spent.",
    "cards: 1",
  ],
  [
    "Arsonist",
    "Pay 1 or more {energy-symbol}: {Dissolve} all characters with spark less than the amount of {energy-symbol} paid.",
  ],
  [
    "Fence-Sitter",
    "Abandon an ally or discard {discards}: {Dissolve} an enemy.",
    "discards: 1",
  ],
  [
    "Duelist of the Quay",
    "Abandon an ally: You may {dissolve} an enemy with spark less than that ally's spark.",
  ],
  [
    "Moneylender",
    "Abandon an ally: Gain {energy-symbol} equal to that character's cost.",
  ],
  [
    "Quartermaster",
    "{Judgment} You may discard {discards} to draw {cards} and gain {points}.",
    "discards: 1, cards: 2, points: 1",
  ],
  [
    "Pyre Singer",
    "{Judgment} You may pay {e} to have each allied {subtype} gain +{s} spark.",
    "e: 3, subtype: ancient, s: 1",
  ],
  [
    "Tax Collector",
    "{Judgment} Pay {e} to {kindle} and {banish} {cards} from the opponent's void.",
    "e: 1, k: 2, cards: 1",
  ],
  [
    "Reef Broker",
    "{Judgment} You may {banish} {cards} from your void to {dissolve} an enemy with cost {e} or less.",
    "cards: 2, e: 3",
  ],
  [
    "Pilgrim",
    "{Judgment} You may abandon {a-subtype} to {discover} {a-subtype} with cost {e} higher and {materialize} it.",
    "subtype: survivor, e: 1",
  ],
  [
    "Slow Thinker",
    "{Judgment} You may draw {cards}, then discard {discards}.",
    "cards: 1, discards: 1",
  ],
  [
    "Bandleader",
    "{Judgment} With {count-allies} that share a character type, draw {cards}.",
    "allies: 3, cards: 2",
  ],
  [
    "Packmaster",
    "{Judgment} With {count-allied-subtype}, gain {e}.",
    "subtype: spirit-animal, allies: 2, e: 2",
  ],
  [
    "Loyal Second",
    "{Judgment} With an allied {subtype}, {kindle} and draw {cards}.",
    "subtype: agent, k: 1, cards: 1",
  ],
  [
    "Ghost of the Quay",
    "At the end of your turn, while this card is in your void, gain {points}.",
    "points: 1",
  ],
  [
    "Prison Hulk",
    "{Materialized} {Banish} an enemy until this character leaves play.",
  ],
  [
    "Magistrate",
    "{Materialized} Disable the activated abilities of an enemy while this character is in play.",
  ],
  [
    "Old Salt",
    "{Judgment} Return this character from your void to your hand.",
  ],
  [
    "Pay the Ferryman",
    "{Dissolved} You may pay {e} to return this character to your hand.",
    "e: 2",
  ],
  [
    "Two Bells",
    "{e1}: Draw {cards1}.\n\n{e2}: Draw {cards2}.",
    "e1: 1, e2: 3, cards1: 1, cards2: 2",
  ],
  [
    "Full Complement",
    "{Materialized} {Discover} {a-subtype}.\n\nAllied {plural-subtype} have +{s} spark.\n\n{ReclaimForCost}",
    "subtype: synth, s: 1, reclaim: 4",
  ],
];
