import { deepStrictEqual, match } from "node:assert/strict";
import { cycleProblems, layerProblems } from "../../../tasks/gate/layers.ts";
import { readModules } from "../../../tasks/gate/modules.ts";

const root = new URL("../../..", import.meta.url).pathname;

Deno.test("every module of this project imports only what it may", async () => {
  const modules = await readModules(root);
  deepStrictEqual([...layerProblems(modules), ...cycleProblems(modules)], []);
});

const bad: readonly (readonly [path: string, text: string, reason: RegExp])[] =
  [
    [
      "ast/cost.ts",
      `import { a } from "../lexer/mod.ts";`,
      /ast may import no other folder/,
    ],
    [
      "parser/cost.ts",
      `import { a } from "../lexer/token.ts";`,
      /the front door is lexer\/mod\.ts/,
    ],
    [
      "parser/effects/draw.ts",
      `import type { a } from "../../serializer/mod.ts";`,
      /parser may import ast, diagnostics, combinators, lexer/,
    ],
    [
      "tasks/parse.ts",
      `import { a } from "../lexer/token.ts";`,
      /the front door is lexer\/mod\.ts/,
    ],
    [
      "parser/cost.ts",
      `import { a } from "arcsecond";`,
      /only combinators knows arcsecond/,
    ],
    [
      "ast/cost.ts",
      `import { a } from "node:fs";`,
      /ast may import no package/,
    ],
    [
      "tasks/parse.ts",
      `import { a } from "jsr:@std/fs";`,
      /the import map of deno\.json/,
    ],
    [
      "lexer/mod.ts",
      `export { a } from "./a.ts";\nexport const b = 1;`,
      /a front door only exports/,
    ],
  ];

for (const [path, text, reason] of bad) {
  Deno.test(`layerProblems() refuses ${text} in ${path}`, () => {
    const problems = layerProblems(new Map([[path, text]]));
    deepStrictEqual(problems.length, 1);
    match(problems[0] ?? "", reason);
  });
}

const good: readonly (readonly [path: string, text: string])[] = [
  ["parser/cost.ts", `import { a } from "../lexer/mod.ts";`],
  ["parser/effects/draw.ts", `import { a } from "../cost.ts";`],
  ["combinators/rule.ts", `import { Parser } from "arcsecond";`],
  ["bench/choice_bench.ts", `import { choice } from "arcsecond";`],
  ["tests/lexer/token_test.ts", `import { a } from "../../lexer/token.ts";`],
  ["mod.ts", `import { a } from "./lexer/mod.ts";`],
  ["lexer/mod.ts", `/** Tokens. */\nexport {\n  a,\n} from "./a.ts";\n`],
];

for (const [path, text] of good) {
  Deno.test(`layerProblems() allows ${text} in ${path}`, () => {
    deepStrictEqual(layerProblems(new Map([[path, text]])), []);
  });
}

Deno.test("cycleProblems() names the modules of a circle", () => {
  const modules = new Map([
    ["ast/a.ts", `import { b } from "./b.ts";`],
    ["ast/b.ts", `import { c } from "./c.ts";`],
    ["ast/c.ts", `import { b } from "./b.ts";`],
  ]);
  deepStrictEqual(cycleProblems(modules), [
    "Import circle: ast/b.ts → ast/c.ts → ast/b.ts",
  ]);
});

Deno.test("cycleProblems() lets types and lazy imports go in circles", () => {
  const modules = new Map([
    ["ast/a.ts", `import type { B } from "./b.ts";`],
    ["ast/b.ts", `import type { A } from "./a.ts";`],
    ["mod.ts", `if (import.meta.main) import("./tasks/cli.ts");`],
    ["tasks/cli.ts", `import { parse } from "../mod.ts";`],
  ]);
  deepStrictEqual(cycleProblems(modules), []);
});
