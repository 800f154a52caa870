import type { Card } from "./frames.ts";

/** Every kind of ability, and every way in which effects combine. */
export const abilityCards: readonly Card[] = [
  {
    text: "Draw {cards}.",
    variables: "cards: 2",
    ability: {
      "Event": { "effect": { "Effect": { "DrawCards": { "count": 2 } } } },
    },
  },
  {
    text: "{Judgment} Draw {cards}.",
    variables: "cards: 2",
    ability: {
      "Triggered": {
        "trigger": { "Keywords": ["Judgment"] },
        "effect": { "Effect": { "DrawCards": { "count": 2 } } },
      },
    },
  },
  {
    text: "Once per turn, when you play a {fast} card, gain {e}.",
    variables: "e: 1",
    ability: {
      "Triggered": {
        "trigger": { "Play": { "Your": { "Fast": { "target": "Card" } } } },
        "effect": { "Effect": { "GainEnergy": { "gains": 1 } } },
        "options": { "once_per_turn": true, "until_end_of_turn": false },
      },
    },
  },
  {
    text: "Abandon an ally: Gain {e}.",
    variables: "e: 1",
    ability: {
      "Activated": {
        "costs": [{
          "AbandonCharactersCount": {
            "target": { "Another": "Character" },
            "count": { "Exactly": 1 },
          },
        }],
        "effect": { "Effect": { "GainEnergy": { "gains": 1 } } },
      },
    },
  },
  {
    text: "{e}, Abandon a character, Discard your hand: Draw {cards}.",
    variables: "e: 2, cards: 3",
    ability: {
      "Activated": {
        "costs": [{ "Energy": 2 }, {
          "AbandonCharactersCount": {
            "target": { "Any": "Character" },
            "count": { "Exactly": 1 },
          },
        }, "DiscardHand"],
        "effect": { "Effect": { "DrawCards": { "count": 3 } } },
      },
    },
  },
  {
    text: "Abandon an ally, once per turn: Gain {points}.",
    variables: "points: 1",
    ability: {
      "Activated": {
        "costs": [{
          "AbandonCharactersCount": {
            "target": { "Another": "Character" },
            "count": { "Exactly": 1 },
          },
        }],
        "effect": { "Effect": { "GainPoints": { "gains": 1 } } },
        "options": { "is_fast": false, "is_multi": false },
      },
    },
  },
  {
    text: "Once per turn: Gain {points}.",
    variables: "points: 1",
    ability: {
      "Activated": {
        "costs": [],
        "effect": { "Effect": { "GainPoints": { "gains": 1 } } },
        "options": { "is_fast": false, "is_multi": false },
      },
    },
  },
  {
    text: "{Fast} -- Abandon this character: {Prevent} a played event.",
    variables: "",
    ability: {
      "Activated": {
        "costs": [{
          "AbandonCharactersCount": {
            "target": "This",
            "count": { "Exactly": 1 },
          },
        }],
        "effect": {
          "Effect": { "Counterspell": { "target": { "Enemy": "Event" } } },
        },
        "options": { "is_fast": true, "is_multi": true },
      },
    },
  },
  {
    text: "{fast} {e}, once per turn: Draw {cards}.",
    variables: "e: 1, cards: 1",
    ability: {
      "Activated": {
        "costs": [{ "Energy": 1 }],
        "effect": { "Effect": { "DrawCards": { "count": 1 } } },
        "options": { "is_fast": true, "is_multi": false },
      },
    },
  },
  {
    text: "-- {e}: Draw {cards}.",
    variables: "e: 1, cards: 1",
    ability: {
      "Activated": {
        "costs": [{ "Energy": 1 }],
        "effect": { "Effect": { "DrawCards": { "count": 1 } } },
      },
    },
  },
  {
    text: "{ReclaimForCost}",
    variables: "reclaim: 2",
    ability: { "Named": { "Reclaim": 2 } },
  },
  {
    text: "{Reclaim}",
    variables: "",
    ability: { "Named": { "Reclaim": null } },
  },
  {
    text: "{Reclaim} -- Abandon an ally",
    variables: "",
    ability: {
      "Named": {
        "ReclaimForCost": {
          "AbandonCharactersCount": {
            "target": { "Another": "Character" },
            "count": { "Exactly": 1 },
          },
        },
      },
    },
  },
  {
    text: "Has all character types.",
    variables: "",
    ability: { "Static": { "StaticAbility": "HasAllCharacterTypes" } },
  },
  {
    text:
      "While this card is in your void, allied {plural-subtype} have +{s} spark.",
    variables: "subtype: survivor, s: 2",
    ability: {
      "Static": {
        "WithOptions": {
          "ability": {
            "SparkBonusOtherCharacters": {
              "matching": { "CharacterType": "Survivor" },
              "added_spark": 2,
            },
          },
          "condition": "ThisCardIsInYourVoid",
        },
      },
    },
  },
  {
    text: "This event costs {e} if a character dissolved this turn.",
    variables: "e: 1",
    ability: {
      "Static": {
        "WithOptions": {
          "ability": {
            "PlayForAlternateCost": { "energy_cost": 1, "card_type": "Event" },
          },
          "condition": {
            "DissolvedThisTurn": { "predicate": { "Any": "Character" } },
          },
        },
      },
    },
  },
  {
    text: "If you have discarded a card this turn, this character costs {e}.",
    variables: "e: 1",
    ability: {
      "Static": {
        "WithOptions": {
          "ability": {
            "PlayForAlternateCost": {
              "energy_cost": 1,
              "card_type": "Character",
            },
          },
          "condition": {
            "CardsDiscardedThisTurn": { "count": 1, "predicate": "Card" },
          },
        },
      },
    },
  },
  {
    text: "You may draw {cards}.",
    variables: "cards: 1",
    ability: {
      "Event": {
        "effect": {
          "WithOptions": {
            "effect": { "DrawCards": { "count": 1 } },
            "optional": true,
          },
        },
      },
    },
  },
  {
    text: "Draw {cards}. Discard {discards}. Gain {e}.",
    variables: "cards: 2, discards: 2, e: 2",
    ability: {
      "Event": {
        "effect": {
          "List": [{
            "effect": { "DrawCards": { "count": 2 } },
            "optional": false,
          }, {
            "effect": { "DiscardCards": { "count": 2 } },
            "optional": false,
          }, { "effect": { "GainEnergy": { "gains": 2 } }, "optional": false }],
        },
      },
    },
  },
  {
    text: "{Judgment} Draw {cards}, then the opponent gains {points}.",
    variables: "cards: 1, points: 2",
    ability: {
      "Triggered": {
        "trigger": { "Keywords": ["Judgment"] },
        "effect": {
          "List": [{
            "effect": { "DrawCards": { "count": 1 } },
            "optional": false,
          }, {
            "effect": { "EnemyGainsPoints": { "count": 2 } },
            "optional": false,
          }],
        },
      },
    },
  },
  {
    text: "You may draw {cards}, then discard {discards}.",
    variables: "cards: 2, discards: 1",
    ability: {
      "Event": {
        "effect": {
          "List": [{
            "effect": { "DrawCards": { "count": 2 } },
            "optional": true,
          }, {
            "effect": { "DiscardCards": { "count": 1 } },
            "optional": true,
          }],
        },
      },
    },
  },
  {
    text: "{Judgment} You may pay {e} to draw {cards}.",
    variables: "e: 1, cards: 1",
    ability: {
      "Triggered": {
        "trigger": { "Keywords": ["Judgment"] },
        "effect": {
          "WithOptions": {
            "effect": { "DrawCards": { "count": 1 } },
            "optional": true,
            "trigger_cost": { "Energy": 1 },
          },
        },
      },
    },
  },
  {
    text:
      "{Judgment} You may discard {discards} to draw {cards} and gain {points}.",
    variables: "discards: 1, cards: 1, points: 1",
    ability: {
      "Triggered": {
        "trigger": { "Keywords": ["Judgment"] },
        "effect": {
          "ListWithOptions": {
            "effects": [{
              "effect": { "DrawCards": { "count": 1 } },
              "optional": true,
            }, {
              "effect": { "GainPoints": { "gains": 1 } },
              "optional": true,
            }],
            "trigger_cost": {
              "DiscardCards": { "target": { "Any": "Card" }, "count": 1 },
            },
          },
        },
      },
    },
  },
  {
    text:
      "{Judgment} Pay {e} to {kindle} and {banish} {cards} from the opponent's void.",
    variables: "e: 1, k: 1, cards: 1",
    ability: {
      "Triggered": {
        "trigger": { "Keywords": ["Judgment"] },
        "effect": {
          "ListWithOptions": {
            "effects": [{
              "effect": { "Kindle": { "amount": 1 } },
              "optional": false,
            }, {
              "effect": { "BanishCardsFromEnemyVoid": { "count": 1 } },
              "optional": false,
            }],
            "trigger_cost": { "Energy": 1 },
          },
        },
      },
    },
  },
  {
    text: "{Judgment} With {count-allied-subtype}, gain {e}.",
    variables: "subtype: spirit-animal, allies: 2, e: 2",
    ability: {
      "Triggered": {
        "trigger": { "Keywords": ["Judgment"] },
        "effect": {
          "WithOptions": {
            "effect": { "GainEnergy": { "gains": 2 } },
            "optional": false,
            "condition": {
              "PredicateCount": {
                "count": 2,
                "predicate": { "Another": { "CharacterType": "SpiritAnimal" } },
              },
            },
          },
        },
      },
    },
  },
  {
    text: "With an allied {subtype}, draw {cards} and gain {e}.",
    variables: "subtype: Spirit Animal, cards: 1, e: 1",
    ability: {
      "Event": {
        "effect": {
          "ListWithOptions": {
            "effects": [{
              "effect": { "DrawCards": { "count": 1 } },
              "optional": false,
            }, {
              "effect": { "GainEnergy": { "gains": 1 } },
              "optional": false,
            }],
            "condition": {
              "PredicateCount": {
                "count": 1,
                "predicate": { "Another": { "CharacterType": "SpiritAnimal" } },
              },
            },
          },
        },
      },
    },
  },
  {
    text:
      "If a character dissolved this turn, you may pay {e} to draw {cards}.",
    variables: "e: 1, cards: 2",
    ability: {
      "Event": {
        "effect": {
          "WithOptions": {
            "effect": { "DrawCards": { "count": 2 } },
            "optional": true,
            "trigger_cost": { "Energy": 1 },
            "condition": {
              "DissolvedThisTurn": { "predicate": { "Any": "Character" } },
            },
          },
        },
      },
    },
  },
  {
    text:
      "{ChooseOne}\n{bullet} {mode1-cost}: Return an enemy to hand.\n{bullet} {mode2-cost}: Draw {cards}. Gain {points}.",
    variables: "mode1-cost: 1, mode2-cost: 3, cards: 2, points: 1",
    ability: {
      "Event": {
        "effect": {
          "Modal": [{
            "energy_cost": 1,
            "effect": {
              "Effect": {
                "ReturnToHand": { "target": { "Enemy": "Character" } },
              },
            },
          }, {
            "energy_cost": 3,
            "effect": {
              "List": [{
                "effect": { "DrawCards": { "count": 2 } },
                "optional": false,
              }, {
                "effect": { "GainPoints": { "gains": 1 } },
                "optional": false,
              }],
            },
          }],
        },
      },
    },
  },
  {
    text:
      "{ChooseOne}\n{bullet} {e1}: Draw {cards1}.\n{bullet} {e2}: Draw {cards2}.\n{bullet} {e3}: Draw {cards3}.",
    variables: "e1: 1, e2: 2, e3: 3, cards1: 1, cards2: 2, cards3: 3",
    ability: {
      "Event": {
        "effect": {
          "Modal": [{
            "energy_cost": 1,
            "effect": { "Effect": { "DrawCards": { "count": 1 } } },
          }, {
            "energy_cost": 2,
            "effect": { "Effect": { "DrawCards": { "count": 2 } } },
          }, {
            "energy_cost": 3,
            "effect": { "Effect": { "DrawCards": { "count": 3 } } },
          }],
        },
      },
    },
  },
  {
    text:
      "{ChooseOne}\n{bullet} {e}: Return an enemy to hand.\n{bullet} {e-}: Draw {cards}.",
    variables: "e: 2, cards: 1",
    ability: {
      "Event": {
        "effect": {
          "Modal": [{
            "energy_cost": 2,
            "effect": {
              "Effect": {
                "ReturnToHand": { "target": { "Enemy": "Character" } },
              },
            },
          }, {
            "energy_cost": 2,
            "effect": { "Effect": { "DrawCards": { "count": 1 } } },
          }],
        },
      },
    },
  },
  {
    text:
      "{Judgment} {ChooseOne}\n{bullet} {mode1-cost}: {Kindle}.\n{bullet} {mode2-cost}: {Foresee}.",
    variables: "mode1-cost: 0, mode2-cost: 1, k: 1, foresee: 2",
    ability: {
      "Triggered": {
        "trigger": { "Keywords": ["Judgment"] },
        "effect": {
          "Modal": [{
            "energy_cost": 0,
            "effect": { "Effect": { "Kindle": { "amount": 1 } } },
          }, {
            "energy_cost": 1,
            "effect": { "Effect": { "Foresee": { "count": 2 } } },
          }],
        },
      },
    },
  },
];
