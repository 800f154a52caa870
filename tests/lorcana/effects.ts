import type { EffectExamples } from "./examples.ts";

/** At least one text for each effect, written for the purpose. */
export const effectExamples: EffectExamples = {
  "draw": [
    {
      text: "Draw 3 cards",
      tree: { "type": "draw", "amount": 3, "target": "CONTROLLER" },
    },
    {
      text: "Each player draws a card",
      tree: { "type": "draw", "amount": 1, "target": "EACH_PLAYER" },
    },
    {
      text: "Draw cards equal to the number of items you have in play",
      tree: {
        "type": "draw",
        "amount": { "type": "items-in-play", "controller": "you" },
        "target": "CONTROLLER",
      },
    },
  ],
  "draw-until-hand-size": [
    {
      text: "Draw until you have 4 cards in your hand",
      tree: {
        "type": "draw-until-hand-size",
        "size": 4,
        "target": "CONTROLLER",
      },
    },
  ],
  "discard": [
    {
      text: "Choose and discard 2 cards",
      tree: {
        "type": "discard",
        "amount": 2,
        "target": "CONTROLLER",
        "chosen": true,
      },
    },
    {
      text: "Each opponent discards a card at random",
      tree: {
        "type": "discard",
        "amount": 1,
        "target": "EACH_OPPONENT",
        "random": true,
      },
    },
    {
      text: "Discard your hand",
      tree: { "type": "discard", "amount": "all", "target": "CONTROLLER" },
    },
    {
      text: "Chosen opponent discards an item card of your choice",
      tree: {
        "type": "discard",
        "amount": 1,
        "target": "CHOSEN_OPPONENT",
        "cardType": "item",
        "chosen": true,
        "chosenBy": "CONTROLLER",
      },
    },
  ],
  "deal-damage": [
    {
      text: "Deal 2 damage to chosen opposing Pirate character",
      tree: {
        "type": "deal-damage",
        "amount": 2,
        "target": {
          "selector": "chosen",
          "count": 1,
          "owner": "opponent",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{
            "type": "has-classification",
            "classification": "Pirate",
          }],
        },
      },
    },
    {
      text:
        "Each opponent chooses one of their characters and deals 1 damage to them",
      tree: {
        "type": "deal-damage",
        "amount": 1,
        "target": "CHOSEN_OPPOSING_CHARACTER",
        "chosenBy": "EACH_OPPONENT",
      },
    },
  ],
  "put-damage": [
    {
      text: "Put 2 damage counters on chosen damaged character",
      tree: {
        "type": "put-damage",
        "amount": 2,
        "target": "CHOSEN_DAMAGED_CHARACTER",
      },
    },
  ],
  "remove-damage": [
    {
      text: "Remove up to 2 damage from each of your characters with Bodyguard",
      tree: {
        "type": "remove-damage",
        "amount": 2,
        "upTo": true,
        "target": {
          "selector": "all",
          "count": "all",
          "owner": "you",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{ "type": "has-keyword", "keyword": "Bodyguard" }],
        },
      },
    },
    {
      text: "Remove all damage from this character",
      tree: { "type": "remove-damage", "amount": "all", "target": "SELF" },
    },
  ],
  "move-damage": [
    {
      text:
        "Move up to 2 damage counters from chosen character of yours to chosen opposing character",
      tree: {
        "type": "move-damage",
        "amount": 2,
        "from": "CHOSEN_CHARACTER_OF_YOURS",
        "to": "CHOSEN_OPPOSING_CHARACTER",
        "upTo": true,
        "counters": true,
      },
    },
  ],
  "gain-lore": [
    {
      text: "Gain 2 lore",
      tree: { "type": "gain-lore", "amount": 2 },
    },
    {
      text:
        "Gain lore equal to the damage on chosen character, to a maximum of 5 lore",
      tree: {
        "type": "gain-lore",
        "amount": {
          "type": "clamp",
          "value": { "type": "damage-on-target", "target": "CHOSEN_CHARACTER" },
          "max": 5,
        },
      },
    },
  ],
  "lose-lore": [
    {
      text: "Each opponent loses 2 lore",
      tree: { "type": "lose-lore", "amount": 2, "target": "EACH_OPPONENT" },
    },
  ],
  "exert": [
    {
      text: "Exert all opposing characters with 3 {S} or less",
      tree: {
        "type": "exert",
        "target": {
          "selector": "all",
          "count": "all",
          "owner": "opponent",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{
            "type": "strength-comparison",
            "comparison": "less-or-equal",
            "value": 3,
          }],
        },
      },
    },
  ],
  "ready": [
    {
      text: "Ready another chosen character of yours",
      tree: { "type": "ready", "target": "ANOTHER_CHOSEN_CHARACTER_OF_YOURS" },
    },
  ],
  "banish": [
    {
      text: "Banish chosen item or location",
      tree: {
        "type": "banish",
        "target": {
          "selector": "chosen",
          "count": 1,
          "owner": "any",
          "zones": ["play"],
          "cardTypes": ["item", "location"],
        },
      },
    },
    {
      text: "Each opponent chooses and banishes one of their characters",
      tree: {
        "type": "banish",
        "target": "CHOSEN_OPPOSING_CHARACTER",
        "chosenBy": "EACH_OPPONENT",
      },
    },
  ],
  "return-to-hand": [
    {
      text:
        "Return chosen character with cost 3 or less to their player's hand",
      tree: {
        "type": "return-to-hand",
        "target": {
          "selector": "chosen",
          "count": 1,
          "owner": "any",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{
            "type": "cost-comparison",
            "comparison": "less-or-equal",
            "value": 3,
          }],
        },
      },
    },
  ],
  "return-from-discard": [
    {
      text:
        "Return up to 2 Knight character cards from your discard to your hand",
      tree: {
        "type": "return-from-discard",
        "cardType": "character",
        "filter": [{
          "type": "has-classification",
          "classification": "Knight",
        }],
        "count": { "upTo": 2 },
        "target": "CONTROLLER",
      },
    },
  ],
  "return-from-inkwell": [
    {
      text: "Return 2 cards at random from your inkwell to your hand",
      tree: {
        "type": "return-from-inkwell",
        "amount": 2,
        "target": "CONTROLLER",
        "random": true,
      },
    },
  ],
  "put-into-inkwell": [
    {
      text:
        "Put the top card of your deck into your inkwell facedown and exerted",
      tree: {
        "type": "put-into-inkwell",
        "source": "top-of-deck",
        "target": "CONTROLLER",
        "facedown": true,
        "exerted": true,
      },
    },
    {
      text: "Put a card from your hand into your inkwell facedown",
      tree: {
        "type": "put-into-inkwell",
        "source": "hand",
        "target": "CONTROLLER",
        "facedown": true,
      },
    },
    {
      text:
        "Put chosen character into their player's inkwell facedown and exerted",
      tree: {
        "type": "put-into-inkwell",
        "source": "target",
        "target": "CHOSEN_CHARACTER",
        "facedown": true,
        "exerted": true,
      },
    },
  ],
  "put-under": [
    {
      text:
        "Put the top card of your deck facedown under one of your characters",
      tree: {
        "type": "put-under",
        "source": "top-of-deck",
        "under": {
          "selector": "one-of",
          "count": 1,
          "owner": "you",
          "zones": ["play"],
          "cardTypes": ["character"],
        },
        "facedown": true,
      },
    },
  ],
  "move-cards-from-under": [
    {
      text: "Put all cards from under this location into your hand",
      tree: {
        "type": "move-cards-from-under",
        "amount": "all",
        "target": "THIS_LOCATION",
        "destination": "hand",
      },
    },
  ],
  "put-on-bottom": [
    {
      text: "Put chosen item on the bottom of their player's deck",
      tree: {
        "type": "put-on-bottom",
        "target": "CHOSEN_ITEM",
        "intoDeck": "owner",
      },
    },
    {
      text:
        "Put 2 item cards from your discard on the bottom of your deck in any order",
      tree: {
        "type": "put-on-bottom",
        "target": "CONTROLLER",
        "from": "discard",
        "cardType": "item",
        "count": 2,
        "intoDeck": "you",
        "ordering": "player-choice",
      },
    },
  ],
  "put-on-top": [
    {
      text: "Put a song card from your discard on the top of your deck",
      tree: {
        "type": "put-on-top",
        "target": "CONTROLLER",
        "from": "discard",
        "cardType": "song",
        "intoDeck": "you",
      },
    },
  ],
  "shuffle-into-deck": [
    {
      text: "Shuffle chosen opposing character into their player's deck",
      tree: {
        "type": "shuffle-into-deck",
        "target": "CHOSEN_OPPOSING_CHARACTER",
        "intoDeck": "owner",
      },
    },
  ],
  "put-into-hand": [
    {
      text: "Put this card into your hand",
      tree: { "type": "put-into-hand", "target": "THIS_CARD" },
    },
  ],
  "put-into-discard": [
    {
      text: "Put this card into your discard",
      tree: { "type": "put-into-discard", "target": "THIS_CARD" },
    },
  ],
  "shuffle-deck": [
    {
      text: "Shuffle your deck",
      tree: { "type": "shuffle-deck", "target": "CONTROLLER" },
    },
  ],
  "mill": [
    {
      text:
        "Each opponent puts the top 3 cards of their deck into their discard",
      tree: { "type": "mill", "amount": 3, "target": "EACH_OPPONENT" },
    },
  ],
  "play-card": [
    {
      text: "Play a character with cost 3 or less from your discard for free",
      tree: {
        "type": "play-card",
        "cardType": "character",
        "filter": [{
          "type": "cost-comparison",
          "comparison": "less-or-equal",
          "value": 3,
        }],
        "from": "discard",
        "cost": "free",
      },
    },
  ],
  "look-at-cards": [
    {
      text: "Look at the top 3 cards of your deck",
      tree: {
        "type": "look-at-cards",
        "amount": 3,
        "from": "top-of-deck",
        "target": "CONTROLLER",
      },
    },
  ],
  "scry": [
    {
      text:
        "Look at the top 2 cards of your deck. Put one into your hand and the other on the bottom of your deck",
      tree: {
        "type": "scry",
        "amount": 2,
        "target": "CONTROLLER",
        "destinations": [{ "zone": "hand", "min": 1, "max": 1 }, {
          "zone": "deck-bottom",
          "remainder": true,
        }],
      },
    },
    {
      text:
        "Look at the top 4 cards of your deck. You may reveal a Hero character card and put it into your hand. Put the rest on the bottom of your deck in any order",
      tree: {
        "type": "scry",
        "amount": 4,
        "target": "CONTROLLER",
        "destinations": [{
          "zone": "hand",
          "cardType": "character",
          "filter": [{
            "type": "has-classification",
            "classification": "Hero",
          }],
          "min": 0,
          "max": 1,
          "reveal": true,
        }, {
          "zone": "deck-bottom",
          "ordering": "player-choice",
          "remainder": true,
        }],
      },
    },
    {
      text:
        "Reveal the top card of your deck. If it's a song card, you may play it for free. Otherwise, put it on the bottom of your deck",
      tree: {
        "type": "scry",
        "amount": 1,
        "target": "CONTROLLER",
        "destinations": [{
          "zone": "play",
          "cost": "free",
          "cardType": "song",
          "min": 0,
          "max": 1,
          "ifFits": true,
        }, { "zone": "deck-bottom", "remainder": true }],
        "revealAll": true,
      },
    },
  ],
  "search-deck": [
    {
      text:
        "Search your deck for a location card and reveal that card to all players. Put that card into your hand and shuffle your deck",
      tree: {
        "type": "search-deck",
        "cardType": "location",
        "reveal": true,
        "putInto": "hand",
        "shuffle": true,
      },
    },
  ],
  "reveal-until": [
    {
      text:
        "Reveal cards from the top of your deck until you reveal an item card. Put that card into your hand and shuffle the rest into your deck",
      tree: {
        "type": "reveal-until",
        "target": "CONTROLLER",
        "cardType": "item",
        "putInto": "hand",
        "rest": "deck-shuffled",
      },
    },
  ],
  "reveal-hand": [
    {
      text: "Chosen opponent reveals their hand",
      tree: { "type": "reveal-hand", "target": "CHOSEN_OPPONENT" },
    },
  ],
  "reveal-card": [
    {
      text: "Reveal a song card from your hand",
      tree: {
        "type": "reveal-card",
        "target": "CONTROLLER",
        "from": "hand",
        "cardType": "song",
      },
    },
  ],
  "look-at-hand": [
    {
      text: "Look at chosen opponent's hand",
      tree: { "type": "look-at-hand", "target": "CHOSEN_OPPONENT" },
    },
  ],
  "reveal-top-card": [
    {
      text: "Reveal the top card of your deck",
      tree: { "type": "reveal-top-card", "target": "CONTROLLER" },
    },
    {
      text: "Each player plays with the top card of their deck face up",
      tree: {
        "type": "reveal-top-card",
        "target": "EACH_PLAYER",
        "continuous": true,
      },
    },
  ],
  "look-at-inkwell": [
    {
      text: "Look at the cards in your inkwell",
      tree: { "type": "look-at-inkwell", "target": "CONTROLLER" },
    },
  ],
  "name-a-card": [
    {
      text: "Name a card",
      tree: { "type": "name-a-card" },
    },
  ],
  "move-to-location": [
    {
      text: "Move one of your characters to a location for free",
      tree: {
        "type": "move-to-location",
        "character": {
          "selector": "one-of",
          "count": 1,
          "owner": "you",
          "zones": ["play"],
          "cardTypes": ["character"],
        },
        "location": {
          "selector": "any",
          "count": 1,
          "owner": "any",
          "zones": ["play"],
          "cardTypes": ["location"],
        },
        "cost": "free",
      },
    },
  ],
  "modify-stat": [
    {
      text: "Chosen character gets +2 {S} this turn",
      tree: {
        "type": "modify-stat",
        "stat": "strength",
        "target": "CHOSEN_CHARACTER",
        "modifier": 2,
        "duration": "this-turn",
      },
    },
    {
      text:
        "This character gets +1 {L} for each other Toy character you have in play",
      tree: {
        "type": "modify-stat",
        "stat": "lore",
        "target": "SELF",
        "modifier": {
          "type": "filtered-count",
          "query": {
            "selector": "all",
            "count": "all",
            "owner": "you",
            "zones": ["play"],
            "cardTypes": ["character"],
            "excludeSelf": true,
            "filter": [{
              "type": "has-classification",
              "classification": "Toy",
            }],
          },
        },
      },
    },
    {
      text:
        "Chosen character loses {S} equal to this character's {L} this turn",
      tree: {
        "type": "modify-stat",
        "stat": "strength",
        "target": "CHOSEN_CHARACTER",
        "modifier": {
          "type": "lore-value-of",
          "target": "SELF",
          "multiplier": -1,
        },
        "duration": "this-turn",
        "verb": "loses",
      },
    },
  ],
  "gain-keyword": [
    {
      text:
        "Your other characters gain Resist +1 until the start of your next turn",
      tree: {
        "type": "gain-keyword",
        "keyword": "Resist",
        "target": "YOUR_OTHER_CHARACTERS",
        "value": 1,
        "duration": "until-start-of-next-turn",
      },
    },
  ],
  "lose-keyword": [
    {
      text: "Chosen character loses Reckless this turn",
      tree: {
        "type": "lose-keyword",
        "keyword": "Reckless",
        "target": "CHOSEN_CHARACTER",
        "duration": "this-turn",
      },
    },
  ],
  "restriction": [
    {
      text: "Opposing characters with cost 2 or less can't quest",
      tree: {
        "type": "restriction",
        "restriction": "cant-quest",
        "target": {
          "selector": "all",
          "count": "all",
          "owner": "opponent",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{
            "type": "cost-comparison",
            "comparison": "less-or-equal",
            "value": 2,
          }],
        },
      },
    },
    {
      text: "Opponents can't play actions until the start of your next turn",
      tree: {
        "type": "restriction",
        "restriction": "cant-play-actions",
        "target": "OPPONENTS",
        "duration": "until-start-of-next-turn",
      },
    },
    {
      text: "Your locations can't be challenged by damaged characters",
      tree: {
        "type": "restriction",
        "restriction": "cant-be-challenged",
        "challengerFilter": {
          "selector": "all",
          "count": "all",
          "owner": "any",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{ "type": "damaged" }],
        },
        "target": "YOUR_LOCATIONS",
      },
    },
  ],
  "grant-ability": [
    {
      text: "Chosen character can challenge ready characters this turn",
      tree: {
        "type": "grant-ability",
        "ability": "can-challenge-ready",
        "target": "CHOSEN_CHARACTER",
        "duration": "this-turn",
      },
    },
    {
      text: 'Your characters with Reckless gain "{E} — Draw a card"',
      tree: {
        "type": "grant-ability",
        "ability": {
          "type": "activated",
          "cost": { "exert": true },
          "effect": { "type": "draw", "amount": 1, "target": "CONTROLLER" },
        },
        "target": {
          "selector": "all",
          "count": "all",
          "owner": "you",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{ "type": "has-keyword", "keyword": "Reckless" }],
        },
      },
    },
  ],
  "lose-ability": [
    {
      text: "Your Robot characters lose the Sleep Mode ability",
      tree: {
        "type": "lose-ability",
        "ability": "Sleep Mode",
        "target": {
          "selector": "all",
          "count": "all",
          "owner": "you",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{
            "type": "has-classification",
            "classification": "Robot",
          }],
        },
      },
    },
  ],
  "cost-reduction": [
    {
      text: "You pay 1 {I} less for the next item you play this turn",
      tree: {
        "type": "cost-reduction",
        "amount": 1,
        "cardType": "item",
        "duration": "next-play-this-turn",
      },
    },
    {
      text: "You pay 2 {I} less to play Pirate characters",
      tree: {
        "type": "cost-reduction",
        "amount": 2,
        "cardType": "character",
        "filter": [{
          "type": "has-classification",
          "classification": "Pirate",
        }],
      },
    },
  ],
  "cost-increase": [
    {
      text: "You pay 1 {I} more to play actions",
      tree: { "type": "cost-increase", "amount": 1, "cardType": "action" },
    },
  ],
  "move-cost-reduction": [
    {
      text: "You pay 1 {I} less to move your characters to a location",
      tree: {
        "type": "move-cost-reduction",
        "amount": 1,
        "character": "YOUR_CHARACTERS",
        "location": {
          "selector": "any",
          "count": 1,
          "owner": "any",
          "zones": ["play"],
          "cardTypes": ["location"],
        },
      },
    },
    {
      text: "Your Pirate characters may move here for free",
      tree: {
        "type": "move-cost-reduction",
        "amount": "all",
        "cost": "free",
        "character": {
          "selector": "all",
          "count": "all",
          "owner": "you",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{
            "type": "has-classification",
            "classification": "Pirate",
          }],
        },
        "location": "THIS_LOCATION",
        "permission": true,
      },
    },
  ],
  "property-modification": [
    {
      text: "All opposing characters gain the Villain classification",
      tree: {
        "type": "property-modification",
        "property": "classification",
        "operation": "add",
        "value": "Villain",
        "target": "ALL_OPPOSING_CHARACTERS",
      },
      canonical: "Opposing characters gain the Villain classification",
    },
  ],
  "enters-with-damage": [
    {
      text: "This character enters play with 2 damage",
      tree: { "type": "enters-with-damage", "amount": 2, "target": "SELF" },
    },
  ],
  "additional-inkwell": [
    {
      text: "Put an additional card from your hand into your inkwell facedown",
      tree: { "type": "additional-inkwell", "amount": 1, "facedown": true },
    },
  ],
  "self-play-condition": [
    {
      text:
        "You can't play this character unless an opposing character took damage this turn",
      tree: {
        "type": "self-play-condition",
        "target": "SELF",
        "condition": {
          "type": "turn-metric",
          "metric": "damaged",
          "cards": {
            "selector": "any",
            "count": 1,
            "owner": "opponent",
            "zones": ["play"],
            "cardTypes": ["character"],
          },
        },
      },
    },
  ],
  "select-target": [
    {
      text: "Choose a character of yours",
      tree: { "type": "select-target", "target": "CHOSEN_CHARACTER_OF_YOURS" },
    },
  ],
  "damage-source-stat-override": [
    {
      text: "Your characters deal damage with their {W} instead of their {S}",
      tree: {
        "type": "damage-source-stat-override",
        "stat": "willpower",
        "instead": "strength",
        "target": "YOUR_CHARACTERS",
      },
    },
  ],
  "win-condition-modification": [
    {
      text: "Opponents need 25 lore to win the game",
      tree: {
        "type": "win-condition-modification",
        "loreRequired": 25,
        "target": "OPPONENTS",
      },
    },
  ],
  "deck-limit": [
    {
      text: "You may have up to 50 copies of Tin Soldier in your deck",
      tree: {
        "type": "optional",
        "effect": {
          "type": "deck-limit",
          "limit": 50,
          "cardName": "Tin Soldier",
        },
        "chooser": "CONTROLLER",
      },
    },
  ],
  "skip-step": [
    {
      text: "Skip your draw step",
      tree: { "type": "skip-step", "step": "draw", "target": "CONTROLLER" },
    },
  ],
  "use-ability": [
    {
      text: "Use this item's Healing Light ability for free",
      tree: {
        "type": "use-ability",
        "ability": "Healing Light",
        "target": "THIS_ITEM",
        "cost": "free",
      },
    },
  ],
  "create-replacement": [
    {
      text:
        "Until the start of your next turn, the next time this character would be dealt damage they take no damage instead",
      tree: {
        "type": "create-replacement",
        "replaces": "damage",
        "target": "SELF",
        "replacement": "prevent",
        "next": true,
        "duration": "until-start-of-next-turn",
      },
    },
  ],
  "create-triggered-ability": [
    {
      text: "At the end of your turn, banish this character",
      tree: {
        "type": "create-triggered-ability",
        "ability": {
          "type": "triggered",
          "trigger": { "event": "end-turn", "timing": "at", "on": "YOU" },
          "effect": { "type": "banish", "target": "SELF" },
        },
      },
    },
  ],
  "lasting": [
    {
      text:
        "Until the start of your next turn, opponents need 25 lore to win the game",
      tree: {
        "type": "lasting",
        "duration": "until-start-of-next-turn",
        "effect": {
          "type": "win-condition-modification",
          "loreRequired": 25,
          "target": "OPPONENTS",
        },
      },
    },
  ],
  "win-game": [
    {
      text: "You win the game",
      tree: { "type": "win-game", "target": "CONTROLLER" },
      canonical: "Win the game",
    },
  ],
  "sequence": [
    {
      text: "Draw a card. Gain 1 lore",
      tree: {
        "type": "sequence",
        "steps": [{ "type": "draw", "amount": 1, "target": "CONTROLLER" }, {
          "type": "gain-lore",
          "amount": 1,
        }],
      },
    },
    {
      text:
        "Ready chosen character. They can't quest for the rest of this turn",
      tree: {
        "type": "sequence",
        "steps": [{ "type": "ready", "target": "CHOSEN_CHARACTER" }, {
          "type": "restriction",
          "restriction": "cant-quest",
          "target": { "ref": "previous-target" },
          "duration": "this-turn",
        }],
      },
    },
  ],
  "optional": [
    {
      text: "You may draw a card, then choose and discard a card",
      tree: {
        "type": "optional",
        "effect": {
          "type": "sequence",
          "steps": [{ "type": "draw", "amount": 1, "target": "CONTROLLER" }, {
            "type": "discard",
            "amount": 1,
            "target": "CONTROLLER",
            "chosen": true,
          }],
        },
        "chooser": "CONTROLLER",
      },
    },
    {
      text: "You may choose and discard a card to draw a card",
      tree: {
        "type": "optional",
        "effect": {
          "type": "sequence",
          "steps": [{
            "type": "discard",
            "amount": 1,
            "target": "CONTROLLER",
            "chosen": true,
          }, {
            "type": "conditional",
            "condition": { "type": "if-you-do" },
            "then": { "type": "draw", "amount": 1, "target": "CONTROLLER" },
          }],
          "joins": [" to"],
        },
        "chooser": "CONTROLLER",
      },
    },
  ],
  "conditional": [
    {
      text: "If you have a Hero character in play, gain 1 lore",
      tree: {
        "type": "conditional",
        "condition": {
          "type": "has-character-with-classification",
          "classification": "Hero",
          "controller": "you",
        },
        "then": { "type": "gain-lore", "amount": 1 },
      },
    },
    {
      text:
        "Gain 1 lore. If you have no cards in your hand, gain 2 lore instead",
      tree: {
        "type": "conditional",
        "else": { "type": "gain-lore", "amount": 1 },
        "condition": {
          "type": "resource-count",
          "what": "cards-in-hand",
          "controller": "you",
          "comparison": "equal",
          "value": 0,
        },
        "then": { "type": "gain-lore", "amount": 2 },
        "instead": true,
      },
    },
  ],
  "choice": [
    {
      text: "Choose one:\n• Draw a card.\n• Gain 1 lore",
      tree: {
        "type": "choice",
        "options": [{ "type": "draw", "amount": 1, "target": "CONTROLLER" }, {
          "type": "gain-lore",
          "amount": 1,
        }],
        "optionLabels": ["Draw a card", "Gain 1 lore"],
      },
    },
    {
      text: "Banish chosen item or draw a card",
      tree: {
        "type": "choice",
        "options": [{ "type": "banish", "target": "CHOSEN_ITEM" }, {
          "type": "draw",
          "amount": 1,
          "target": "CONTROLLER",
        }],
        "optionLabels": ["Banish chosen item", "draw a card"],
        "written": "or",
      },
    },
  ],
  "for-each": [
    {
      text: "Gain 1 lore for each damaged character opponents have in play",
      tree: {
        "type": "for-each",
        "counter": { "type": "damaged-characters", "controller": "opponent" },
        "effect": { "type": "gain-lore", "amount": 1 },
      },
    },
  ],
  "for-each-opponent": [
    {
      text: "For each opponent who doesn't, you draw a card",
      tree: {
        "type": "for-each-opponent",
        "condition": { "type": "if-they-do-not" },
        "effect": { "type": "draw", "amount": 1, "target": "CONTROLLER" },
      },
    },
  ],
  "repeat": [
    {
      text: "Deal 1 damage to chosen character. Repeat this 3 times",
      tree: {
        "type": "repeat",
        "times": 3,
        "effect": {
          "type": "deal-damage",
          "amount": 1,
          "target": "CHOSEN_CHARACTER",
        },
      },
    },
  ],
  "pay-cost": [
    {
      text: "You may pay 2 {I} to draw a card",
      tree: {
        "type": "optional",
        "effect": {
          "type": "pay-cost",
          "cost": { "ink": 2 },
          "effect": { "type": "draw", "amount": 1, "target": "CONTROLLER" },
        },
        "chooser": "CONTROLLER",
      },
    },
  ],
};
