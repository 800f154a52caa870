import assert from "node:assert/strict";
import { parseAbility } from "../../lorcana/mod.ts";

/** Two alternatives begin with such a clause, and each may contain another. */
const NESTED = "play this character, you may ";

Deno.test("parseAbility() reads no clause twice: 80 levels of “you may” take no second", () => {
  const text = `When you ${NESTED.repeat(80)}banish chosen character.`;
  const start = performance.now();
  assert.equal(parseAbility(text).ok, false);
  assert.ok(performance.now() - start < 1000);
});
