import { strictEqual } from "node:assert/strict";
import type { Ability } from "../../ast/internal.ts";
import { serializeAbility } from "../../serializer/mod.ts";

const EFFECT = { Effect: { DrawCards: { count: 2 } } };

/** An object with keys of its own, and others that it only inherits. */
function heir<T extends object>(own: T, inherited: object): T {
  return Object.assign(Object.create(inherited), own);
}

Deno.test("a key that a tree inherits is not one of its own", () => {
  const ability: Ability = heir(
    { Event: heir({ effect: EFFECT }, { author: "Ada" }) },
    { toolVersion: 3 },
  );
  strictEqual(serializeAbility(ability).text, "Draw {cards}.");
});

Deno.test("two keys of its own are one too many", () => {
  const ability = { Event: { effect: EFFECT }, Named: { Reclaim: null } };
  const written = serializeAbility(ability);
  strictEqual(written.ok || written.errors[0]?.code, "unfit-tree");
});
