import { deepStrictEqual, ok } from "node:assert/strict";
import { simpleAbilities } from "../../bench/fixtures.ts";
import { floorAbility } from "../../bench/floor/ability.ts";
import { explain, run } from "../../combinators/mod.ts";
import { ability, grammar } from "../../parser/internal.ts";

Deno.test("the readers that are compared for speed make the same trees", () => {
  ok(simpleAbilities.length > 10);
  for (const { columns, tree } of simpleAbilities) {
    deepStrictEqual(floorAbility(columns), tree);
    for (const read of [run, explain]) {
      const outcome = read(grammar(), ability, columns);
      deepStrictEqual(outcome.ok && outcome.value, tree);
    }
  }
});
