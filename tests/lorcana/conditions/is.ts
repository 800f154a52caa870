import type { IsConditions } from "../../../lorcana/ast/conditions/is.ts";
import type { ConditionExamples } from "../examples.ts";

/** Texts with their trees. */
export const isExamples: ConditionExamples<IsConditions> = {
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
        "wording": { "chosen": true },
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
          "wording": { "cardType": "character", "participle": "chosen" },
        },
        "name": "Pain",
      },
    },
  ],
  "has": [
    {
      text: "that card has the same name as the chosen card",
      tree: {
        "type": "has",
        "target": {
          "ref": "previous-target",
          "wording": { "cardType": "card" },
        },
        "filters": [{
          "type": "same-name",
          "as": {
            "ref": "previous-target",
            "wording": { "cardType": "card", "participle": "chosen" },
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
};
