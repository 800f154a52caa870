import type { SparkEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const sparkExamples: Examples<SparkEffects> = {
  EachMatchingGainsSpark: [
    {
      text: "Have each allied {subtype} gain +{s} spark.",
      variables: "subtype: trooper, s: 1",
      tree: {
        "EachMatchingGainsSpark": {
          "each": { "CharacterType": "Trooper" },
          "gains": 1,
        },
      },
    },
    {
      text: "Each allied character gains +{s} spark.",
      variables: "s: 2",
      tree: { "EachMatchingGainsSpark": { "each": "Character", "gains": 2 } },
    },
  ],
  EachMatchingGainsSparkForEach: [
    {
      text:
        "Each allied {subtype} gains spark equal to the number of allied {plural-subtype}.",
      variables: "subtype: trooper",
      tree: {
        "EachMatchingGainsSparkForEach": {
          "each": { "CharacterType": "Trooper" },
          "gains": 1,
          "for_each": { "CharacterType": "Trooper" },
        },
      },
    },
    {
      text: "Each allied character gains +{s} spark for each allied {subtype}.",
      variables: "s: 2, subtype: child",
      tree: {
        "EachMatchingGainsSparkForEach": {
          "each": "Character",
          "gains": 2,
          "for_each": { "CharacterType": "Child" },
        },
      },
    },
  ],
  GainsSpark: [
    {
      text: "This character gains +{s} spark.",
      variables: "s: 1",
      tree: { "GainsSpark": { "target": "This", "gains": 1 } },
    },
    {
      text: "An ally gains +{s} spark.",
      variables: "s: 2",
      tree: {
        "GainsSpark": { "target": { "Another": "Character" }, "gains": 2 },
      },
    },
  ],
  GainsSparkForQuantity: [
    {
      text: "Gain +{s} spark for each allied {subtype}.",
      variables: "s: 1, subtype: child",
      tree: {
        "GainsSparkForQuantity": {
          "target": "This",
          "gains": 1,
          "for_quantity": {
            "Matching": { "Another": { "CharacterType": "Child" } },
          },
        },
      },
    },
    {
      text: "That character gains +{s} spark for each ally abandoned.",
      variables: "s: 1",
      tree: {
        "GainsSparkForQuantity": {
          "target": "That",
          "gains": 1,
          "for_quantity": { "AbandonedThisWay": "Character" },
        },
      },
    },
  ],
  GainsSparkUntilYourNextMainForEach: [
    {
      text:
        "This character gains +{s} spark until your next main phase for each allied character.",
      variables: "s: 1",
      tree: {
        "GainsSparkUntilYourNextMainForEach": {
          "target": "This",
          "gains": 1,
          "for_each": { "Another": "Character" },
        },
      },
    },
  ],
  SparkBecomes: [
    {
      text: "The spark of each allied {subtype} becomes {s}.",
      variables: "subtype: child, s: 5",
      tree: {
        "SparkBecomes": {
          "collection": "All",
          "matching": { "CharacterType": "Child" },
          "spark": 5,
        },
      },
    },
  ],
};
