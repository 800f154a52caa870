import { ok, strictEqual } from "node:assert/strict";
import config from "../deno.json" with { type: "json" };
import { testWith } from "./permissions.ts";

const test = testWith("read");

// A grammar keeps its ways in a long table of numbers, and nothing else does.
// This file imports nothing of ours, so that no grammar is older than it.
const LONG = 1 << 14;

let tables = 0;

globalThis.Int32Array = new Proxy(Int32Array, {
  construct: (target, args, proxied) => {
    if (args[0] === LONG) tables++;
    return Reflect.construct(target, args, proxied);
  },
});

test("importing every door builds no grammar", async () => {
  const doors = Object.values(config.exports);
  ok(doors.includes("./mod.ts"));
  await Promise.all(doors.map((door) => import(`../${door}`)));
  strictEqual(tables, 0);
});

Deno.test("the first text of a language builds its grammar, the second none", async () => {
  const { parse } = await import("../mod.ts");
  const { parseAbility } = await import("../lorcana/mod.ts");
  for (let i = 0; i < 2; i++) {
    ok(parse("Draw {cards}.", "cards: 2").ok);
    ok(parseAbility("Draw a card.").ok);
  }
  strictEqual(tables, 2);
});
