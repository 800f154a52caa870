import type { HaveConditions } from "../../../lorcana/ast/conditions/have.ts";
import type { ConditionExamples } from "../examples.ts";

/** Texts with their trees. */
export const haveExamples: ConditionExamples<HaveConditions> = {
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
  "has-most": [
    {
      text: "you have the most cards in your hand",
      tree: {
        "type": "has-most",
        "controller": "you",
        "which": "most",
        "what": { "type": "cards-in-hand", "controller": "you" },
      },
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
};
