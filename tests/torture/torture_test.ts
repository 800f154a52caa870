import { match, ok, strictEqual } from "node:assert/strict";
import { table, torture, TRIALS } from "./torture.ts";
import { repeat } from "./trial.ts";
import { testWith } from "../permissions.ts";

const test = testWith("read", "write");

for (const trial of TRIALS) {
  test(`torture, one round: ${trial.name}`, async () => {
    const { isBroken, problem } = await repeat(trial, 20261117, 0);
    ok(!isBroken, problem);
  });
}

Deno.test("torture() goes on after a trial that breaks, and tells its seed", async () => {
  let rounds = 0;
  const results = await torture(7, 0, [
    {
      name: "breaks",
      round: "1 text",
      run: () => Promise.reject(new Error("no")),
    },
    { name: "holds", round: "1 text", run: async () => void await ++rounds },
    { name: "cannot", round: "1 text", run: () => Promise.resolve("skipped") },
  ]);
  strictEqual(rounds, 1);
  match(table(results), /^FAIL {2}breaks .* seed 7: no\nok {4}holds /);
  match(table(results), /\n- {5}cannot .* skipped$/);
});
