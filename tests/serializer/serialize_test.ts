import { deepStrictEqual } from "node:assert/strict";
import type {
  Ability,
  Cost,
  Effect,
  StandardEffect,
} from "../../ast/internal.ts";
import {
  parse,
  serialize,
  serializeAbility,
  serializeEffect,
  serializeModalChoices,
} from "../../mod.ts";

const ONE_ENERGY: Cost = { Energy: 1 };
const draw = (count: number): StandardEffect => ({ DrawCards: { count } });
const gain = (gains: number): StandardEffect => ({ GainEnergy: { gains } });
const event = (effect: Effect): Ability => ({ Event: { effect } });
const list = (...effects: readonly StandardEffect[]): Effect => ({
  List: effects.map((effect) => ({ effect, optional: false })),
});

interface Case {
  readonly abilities: readonly Ability[];
  readonly text: string;
  readonly variables?: string;
}

/** Shapes that upstream's text loses, or that only we have words for. */
const CASES: readonly Case[] = [
  {
    abilities: [event(list(gain(1), gain(2), gain(1)))],
    text: "Gain {e1}. Gain {e2}. Gain {e1}.",
    variables: "e1: 1, e2: 2",
  },
  {
    abilities: [event({ Effect: draw(1) }), event({ Effect: draw(2) })],
    text: "Draw {cards1}.\n\nDraw {cards2}.",
    variables: "cards1: 1, cards2: 2",
  },
  {
    abilities: [event(list(
      { Kindle: { amount: 1 } },
      { Kindle: { amount: 2 } },
    ))],
    text: "{Kindle1}. {Kindle2}.",
    variables: "k1: 1, k2: 2",
  },
  {
    abilities: [event(list(
      { MaterializeFigments: { figment: "Radiant", count: 2 } },
      { MaterializeFigments: { figment: "Shadow", count: 3 } },
      { MaterializeFigments: { figment: "Radiant", count: 3 } },
    ))],
    text:
      "{Materialize} {n-figments1}. {Materialize} {n-figments2}. {Materialize} {n-figments3}.",
    variables:
      "figment1: radiant, number1: 2, figment2: shadow, number2: 3, figment3: radiant, number3: 3",
  },
  {
    abilities: [event({
      List: [
        { effect: draw(1), optional: true },
        { effect: gain(1), optional: false },
      ],
    })],
    text: "You may draw {cards}. Either way, gain {e}.",
    variables: "cards: 1, e: 1",
  },
  {
    abilities: [event({
      List: [
        { effect: draw(1), optional: false },
        { effect: gain(2), optional: true, trigger_cost: ONE_ENERGY },
      ],
    })],
    text: "Draw {cards}. You may pay {e1} to gain {e2}.",
    variables: "cards: 1, e1: 1, e2: 2",
  },
  {
    abilities: [event({
      WithOptions: {
        effect: { DissolveCharacter: { target: { Enemy: "Character" } } },
        optional: false,
        trigger_cost: "DiscardHand",
      },
    })],
    text: "Discard your hand to {dissolve} an enemy.",
    variables: "",
  },
  {
    abilities: [event({
      ListWithOptions: {
        effects: [
          { effect: draw(1), optional: true },
          { effect: gain(1), optional: false },
        ],
        trigger_cost: "DiscardHand",
      },
    })],
    text:
      "Discard your hand to do the following: you may draw {cards}. Either way, gain {e}.",
    variables: "cards: 1, e: 1",
  },
  {
    abilities: [{
      Activated: {
        costs: [ONE_ENERGY],
        effect: { Effect: draw(1) },
        options: { is_fast: true, is_multi: false },
      },
    }],
    text: "{Fast} -- {e}, once per turn: Draw {cards}.",
    variables: "e: 1, cards: 1",
  },
  {
    abilities: [{
      Activated: {
        costs: [{
          CostList: [ONE_ENERGY, { Choice: ["DiscardHand", { Energy: 2 }] }],
        }],
        effect: { Effect: "YouWinTheGame" },
      },
    }],
    text: "{e1} and either discard your hand or {e2}: You win the game.",
    variables: "e1: 1, e2: 2",
  },
  {
    abilities: [event({
      Effect: { PayCost: { cost: { CostList: [ONE_ENERGY, "DiscardHand"] } } },
    })],
    text: "Pay both {e} and discard your hand.",
    variables: "e: 1",
  },
  {
    abilities: [{
      Triggered: {
        trigger: "GainEnergy",
        effect: { Effect: draw(1) },
        options: { once_per_turn: true, until_end_of_turn: true },
      },
    }],
    text: "This turn, once per turn, when you gain energy, draw {cards}.",
    variables: "cards: 1",
  },
  {
    abilities: [{
      Event: { additional_cost: "DiscardHand", effect: { Effect: draw(1) } },
    }],
    text: "As an additional cost, discard your hand. Draw {cards}.",
    variables: "cards: 1",
  },
  {
    abilities: [{
      Triggered: {
        trigger: { Keywords: ["Judgment"] },
        effect: list(
          { BanishCharacter: { target: { Another: "Character" } } },
          { MaterializeCharacter: { target: "It" } },
        ),
      },
    }],
    text: "{Judgment} {Banish} an ally and {materialize} it.",
  },
  {
    abilities: [event({
      Effect: {
        Discover: {
          predicate: {
            CardWithCost: {
              target: { Fast: { target: "Card" } },
              cost_operator: { HigherBy: 1 },
              cost: 3,
            },
          },
        },
      },
    })],
    text: "{Discover} a card with {fast} with cost {e1} higher than {e2}.",
    variables: "e1: 1, e2: 3",
  },
  {
    abilities: [event({
      Modal: [
        { energy_cost: 1, effect: { Effect: draw(1) } },
        { energy_cost: 2, effect: { Effect: draw(2) } },
        { energy_cost: 3, effect: { Effect: "TakeExtraTurn" } },
      ],
    })],
    text: `{ChooseOne}
{bullet} {mode1-cost}: Draw {cards1}.
{bullet} {mode2-cost}: Draw {cards2}.
{bullet} {mode3-cost}: Take an extra turn after this one.`,
    variables:
      "mode1-cost: 1, cards1: 1, mode2-cost: 2, cards2: 2, mode3-cost: 3",
  },
];

for (const { abilities, text, variables = "" } of CASES) {
  Deno.test(`serialize() writes ${JSON.stringify(text)}`, () => {
    deepStrictEqual(serialize(abilities), {
      ok: true,
      text,
      variables,
      warnings: [],
    });
    deepStrictEqual(abilitiesOf(text, variables), abilities);
  });
}

Deno.test("serialize() says where a long list of costs starts", () => {
  const costs = Array.from({ length: 17 }, (): Cost => "DiscardHand");
  const ability: Ability = { Named: { ReclaimForCost: { CostList: costs } } };
  const { ok, text, variables } = serializeAbility(ability);
  deepStrictEqual([ok, text.slice(0, 40)], [
    true,
    "{Reclaim} -- Both discard your hand and ",
  ]);
  deepStrictEqual(abilitiesOf(text, variables), [ability]);
});

const MODAL: Ability = {
  Activated: {
    costs: [ONE_ENERGY],
    effect: {
      Modal: [
        { energy_cost: 1, effect: list(draw(1), gain(2)) },
        { energy_cost: 2, effect: { Effect: draw(3) } },
      ],
    },
  },
};

Deno.test("serializeEffect() leaves out the costs of an ability", () => {
  deepStrictEqual(
    serializeEffect({
      Activated: { costs: [ONE_ENERGY], effect: list(draw(1), gain(2)) },
    }),
    {
      ok: true,
      text: "Draw {cards}. Gain {e}.",
      variables: "cards: 1, e: 2",
      warnings: [],
    },
  );
});

Deno.test("serializeEffect() writes an ability without costs as it is", () => {
  const ability: Ability = { Named: { Reclaim: 2 } };
  deepStrictEqual(serializeEffect(ability), serializeAbility(ability));
});

Deno.test("serializeModalChoices() writes each mode on its own", () => {
  deepStrictEqual(
    serializeModalChoices([MODAL, event({ Effect: draw(1) }), MODAL]).map(
      ({ text, variables }) => [text, variables],
    ),
    [
      ["Draw {cards}. Gain {e}.", "cards: 1, e: 2"],
      ["Draw {cards}.", "cards: 3"],
      ["Draw {cards}. Gain {e}.", "cards: 1, e: 2"],
      ["Draw {cards}.", "cards: 3"],
    ],
  );
});

function abilitiesOf(text: string, variables: string): readonly Ability[] {
  const result = parse(text, variables);
  if (result.ok) return result.abilities;
  throw new Error(result.errors.map(({ message }) => message).join("\n"));
}
