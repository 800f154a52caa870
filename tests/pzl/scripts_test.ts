import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { parsePuzzle, type PrecastEntry, writePuzzle } from "../../pzl/mod.ts";
import { frame } from "./frame.ts";

/** An entry as it is written, as it is read, and its canonical text. */
const entries: readonly (readonly [string, PrecastEntry, string?])[] = [
  ["Opt", { card: "Opt" }],
  ["Shock->AI", { card: "Shock", target: "ai" }, "Shock->ai"],
  ["Shock -> +7", { card: "Shock", target: 7 }, "Shock->7"],
  ["Shock->0", { card: "Shock", target: 0 }],
  ["Karn, Scion of Urza:3", {
    card: "Karn, Scion of Urza",
    action: { kind: "ability", index: 3 },
  }],
  ["007:TrigY->Human", {
    cardId: 7,
    action: { kind: "svar", name: "TrigY" },
    target: "human",
  }, "7:TrigY->human"],
  ["Ondu Rising:KW#AwakenOnly->5", {
    card: "Ondu Rising",
    action: { kind: "keyword", name: "AwakenOnly" },
    target: 5,
  }],
  ["Opt:CustomScript:DB$ Pump | A$ 1->2->5", {
    card: "Opt",
    action: { kind: "custom", script: "DB$ Pump | A$ 1->2" },
    target: 5,
  }],
  ["Summon^ Knights : X", {
    card: "Summon: Knights",
    action: { kind: "svar", name: "X" },
  }, "Summon^ Knights:X"],
  ["Opt:", { card: "Opt" }, "Opt"],
  ["Shock->AI:", { card: "Shock->AI" }],
  ["Shock->AI:->5", {
    card: "Shock->AI",
    action: { kind: "svar", name: "" },
    target: 5,
  }],
];

for (const key of ["precast", "putonstack"] as const) {
  for (const [text, entry, canonical = text] of entries) {
    Deno.test(`${key} reads "${text}", and writes "${canonical}"`, () => {
      const result = parsePuzzle(frame(`p1${key}=${text};`));
      if (!result.ok) throw new Error(result.errors[0]?.message);
      const { precast, putOnStack } = result.state.players.ai;
      deepStrictEqual([...precast, ...putOnStack], [entry]);
      const written = writePuzzle(result).match(
        /^p1(precast|putonstack)=(.*)$/m,
      );
      deepStrictEqual([written?.[1], written?.[2]], [key, canonical]);
    });
  }
}

Deno.test("an entry without a host is left out", () => {
  const result = parsePuzzle(frame("p0precast=:X->9;Opt;->ai"));
  strictEqual(result.ok && result.state.players.human.precast.length, 1);
});
