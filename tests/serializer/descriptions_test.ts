import { deepStrictEqual, strictEqual } from "node:assert/strict";
import type { Ability, CardPredicate } from "../../ast/internal.ts";
import { parse, serialize } from "../../mod.ts";

/** Cards with much to be said about them, and how it is said. */
const WRITTEN: { readonly [text: string]: CardPredicate } = {
  "a {fast} card with cost {e}": fast(costs("Card")),
  "a card with cost {e} with {fast} with cost {e}": costs(fast(costs("Card"))),
  "a card with cost {e} with cost {e} with {fast}": fast(costs(costs("Card"))),
  "a {fast} event which could {dissolve} an ally": fast(
    { CouldDissolve: { target: { Another: "Character" } } },
  ),
  "an event with {fast} which could {dissolve} an ally with cost {e}": fast({
    CouldDissolve: { target: { Another: costs("Character") } },
  }),
  "an event with cost {e} with {fast} which could {dissolve} it": fast(
    costs({ CouldDissolve: { target: "It" } }),
  ),
  "a character with cost equal to the number of allied events which could {dissolve} it but with cost {e}":
    costs(counting({ CouldDissolve: { target: "It" } })),
};

for (const [text, predicate] of Object.entries(WRITTEN)) {
  Deno.test(`serialize() writes "${text}"`, () => {
    const written = serialize([discover(predicate)]);
    strictEqual(written.text, `{Discover} ${text}.`);
    const read = parse(written.text, written.variables);
    deepStrictEqual(read.ok && read.abilities, [discover(predicate)]);
  });
}

Deno.test("serialize() reports a description that would go to the target of an event before it", () => {
  const target = { Any: costs("Character") };
  const card = costs(counting({ CouldDissolve: { target } }));
  strictEqual(serialize([discover(card)]).ok, false);
});

function discover(predicate: CardPredicate): Ability {
  return { Event: { effect: { Effect: { Discover: { predicate } } } } };
}

function fast(target: CardPredicate): CardPredicate {
  return { Fast: { target } };
}

function costs(target: CardPredicate): CardPredicate {
  return { CardWithCost: { target, cost_operator: "Exactly", cost: 2 } };
}

function counting(count_matching: CardPredicate): CardPredicate {
  return {
    CharacterWithCostComparedToControlled: {
      target: "Character",
      cost_operator: "Exactly",
      count_matching,
    },
  };
}
