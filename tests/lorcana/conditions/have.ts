import type { HaveConditions } from "../../../lorcana/ast/conditions/have.ts";
import type { ConditionExamples } from "../examples.ts";

/** Texts with their trees. */
export const haveExamples: ConditionExamples<HaveConditions> = {
  "count": [
    {
      text: "you have a character named Duke of Weselton in play",
      tree: {
        "type": "count",
        "query": {
          "selector": "all",
          "count": "all",
          "owner": "you",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{ "type": "has-name", "name": "Duke of Weselton" }],
        },
        "comparison": "greater-or-equal",
        "value": 1,
      },
    },
    {
      text: "you have another Hero character in play",
      tree: {
        "type": "count",
        "query": {
          "selector": "all",
          "count": "all",
          "owner": "you",
          "zones": ["play"],
          "cardTypes": ["character"],
          "excludeSelf": true,
          "filter": [{
            "type": "has-classification",
            "classification": "Hero",
          }],
        },
        "comparison": "greater-or-equal",
        "value": 1,
      },
    },
    {
      text: "you have a character with Evasive in play",
      tree: {
        "type": "count",
        "query": {
          "selector": "all",
          "count": "all",
          "owner": "you",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{ "type": "has-keyword", "keyword": "Evasive" }],
        },
        "comparison": "greater-or-equal",
        "value": 1,
      },
    },
    {
      text: "you have 3 or more items in play",
      tree: {
        "type": "count",
        "query": {
          "selector": "all",
          "count": "all",
          "owner": "you",
          "zones": ["play"],
          "cardTypes": ["item"],
        },
        "comparison": "greater-or-equal",
        "value": 3,
      },
    },
    {
      text: "you have a location in play",
      tree: {
        "type": "count",
        "query": {
          "selector": "all",
          "count": "all",
          "owner": "you",
          "zones": ["play"],
          "cardTypes": ["location"],
        },
        "comparison": "greater-or-equal",
        "value": 1,
      },
    },
    {
      text: "you have no cards in your hand",
      tree: {
        "type": "count",
        "query": {
          "selector": "all",
          "count": "all",
          "owner": "you",
          "zones": ["hand"],
          "cardTypes": ["card"],
        },
        "comparison": "equal",
        "value": 0,
      },
    },
    {
      text: "you have 2 or more other exerted characters in play",
      tree: {
        "type": "count",
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
  "has-most": [
    {
      text: "you have the most cards in your hand",
      tree: {
        "type": "has-most",
        "which": "most",
        "what": {
          "type": "count",
          "query": {
            "selector": "all",
            "count": "all",
            "owner": "you",
            "zones": ["hand"],
            "cardTypes": ["card"],
          },
        },
      },
    },
  ],
  "comparison": [
    {
      text: "you have 3 or more ink drops",
      tree: {
        "type": "comparison",
        "left": { "type": "ink-drops", "owner": "you" },
        "comparison": "greater-or-equal",
        "right": 3,
      },
    },
    {
      text: "an opponent has 10 or more lore",
      tree: {
        "type": "comparison",
        "left": { "type": "lore", "owner": "opponent" },
        "comparison": "greater-or-equal",
        "right": 10,
      },
    },
    {
      text: "an opponent has more lore than you",
      tree: {
        "type": "comparison",
        "left": { "type": "lore", "owner": "opponent" },
        "comparison": "greater-than",
        "right": { "type": "lore", "owner": "you" },
      },
    },
  ],
};
