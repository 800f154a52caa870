import { deepStrictEqual, ok } from "node:assert/strict";
import { EQUIVALENTS } from "../../mutants/equivalents.ts";
import { isInFastLane, isStale } from "../../mutants/tests/stale.ts";

Deno.test("every equivalent mutant of the fast lane is one of a line that is in it", () => {
  const rows = EQUIVALENTS.filter(({ path }) => isInFastLane(path));
  ok(rows.length > 0);
  deepStrictEqual(rows.filter(isStale), []);
});
