import { deepStrictEqual } from "node:assert/strict";
import { outlineOf, shrunkFiles } from "../../../tasks/tabula/shrunk_files.ts";

const ROW = '[[cards]]\nname = "Fox"\nrules-text = "Draw {cards}."\n';

const CASES: readonly (readonly [
  name: string,
  now: string | undefined,
  isShrunk: boolean,
])[] = [
  ["is gone", undefined, true],
  ["is empty", "", true],
  ["ends after a row", ROW, true],
  ["ends in the middle of a row", `${ROW}\n[[cards]]\nname = "Fox"\n`, true],
  ["ends in the middle of a line", `${ROW}\n[[cards]]\nna`, true],
  ["was written up to the middle", ROW.replace("Fox", "Bear"), true],
  ["has a shorter text", `${ROW}\n${ROW.replace("Fox", "Ox")}`, false],
  ["has a shorter first row", `${ROW.replace("Fox", "Ox")}\n${ROW}`, false],
  ["has a longer text", `${ROW}\n${ROW.replace("Fox", "Bear")}`, false],
  ["has fewer blank lines at its end", `${ROW}\n${ROW.trimEnd()}`, false],
  ["is the same", `${ROW}\n${ROW}`, false],
];

for (const [name, now, isShrunk] of CASES) {
  Deno.test(`a file that ${name} has ${isShrunk ? "" : "not "}shrunk`, () => {
    const before = new Map([["cards.toml", outlineOf(`${ROW}\n${ROW}`)]]);
    const after = now === undefined ? [] : [["cards.toml", now] as const];
    deepStrictEqual(
      shrunkFiles(
        before,
        new Map(after.map(([name, text]) => [name, outlineOf(text)])),
      ),
      isShrunk ? ["cards.toml"] : [],
    );
  });
}
