import { deepStrictEqual, ok } from "node:assert/strict";
import type { Ability, Effect } from "../../ast/internal.ts";
import { normalize, parse, serialize } from "../../mod.ts";
import { abilityCards } from "../abilities.ts";
import { cards } from "../frames.ts";

const EXTRA_TURN: Effect = { Effect: "TakeExtraTurn" };
const event = (effect: Effect): Ability => ({ Event: { effect } });

/** What is said in a roundabout way, and how it is said simply. */
const SIMPLER: { readonly [name: string]: readonly [Ability, Ability] } = {
  "a list of one effect": [
    event({ List: [{ effect: "TakeExtraTurn", optional: false }] }),
    event(EXTRA_TURN),
  ],
  "a list of no effects": [event({ List: [] }), event({ Effect: "NoEffect" })],
  "modes of which there are none": [
    event({ Modal: [] }),
    event({ Effect: "NoEffect" }),
  ],
  "options that say nothing": [
    event({ WithOptions: { effect: "TakeExtraTurn", optional: false } }),
    event(EXTRA_TURN),
  ],
  "a group of one effect": [
    event({
      ListWithOptions: {
        effects: [{ effect: "TakeExtraTurn", optional: true }],
        trigger_cost: "DiscardHand",
      },
    }),
    event({
      WithOptions: {
        effect: "TakeExtraTurn",
        optional: true,
        trigger_cost: "DiscardHand",
      },
    }),
  ],
  "a group of no effects": [
    event({ ListWithOptions: { effects: [], trigger_cost: "DiscardHand" } }),
    event({
      WithOptions: {
        effect: "NoEffect",
        optional: false,
        trigger_cost: "DiscardHand",
      },
    }),
  ],
  "a group without cost and condition": [
    event({
      ListWithOptions: {
        effects: [
          { effect: "TakeExtraTurn", optional: false },
          { effect: "YouWinTheGame", optional: false },
        ],
      },
    }),
    event({
      List: [
        { effect: "TakeExtraTurn", optional: false },
        { effect: "YouWinTheGame", optional: false },
      ],
    }),
  ],
  "a choice in a choice": [
    {
      Named: {
        ReclaimForCost: {
          Choice: [{ Choice: ["DiscardHand", { Energy: 1 }] }, { Energy: 2 }],
        },
      },
    },
    {
      Named: {
        ReclaimForCost: {
          Choice: ["DiscardHand", { Energy: 1 }, { Energy: 2 }],
        },
      },
    },
  ],
  "a list of one cost": [
    { Named: { ReclaimForCost: { CostList: ["DiscardHand"] } } },
    { Named: { ReclaimForCost: "DiscardHand" } },
  ],
  "costs of nothing": [
    {
      Activated: {
        costs: [{ Choice: [] }, "DiscardHand"],
        effect: EXTRA_TURN,
      },
    },
    { Activated: { costs: ["DiscardHand"], effect: EXTRA_TURN } },
  ],
  "default options of an activated ability": [
    {
      Activated: {
        costs: ["DiscardHand"],
        effect: EXTRA_TURN,
        options: { is_fast: false, is_multi: true },
      },
    },
    { Activated: { costs: ["DiscardHand"], effect: EXTRA_TURN } },
  ],
  "default options of a triggered ability": [
    {
      Triggered: {
        trigger: "GainEnergy",
        effect: EXTRA_TURN,
        options: { once_per_turn: false, until_end_of_turn: false },
      },
    },
    { Triggered: { trigger: "GainEnergy", effect: EXTRA_TURN } },
  ],
  "a static ability without a condition": [
    { Static: { WithOptions: { ability: "HasAllCharacterTypes" } } },
    { Static: { StaticAbility: "HasAllCharacterTypes" } },
  ],
  "a trigger that lasts until end of turn": [
    event({
      Effect: {
        CreateTriggerUntilEndOfTurn: {
          trigger: { trigger: "GainEnergy", effect: EXTRA_TURN },
        },
      },
    }),
    event({
      Effect: {
        CreateTriggerUntilEndOfTurn: {
          trigger: {
            trigger: "GainEnergy",
            effect: EXTRA_TURN,
            options: { once_per_turn: false, until_end_of_turn: true },
          },
        },
      },
    }),
  ],
};

for (const [name, [roundabout, simple]] of Object.entries(SIMPLER)) {
  Deno.test(`normalize() makes ${name} simpler, as its text is read`, () => {
    deepStrictEqual(normalize([roundabout]), [simple]);
    deepStrictEqual(normalize([simple]), [simple]);
    const { ok, text, variables } = serialize([roundabout]);
    const read = parse(text, variables);
    deepStrictEqual([ok, read.ok && read.abilities], [true, [simple]]);
  });
}

Deno.test("normalize() leaves what the parser builds as it is", () => {
  const abilities = [...cards, ...abilityCards].map(({ ability }) => ability);
  deepStrictEqual(normalize(abilities), abilities);
});

/** Texts that say something in a roundabout way. */
const ROUNDABOUT = [
  "Do the following: draw {cards}.",
  "Pay {e} to do the following: you may draw {cards}.",
  "{e} or either discard your hand or abandon an ally: Draw {cards}.",
  "{e} and both discard your hand and abandon an ally: Draw {cards}.",
  "No cost and discard your hand: Draw {cards}.",
  "No cost and no cost, discard your hand: Draw {cards}.",
  "Either no cost or {e}: Draw {cards}.",
];

for (const text of ROUNDABOUT) {
  Deno.test(`parse() builds from "${text}" what normalize() leaves as it is`, () => {
    const read = parse(text, "cards: 1, e: 2");
    deepStrictEqual(
      read.ok && normalize(read.abilities),
      read.ok && read.abilities,
    );
    deepStrictEqual(read.ok, true);
  });
}

Deno.test("normalize() bears abilities nested 50,000 times", () => {
  let chain: Effect = EXTRA_TURN;
  for (let i = 0; i < 50_000; i++) {
    chain = { Modal: [{ energy_cost: 1, effect: chain }] };
  }
  const [ability] = normalize([event(chain)]);
  ok(ability !== undefined && "Event" in ability);
  let depth = 0;
  let inner: Effect | undefined = ability.Event.effect;
  while (inner !== undefined && "Modal" in inner) {
    inner = inner.Modal[0]?.effect;
    depth++;
  }
  deepStrictEqual([depth, inner], [50_000, EXTRA_TURN]);
});
