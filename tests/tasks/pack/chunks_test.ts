import { deepStrictEqual, match } from "node:assert/strict";
import config from "../../../deno.json" with { type: "json" };
import { bundleTogether } from "../../../tasks/cli/deno/bundle.ts";
import { runTool } from "../../../tasks/pack/run.ts";
import { skip, testWith } from "../../permissions.ts";
import { withDirectory } from "../temporary.ts";
import { findWaitingChunks } from "./chunks.ts";
import { describeMissingNode } from "./versions.ts";

const test = testWith("read", "run", "write");

const ROOT = new URL("../../../", import.meta.url);

// The front door has all that is exported here, and the command line.
const { ".": _, ...DOORS } = config.exports;

for (const door of Object.values(DOORS)) {
  test(`a page may await what ${door} loads on demand`, async () => {
    const chunks = await bundleTogether([new URL(door, ROOT)]);
    const name = door.replace(/^.*\/(.*)\.ts$/, "$1.js");
    deepStrictEqual(findWaitingChunks(chunks, name), []);
  });
}

Deno.test("findWaitingChunks() finds chunks that import the door, or what it imports", () => {
  const chunks = {
    "door.js":
      'import{a}from"./shared.js";import("./late.js");import("./b.js")',
    "shared.js": 'import("./leaf.js")',
    "late.js": 'import"./middle.js"',
    "middle.js": 'export*from"./shared.js"',
    "b.js": 'import{c}from"./door.js"',
    "leaf.js": 'import"./other.js"',
  };
  deepStrictEqual(findWaitingChunks(chunks, "door.js"), ["late.js", "b.js"]);
});

/** A program that loads the sample cards before anything else. */
const PROGRAM = `
import { readFile } from "node:fs/promises";
import { loadTabula } from "./mod.js";
const directory = ${JSON.stringify(new URL("examples/tabula", ROOT).pathname)};
const loaded = await loadTabula("production", { directory, readFile });
console.log(loaded.ok ? loaded.tabula.cards.size : loaded.errors);
`;

const NO_EVAL = "--disallow-code-generation-from-strings";

/** Programs that run modules, how, and why they cannot. */
const ENGINES = [
  ["deno", ["run", "--allow-read", `--v8-flags=${NO_EVAL}`], undefined],
  ["node", [NO_EVAL], await describeMissingNode()],
] as const;

for (const [program, options, reason] of ENGINES) {
  const name = `loadTabula() makes no code from strings in ${program}`;
  const run = () =>
    withDirectory(async (path) => {
      const files = {
        ...await bundleTogether([new URL("tabula/mod.ts", ROOT)]),
        "main.js": PROGRAM,
        "package.json": '{ "type": "module" }',
      };
      for (const [name, text] of Object.entries(files)) {
        await Deno.writeTextFile(`${path}/${name}`, text);
      }
      const { output } = await runTool(program, [
        ...options,
        `${path}/main.js`,
      ]);
      match(output, /^48$/m);
    });
  if (reason === undefined) test(name, run);
  else skip(name, reason);
}
