import { deepStrictEqual } from "node:assert/strict";
import { ceilingAbility } from "../../bench/ceiling.ts";
import { simpleAbilities } from "../../bench/fixtures.ts";
import { floorAbility } from "../../bench/floor.ts";
import { miniAbility } from "../../bench/mini_grammar.ts";
import { run } from "../../combinators/mod.ts";

Deno.test("the grammars that are compared for speed make the same trees", () => {
  for (const { columns, tree } of simpleAbilities) {
    const mini = run(miniAbility, columns);
    deepStrictEqual(mini.ok && mini.value, tree);
    deepStrictEqual(floorAbility(columns), tree);
    deepStrictEqual(ceilingAbility(columns), tree);
  }
});
