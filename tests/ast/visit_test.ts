import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import {
  type Ability,
  type Predicate,
  type Sums,
  variant,
} from "../../ast/internal.ts";
import type { NodePath } from "../../ast/mod.ts";
import { parse } from "../../parser/mod.ts";
import { visit, type Visitor } from "../../ast/visit.ts";
import shapes from "../../schema/ability_shapes.json" with { type: "json" };
import { cards } from "../frames.ts";

// A key for each, or this does not compile.
const SUMS: { readonly [S in keyof Sums]: true } = {
  Abilities: true,
  CardPredicates: true,
  CollectionExpressions: true,
  Conditions: true,
  Costs: true,
  Effects: true,
  NamedAbilities: true,
  Operators: true,
  Predicates: true,
  QuantityExpressions: true,
  StandardEffects: true,
  StandardStaticAbilities: true,
  StaticAbilities: true,
  TriggerEvents: true,
};

Deno.test("every type of the tree with variants that hold something can be visited", () => {
  const sums = Object.entries(shapes).filter(([, shape]) =>
    typeof shape === "object" && "variants" in shape &&
    Object.values(shape.variants).some((payload) => payload !== null)
  );
  deepStrictEqual(sums.map(([name]) => name).sort(), Object.keys(SUMS).sort());
});

/** Every variant of a tree, and the way to it. */
function allIn(abilities: readonly Ability[]) {
  const found: [string, NodePath][] = [];
  const note = ([tag]: readonly [string, unknown], path: NodePath) => {
    found.push([tag, path]);
  };
  const visitor: Visitor = {
    Abilities: note,
    CardPredicates: note,
    CollectionExpressions: note,
    Conditions: note,
    Costs: note,
    Effects: note,
    NamedAbilities: note,
    Operators: note,
    Predicates: note,
    QuantityExpressions: note,
    StandardEffects: note,
    StandardStaticAbilities: note,
    StaticAbilities: note,
    TriggerEvents: note,
  };
  visit(abilities, visitor);
  return found;
}

Deno.test("visit() finds every tag of every example, each where its path leads", () => {
  for (const { ability } of cards) {
    const found = allIn([ability]);
    for (const [tag, path] of found) {
      const node = path.reduce<unknown>((at, key) => Object(at)[key], [
        ability,
      ]);
      ok(node === tag || Object.hasOwn(Object(node), tag));
    }
    const objects = found.filter(([tag, path]) =>
      path.reduce<unknown>((at, key) => Object(at)[key], [ability]) !== tag
    );
    strictEqual(objects.length, tagsIn(ability), JSON.stringify(ability));
  }
});

/** How many keys in a tree are tags: the wire spells them in upper case. */
function tagsIn(node: unknown): number {
  if (typeof node !== "object" || node === null) return 0;
  return Object.entries(node).reduce(
    (sum, [key, child]) => sum + (/^[A-Z]/.test(key) ? 1 : 0) + tagsIn(child),
    0,
  );
}

Deno.test("visit() calls the function of a variant with what it holds", () => {
  const card = parse(
    "{Judgment} You may pay {e} to draw {cards}. {Dissolve} an enemy.",
    { e: 1, cards: 2 },
  );
  const calls: unknown[] = [];
  visit(card.ok ? card.abilities : [], {
    Costs: { Energy: (energy) => calls.push(energy) },
    StandardEffects: {
      DrawCards: ({ count }, path) => calls.push([count, path.join(".")]),
      YouWinTheGame: () => calls.push("never"),
    },
    TriggerEvents: { Keywords: (keywords) => calls.push(...keywords) },
    Predicates: ([tag, card]) => calls.push([tag, card]),
  });
  deepStrictEqual(calls, [
    "Judgment",
    [2, "0.Triggered.effect.ListWithOptions.effects.0.effect"],
    ["Enemy", "Character"],
    1,
  ]);
});

Deno.test("visit() takes trees that are deeper than the stack", () => {
  let target: Predicate = { Another: "Character" };
  for (let i = 0; i < 50_000; i++) {
    target = { Enemy: { CouldDissolve: { target } } };
  }
  const ability: Ability = {
    Event: { effect: { Effect: { DissolveCharacter: { target } } } },
  };
  let depth = 0;
  visit([ability], {
    Predicates: { Another: (_, path) => depth = path.length },
  });
  strictEqual(depth, 6 + 3 * 50_000);
});

Deno.test("variant() tells the tag and what it holds", () => {
  deepStrictEqual(variant<Sums["StandardEffects"]>("TakeExtraTurn"), [
    "TakeExtraTurn",
    undefined,
  ]);
  const [tag, payload] = variant<Sums["Costs"]>({ Energy: 2 });
  strictEqual(tag === "Energy" && payload + 1, 3);
});
