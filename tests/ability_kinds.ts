import type {
  Abilities,
  Effects,
  NamedAbilities,
  StaticAbilities,
  Variant,
} from "../ast/internal.ts";
import type { Example, Examples } from "./examples.ts";

/** Each kind of ability. */
export const abilityExamples: Examples<Abilities> = {
  Event: [
    {
      text: "Draw {cards}.",
      variables: "cards: 2",
      tree: {
        "Event": { "effect": { "Effect": { "DrawCards": { count: 2 } } } },
      },
    },
  ],
  Static: [
    {
      text: "Has all character types.",
      tree: { "Static": { "StaticAbility": "HasAllCharacterTypes" } },
    },
  ],
  Activated: [
    {
      text: "{e}: Draw {cards}.",
      variables: "e: 1, cards: 2",
      tree: {
        "Activated": {
          "costs": [{ "Energy": 1 }],
          "effect": { "Effect": { "DrawCards": { "count": 2 } } },
        },
      },
    },
  ],
  Triggered: [
    {
      text: "{Judgment} Draw {cards}.",
      variables: "cards: 2",
      tree: {
        "Triggered": {
          "trigger": { "Keywords": ["Judgment"] },
          "effect": { "Effect": { "DrawCards": { "count": 2 } } },
        },
      },
    },
  ],
  Named: [
    {
      text: "{ReclaimForCost}",
      variables: "reclaim: 3",
      tree: { "Named": { "Reclaim": 3 } },
    },
  ],
};

/** Each keyword that stands for an ability. */
export const namedAbilityExamples: Examples<NamedAbilities> = {
  Reclaim: [
    {
      text: "{ReclaimForCost}",
      variables: "reclaim: 2",
      tree: { "Reclaim": 2 },
    },
    { text: "{Reclaim}", tree: { "Reclaim": null } },
  ],
  ReclaimForCost: [
    {
      text: "{Reclaim} -- Discard your hand",
      tree: { "ReclaimForCost": "DiscardHand" },
    },
  ],
};

/** A rule change alone, and under a condition. */
export const staticKindExamples: Examples<StaticAbilities> = {
  StaticAbility: [
    {
      text: "Has all character types.",
      tree: { "StaticAbility": "HasAllCharacterTypes" },
    },
  ],
  WithOptions: [
    {
      text: "While this card is in your void, has all character types.",
      tree: {
        "WithOptions": {
          "ability": "HasAllCharacterTypes",
          "condition": "ThisCardIsInYourVoid",
        },
      },
    },
  ],
};

const DRAW = { "effect": { "DrawCards": { "count": 1 } }, "optional": false };
const GAIN = { "effect": { "GainEnergy": { "gains": 2 } }, "optional": false };

/** Each way in which effects combine. */
export const effectExamples: Examples<Effects> = {
  Effect: [
    {
      text: "Draw {cards}.",
      variables: "cards: 1",
      tree: { "Effect": { "DrawCards": { "count": 1 } } },
    },
  ],
  WithOptions: [
    {
      text: "You may draw {cards}.",
      variables: "cards: 1",
      tree: { "WithOptions": { ...DRAW, "optional": true } },
    },
  ],
  List: [
    {
      text: "Draw {cards}. Gain {e}.",
      variables: "cards: 1, e: 2",
      tree: { "List": [DRAW, GAIN] },
    },
    {
      text: "Gain {e1}. Draw {cards3}, then gain {e2}.",
      variables: "e1: 2, cards3: 1, e2: 2",
      tree: { "List": [GAIN, DRAW, GAIN] },
    },
  ],
  ListWithOptions: [
    {
      text: "Pay {e2} to draw {cards} and gain {e}.",
      variables: "e2: 3, cards: 1, e: 2",
      tree: {
        "ListWithOptions": {
          "effects": [DRAW, GAIN],
          "trigger_cost": { "Energy": 3 },
        },
      },
    },
  ],
  Modal: [
    modes("{mode1-cost}", "{mode2-cost}", "mode1-cost: 4, mode2-cost: 5"),
    modes("{e1}", "{e2}", "e1: 4, e2: 5"),
    modes("{e-}", "{e2}", "e: 4, e2: 5"),
  ],
};

/** The same two modes with their costs written in different ways. */
function modes(
  first: string,
  second: string,
  variables: string,
): Example<Variant<Effects, "Modal">> {
  const sentences = [`${first}: Draw {cards}.`, `${second}: Gain {e7}.`];
  return {
    text: `{ChooseOne}\n{bullet} ${sentences.join("\n{bullet} ")}`,
    variables: `${variables}, cards: 1, e7: 2`,
    tree: {
      "Modal": [
        { "energy_cost": 4, "effect": { "Effect": DRAW.effect } },
        { "energy_cost": 5, "effect": { "Effect": GAIN.effect } },
      ],
    },
  };
}
