import type { StandardStaticAbilities } from "../ast/internal.ts";
import type { Examples } from "./examples.ts";

/** Whole abilities. */
export const staticAbilityExamples: Examples<StandardStaticAbilities> = {
  AdditionalCostToPlay: [
    {
      text: "To play this card, return an ally to hand.",
      tree: {
        "AdditionalCostToPlay": {
          "ReturnToHand": {
            "target": { "Another": "Character" },
            "count": { "Exactly": 1 },
          },
        },
      },
    },
  ],
  CardsInYourVoidHaveReclaim: [
    {
      text: "They have {reclaim} equal to their cost.",
      tree: { "CardsInYourVoidHaveReclaim": { "matching": "Card" } },
    },
    {
      text: "Events in your void have {reclaim} equal to their cost.",
      tree: { "CardsInYourVoidHaveReclaim": { "matching": "Event" } },
    },
  ],
  CharactersInHandHaveFast: [
    {
      text: "Characters in your hand have {fast}.",
      tree: "CharactersInHandHaveFast",
    },
  ],
  CostReductionForEach: [
    {
      text: "This card costs {e} less for each allied character.",
      variables: "e: 1",
      tree: {
        "CostReductionForEach": {
          "reduction": 1,
          "quantity": { "Matching": { "Another": "Character" } },
        },
      },
    },
  ],
  DisableEnemyMaterializedAbilities: [
    {
      text: "Disable the {Materialized} abilities of enemies.",
      tree: "DisableEnemyMaterializedAbilities",
    },
    {
      text: "Disable the '{Materialized}' abilities of enemies.",
      tree: "DisableEnemyMaterializedAbilities",
    },
  ],
  EnemyCardsCostIncrease: [
    {
      text: "The opponent's events cost {e} more.",
      variables: "e: 1",
      tree: {
        "EnemyCardsCostIncrease": { "matching": "Event", "increase": 1 },
      },
    },
  ],
  HasAllCharacterTypes: [
    {
      text: "Has all character types.",
      tree: "HasAllCharacterTypes",
    },
  ],
  JudgmentTriggersWhenMaterialized: [
    {
      text:
        "The '{Judgment}' ability of allies triggers when you {materialize} them.",
      tree: {
        "JudgmentTriggersWhenMaterialized": {
          "predicate": { "Another": "Character" },
        },
      },
    },
  ],
  MultiplyCardDrawFromCardEffects: [
    {
      text: "{MultiplyBy} the number of cards you draw from card effects.",
      variables: "number: 2",
      tree: { "MultiplyCardDrawFromCardEffects": { "multiplier": 2 } },
    },
  ],
  MultiplyEnergyGainFromCardEffects: [
    {
      text:
        "{MultiplyBy} the amount of {energy-symbol} you gain from card effects.",
      variables: "number: 2",
      tree: { "MultiplyEnergyGainFromCardEffects": { "multiplier": 2 } },
    },
  ],
  OncePerTurnPlayFromVoid: [
    {
      text:
        "Once per turn, you may play a character with cost {e} or less from your void.",
      variables: "e: 2",
      tree: {
        "OncePerTurnPlayFromVoid": {
          "matching": {
            "CardWithCost": {
              "target": "Character",
              "cost_operator": "OrLess",
              "cost": 2,
            },
          },
        },
      },
    },
  ],
  PlayForAlternateCost: [
    {
      text: "This character costs {e}.",
      variables: "e: 1",
      tree: {
        "PlayForAlternateCost": { "energy_cost": 1, "card_type": "Character" },
      },
    },
    {
      text: "Lose {maximum-energy}: Play this event for {e}.",
      variables: "max: 1, e: 0",
      tree: {
        "PlayForAlternateCost": {
          "energy_cost": 0,
          "additional_cost": { "LoseMaximumEnergy": 1 },
          "card_type": "Event",
        },
      },
    },
    {
      text: "{Banish} a card from hand: Play this event for {e}.",
      variables: "e: 0",
      tree: {
        "PlayForAlternateCost": {
          "energy_cost": 0,
          "additional_cost": { "BanishFromHand": { "Any": "Card" } },
          "card_type": "Event",
        },
      },
    },
    {
      text: "Abandon an ally: Play this character for {e}, then abandon it.",
      variables: "e: 0",
      tree: {
        "PlayForAlternateCost": {
          "energy_cost": 0,
          "additional_cost": {
            "AbandonCharactersCount": {
              "target": { "Another": "Character" },
              "count": { "Exactly": 1 },
            },
          },
          "if_you_do": {
            "Effect": {
              "PayCost": {
                "cost": {
                  "AbandonCharactersCount": {
                    "target": "This",
                    "count": { "Exactly": 1 },
                  },
                },
              },
            },
          },
          "card_type": "Character",
        },
      },
    },
    {
      text:
        "Discard your hand: Play this card for {e}. If you do, draw {cards}.",
      variables: "e: 1, cards: 2",
      tree: {
        "PlayForAlternateCost": {
          "energy_cost": 1,
          "additional_cost": "DiscardHand",
          "if_you_do": { "Effect": { "DrawCards": { "count": 2 } } },
        },
      },
    },
  ],
  PlayFromHandOrVoidForCost: [
    {
      text: "You may play this card from your hand or void for {e}.",
      variables: "e: 1",
      tree: { "PlayFromHandOrVoidForCost": { "energy_cost": 1 } },
    },
    {
      text:
        "Abandon an ally: You may play this card from your hand or void for {e}.",
      variables: "e: 1",
      tree: {
        "PlayFromHandOrVoidForCost": {
          "energy_cost": 1,
          "additional_cost": {
            "AbandonCharactersCount": {
              "target": { "Another": "Character" },
              "count": { "Exactly": 1 },
            },
          },
        },
      },
    },
  ],
  PlayFromVoid: [
    {
      text: "Play this card from your void.",
      tree: { "PlayFromVoid": {} },
    },
    {
      text: "Play this card from your void for {e}.",
      variables: "e: 2",
      tree: { "PlayFromVoid": { "energy_cost": 2 } },
    },
  ],
  PlayOnlyFromVoid: [
    {
      text: "You may only play this character from your void.",
      tree: "PlayOnlyFromVoid",
    },
  ],
  RevealTopCardOfYourDeck: [
    {
      text: "Reveal the top card of your deck.",
      tree: "RevealTopCardOfYourDeck",
    },
  ],
  SparkBonusYourCharacters: [
    {
      text: "Characters you control have +{s} spark.",
      variables: "s: 1",
      tree: {
        "SparkBonusYourCharacters": {
          "matching": "Character",
          "added_spark": 1,
        },
      },
    },
  ],
  SparkBonusOtherCharacters: [
    {
      text: "Allied {plural-subtype} have +{s} spark.",
      variables: "subtype: warrior, s: 1",
      tree: {
        "SparkBonusOtherCharacters": {
          "matching": { "CharacterType": "Warrior" },
          "added_spark": 1,
        },
      },
    },
  ],
  SparkEqualToPredicateCount: [
    {
      text:
        "This character's spark is equal to the number of cards in your void.",
      tree: {
        "SparkEqualToPredicateCount": { "predicate": { "YourVoid": "Card" } },
      },
    },
  ],
  YouMayLookAtTopCardOfYourDeck: [
    {
      text: "You may look at the top card of your deck.",
      tree: "YouMayLookAtTopCardOfYourDeck",
    },
  ],
  YouMayPlayFromTopOfDeck: [
    {
      text: "You may play characters from the top of your deck.",
      tree: { "YouMayPlayFromTopOfDeck": { "matching": "Character" } },
    },
  ],
  YourCardsCostIncrease: [
    {
      text: "Events cost you {e} more.",
      variables: "e: 1",
      tree: { "YourCardsCostIncrease": { "matching": "Event", "increase": 1 } },
    },
  ],
  YourCardsCostReduction: [
    {
      text: "Characters cost you {e} less.",
      variables: "e: 1",
      tree: {
        "YourCardsCostReduction": { "matching": "Character", "reduction": 1 },
      },
    },
  ],
};
