import type { ConditionExamples } from "./examples.ts";

/** At least one text for each condition. */
export const conditionExamples: ConditionExamples = {
  "has-named-character": [
    {
      text: "you have a character named Duke of Weselton in play",
      tree: {
        "type": "has-named-character",
        "name": "Duke of Weselton",
        "controller": "you",
      },
    },
  ],
  "has-character-with-classification": [
    {
      text: "you have another Hero character in play",
      tree: {
        "type": "has-character-with-classification",
        "classification": "Hero",
        "controller": "you",
        "excludeSelf": true,
      },
    },
  ],
  "has-character-with-keyword": [
    {
      text: "you have a character with Evasive in play",
      tree: {
        "type": "has-character-with-keyword",
        "keyword": "Evasive",
        "controller": "you",
      },
    },
  ],
  "has-item-count": [
    {
      text: "you have 3 or more items in play",
      tree: {
        "type": "has-item-count",
        "controller": "you",
        "comparison": "greater-or-equal",
        "count": 3,
      },
    },
  ],
  "has-location-count": [
    {
      text: "you have a location in play",
      tree: {
        "type": "has-location-count",
        "controller": "you",
        "comparison": "greater-or-equal",
        "count": 1,
      },
    },
  ],
  "resource-count": [
    {
      text: "you have no cards in your hand",
      tree: {
        "type": "resource-count",
        "what": "cards-in-hand",
        "controller": "you",
        "comparison": "equal",
        "value": 0,
      },
    },
    {
      text: "an opponent has 10 or more lore",
      tree: {
        "type": "resource-count",
        "what": "lore",
        "controller": "opponent",
        "comparison": "greater-or-equal",
        "value": 10,
      },
    },
  ],
  "comparison": [
    {
      text: "an opponent has more lore than you",
      tree: {
        "type": "comparison",
        "left": { "type": "lore", "controller": "opponent" },
        "comparison": "greater-than",
        "right": { "type": "lore", "controller": "you" },
      },
    },
  ],
  "no-damage": [
    { text: "this character has no damage", tree: { "type": "no-damage" } },
  ],
  "has-any-damage": [
    { text: "this character has damage", tree: { "type": "has-any-damage" } },
  ],
  "is-exerted": [
    { text: "this character is exerted", tree: { "type": "is-exerted" } },
  ],
  "is-ready": [
    { text: "this character is ready", tree: { "type": "is-ready" } },
  ],
  "at-location": [
    {
      text: "this character is at a location",
      tree: { "type": "at-location" },
    },
  ],
  "has-card-under": [
    {
      text: "there's a card under this character",
      tree: { "type": "has-card-under" },
    },
  ],
  "used-shift": [
    {
      text: "you used Shift to play this character",
      tree: { "type": "used-shift" },
    },
  ],
  "in-challenge": [
    {
      text: "being challenged",
      tree: { "type": "in-challenge", "role": "defender" },
    },
  ],
  "during-turn": [
    {
      text: "it's your turn",
      tree: { "type": "during-turn", "whose": "your" },
    },
  ],
  "first-turn": [
    {
      text: "this is your first turn and you're not the first player",
      tree: { "type": "first-turn", "firstPlayer": false },
    },
  ],
  "turn-metric": [
    {
      text: "you played another character this turn",
      tree: {
        "type": "turn-metric",
        "metric": "played",
        "by": "CONTROLLER",
        "cards": {
          "selector": "any",
          "count": 1,
          "owner": "any",
          "zones": ["play"],
          "cardTypes": ["character"],
          "excludeSelf": true,
        },
      },
    },
    {
      text: "an opposing character was banished in a challenge this turn",
      tree: {
        "type": "turn-metric",
        "metric": "banished-in-challenge",
        "cards": {
          "selector": "any",
          "count": 1,
          "owner": "opponent",
          "zones": ["play"],
          "cardTypes": ["character"],
        },
      },
    },
  ],
  "stat-threshold": [
    {
      text: "this character has 5 {S} or more",
      tree: {
        "type": "stat-threshold",
        "stat": "strength",
        "comparison": "greater-or-equal",
        "value": 5,
      },
    },
  ],
  "if-you-do": [
    { text: "you do", tree: { "type": "if-you-do" } },
  ],
  "player-choice": [
    { text: "you may", tree: { "type": "player-choice" } },
  ],
  "if-they-do-not": [
    { text: "they don't", tree: { "type": "if-they-do-not" } },
  ],
  "matches": [
    {
      text: "a Villain character is chosen",
      tree: {
        "type": "matches",
        "target": "SELF",
        "query": {
          "selector": "any",
          "count": 1,
          "owner": "any",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{
            "type": "has-classification",
            "classification": "Villain",
          }],
        },
        "chosen": true,
      },
    },
  ],
  "matches-named-card": [
    {
      text: "it's the named card",
      tree: { "type": "matches-named-card", "target": "SELF" },
    },
  ],
  "is-named": [
    {
      text: "the chosen character is named Pain",
      tree: {
        "type": "is-named",
        "target": {
          "ref": "previous-target",
          "cardType": "character",
          "participle": "chosen",
        },
        "name": "Pain",
      },
    },
  ],
  "nth-this-turn": [
    {
      text: "it's the second card you've drawn this turn",
      tree: {
        "type": "nth-this-turn",
        "nth": 2,
        "what": "card",
        "metric": "drew",
        "by": "CONTROLLER",
      },
    },
  ],
  "this-way": [
    {
      text: "an Illusion character card is discarded this way",
      tree: {
        "type": "this-way",
        "what": "discarded",
        "query": {
          "selector": "any",
          "count": 1,
          "owner": "any",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{
            "type": "has-classification",
            "classification": "Illusion",
          }],
        },
      },
    },
  ],
  "has": [
    {
      text: "that card has the same name as the chosen card",
      tree: {
        "type": "has",
        "target": { "ref": "previous-target", "cardType": "card" },
        "filters": [{
          "type": "same-name",
          "as": {
            "ref": "previous-target",
            "cardType": "card",
            "participle": "chosen",
          },
        }],
      },
    },
  ],
  "in-zone": [
    {
      text: "this card is in your discard",
      tree: { "type": "in-zone", "target": "THIS_CARD", "zone": "discard" },
    },
  ],
  "target-query": [
    {
      text: "you have 2 or more other exerted characters in play",
      tree: {
        "type": "target-query",
        "query": {
          "selector": "all",
          "count": "all",
          "owner": "you",
          "zones": ["play"],
          "cardTypes": ["character"],
          "excludeSelf": true,
          "filter": [{ "type": "exerted" }],
        },
        "comparison": "greater-or-equal",
        "value": 2,
      },
    },
  ],
  "and": [
    {
      text: "this character is exerted and you have no cards in your hand",
      tree: {
        "type": "and",
        "conditions": [{ "type": "is-exerted" }, {
          "type": "resource-count",
          "what": "cards-in-hand",
          "controller": "you",
          "comparison": "equal",
          "value": 0,
        }],
      },
    },
  ],
  "or": [
    {
      text: "this character is exerted or you have no cards in your hand",
      tree: {
        "type": "or",
        "conditions": [{ "type": "is-exerted" }, {
          "type": "resource-count",
          "what": "cards-in-hand",
          "controller": "you",
          "comparison": "equal",
          "value": 0,
        }],
      },
    },
  ],
  "not": [
    {
      text: "you don't have a Captain character in play",
      tree: {
        "type": "not",
        "condition": {
          "type": "has-character-with-classification",
          "classification": "Captain",
          "controller": "you",
        },
      },
    },
  ],
};
