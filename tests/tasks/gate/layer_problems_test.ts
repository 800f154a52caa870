import { deepStrictEqual, match } from "node:assert/strict";
import { cycleProblems } from "../../../tasks/gate/cycle_problems.ts";
import { layerProblems } from "../../../tasks/gate/layer_problems.ts";
import type { LayerTables } from "../../../tasks/gate/layers.ts";
import { inFlow } from "../../../tasks/gate/folder_parts.ts";
import { orderProblems } from "../../../tasks/gate/order_problems.ts";
import { readModules } from "../../../tasks/gate/modules.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read");

const root = new URL("../../..", import.meta.url).pathname;

test("every module of this project imports only what it may", async () => {
  const modules = await readModules(root);
  deepStrictEqual([
    ...layerProblems(modules),
    ...cycleProblems(modules),
    ...orderProblems(modules),
  ], []);
});

const bad: readonly (readonly [path: string, text: string, reason: RegExp])[] =
  [
    [
      "ast/cost.ts",
      `import { a } from "../lexer/mod.ts";`,
      /ast may import diagnostics, memo\.ts, schema/,
    ],
    [
      "parser/cost.ts",
      `import { a } from "../lexer/token.ts";`,
      /the doors are lexer\/mod\.ts and lexer\/internal\.ts/,
    ],
    [
      "parser/effects/draw.ts",
      `import type { a } from "../../tabula/mod.ts";`,
      /parser may import ast, diagnostics, lexer, lexer\/dialects, memo\.ts/,
    ],
    [
      "tasks/dreamtides/parse.ts",
      `import { a } from "../../lexer/token.ts";`,
      /the doors are lexer\/mod\.ts and lexer\/internal\.ts/,
    ],
    [
      "parser/cost.ts",
      `import { a } from "arcsecond";`,
      /only combinators knows arcsecond/,
    ],
    [
      "tasks/cli/help.ts",
      `import type { a } from "@stricli/core";`,
      /only tasks\/cli\/stricli\.ts may/,
    ],
    [
      "tabula/toml/read_rows.ts",
      `const a = await import("smol-toml");`,
      /only tabula\/toml\/parse_toml\.ts may/,
    ],
    [
      "ast/cost.ts",
      `import { a } from "node:fs";`,
      /ast may import no package/,
    ],
    [
      "lexer/resolve.ts",
      `import { a } from "../parser/flawless.ts";`,
      /only tasks\/dreamtides may/,
    ],
    [
      "parser/ability.ts",
      `import { a } from "./fast/mod.ts";`,
      /parser may import parser\/abilities, parser\/effects/,
    ],
    [
      "parser/spans/segments.ts",
      `import { a } from "../internal.ts";`,
      /a door is for other rooms/,
    ],
    [
      "site/browser/workbench/app.ts",
      `import { a } from "../../cards/card.ts";`,
      /site\/browser\/workbench may import site\/browser\/shared/,
    ],
    [
      "parser/cost.ts",
      `import { a } from "./spans/segments.ts";`,
      /parser may import parser\/abilities, parser\/effects/,
    ],
    [
      "parser/effects/draw.ts",
      `import { a } from "../spans/segments.ts";`,
      /parser\/effects may import parser$/,
    ],
    [
      "combinators/rule.ts",
      `import { a } from "./compiled/trie.ts";`,
      /combinators may import no other part/,
    ],
    [
      "tasks/cli/report.ts",
      `import { a } from "../pzl/check.ts";`,
      /tasks\/cli may import no other part/,
    ],
    [
      "tasks/cli/report.ts",
      `import { a } from "../../lexer/mod.ts";`,
      /tasks\/cli may import deno\.json, diagnostics/,
    ],
    [
      "tasks/pzl/check.ts",
      `import { a } from "../lorcana/texts.ts";`,
      /tasks\/pzl may import tasks\/cli/,
    ],
    [
      "tasks/routes.ts",
      `import { a } from "./gate/ok.ts";`,
      /tasks may import tasks\/cli, tasks\/dreamtides/,
    ],
    [
      "tasks/gate/parse.ts",
      `import { a } from "jsr:@std/fs";`,
      /the import map of deno\.json/,
    ],
    [
      "lexer/mod.ts",
      `export { a } from "./a.ts";\nexport const b = 1;`,
      /a door only exports/,
    ],
    [
      "tasks/tabula/watch.ts",
      `const text = await Deno.readTextFile("cards.toml");`,
      /commands touch the world through Io/,
    ],
  ];

for (const [path, text, reason] of bad) {
  test(`layerProblems() refuses ${text} in ${path}`, () => {
    const problems = layerProblems(new Map([[path, text]]));
    deepStrictEqual(problems.length, 1);
    match(problems[0] ?? "", reason);
  });
}

const good: readonly (readonly [path: string, text: string])[] = [
  ["parser/cost.ts", `import { a } from "../lexer/mod.ts";`],
  ["parser/effects/draw.ts", `import { a } from "../cost.ts";`],
  ["parser/diagnose/repair/edit.ts", `import { a } from "../../ability.ts";`],
  ["parser/parse.ts", `import { a } from "./diagnose/diagnose.ts";`],
  ["serializer/write.ts", `import { a } from "../lexer/dialects/mod.ts";`],
  ["combinators/run.ts", `import { a } from "./compiled/grammar.ts";`],
  ["parser/parse.ts", `import { a } from "./fast/mod.ts";`],
  ["bench/stages.ts", `import { a } from "../parser/fast/mod.ts";`],
  ["tasks/cli/application.ts", `import a from "../../deno.json";`],
  ["tasks/main.ts", `import { a } from "./cli/run.ts";`],
  ["tasks/main.ts", `Deno.exitCode = 0;`],
  ["tasks/tabula/watch.ts", `// Deno.watchFs loses count.`],
  [
    "tasks/dreamtides/parse.ts",
    `import { a } from "../../parser/internal.ts";`,
  ],
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

/** A folder whose parts show a flow, some of them deeper than others. */
const flow: LayerTables = {
  layers: { game: { folders: [], packages: [] } },
  parts: {
    game: {
      ...inFlow("ast", "text", "grammar", "grammar/nouns", "grammar/effects"),
      "parse.ts": { parts: ["ast", "text", "grammar/effects"] },
    },
  },
  exceptions: [],
  importedOnce: {},
  outsideWorld: [],
};

const steps: readonly (readonly [path: string, to: string, ok: boolean])[] = [
  ["game/text/words.ts", "../ast/node.ts", true],
  ["game/text/words.ts", "../grammar/nouns/noun.ts", false],
  ["game/grammar/names.ts", "../text/words.ts", true],
  ["game/grammar/names.ts", "./nouns/noun.ts", false],
  ["game/grammar/effects/draw.ts", "../nouns/noun.ts", true],
  ["game/grammar/effects/draw.ts", "../names.ts", true],
  ["game/grammar/nouns/noun.ts", "../effects/draw.ts", false],
  ["game/grammar/nouns/deep/noun.ts", "../noun.ts", true],
  ["game/parse.ts", "./grammar/effects/draw.ts", true],
  ["game/parse.ts", "./grammar/names.ts", false],
  ["game/mod.ts", "./grammar/nouns/noun.ts", true],
  ["game/ast/node.ts", "../options.ts", false],
];

for (const [path, to, isAllowed] of steps) {
  Deno.test(`inFlow() ${isAllowed ? "lets" : "does not let"} ${path} import ${to}`, () => {
    const modules = new Map([[path, `export { a } from "${to}";`]]);
    deepStrictEqual(layerProblems(modules, flow).length, isAllowed ? 0 : 1);
  });
}

Deno.test("cycleProblems() names the modules of a cycle", () => {
  const modules = new Map([
    ["ast/a.ts", `import { b } from "./b.ts";`],
    ["ast/b.ts", `import { c } from "./c.ts";`],
    ["ast/c.ts", `import { b } from "./b.ts";`],
  ]);
  deepStrictEqual(cycleProblems(modules), [
    "Import cycle: ast/b.ts → ast/c.ts → ast/b.ts",
  ]);
});

Deno.test("cycleProblems() lets types and lazy imports form cycles", () => {
  const modules = new Map([
    ["ast/a.ts", `import type { B } from "./b.ts";`],
    ["ast/b.ts", `import type { A } from "./a.ts";`],
    ["mod.ts", `if (import.meta.main) import("./tasks/cli.ts");`],
    ["tasks/cli.ts", `import { parse } from "../mod.ts";`],
  ]);
  deepStrictEqual(cycleProblems(modules), []);
});

Deno.test("orderProblems() names a file and a folder that import each other", () => {
  const modules = new Map([
    ["pzl/parse.ts", `import { a } from "./text/line.ts";`],
    ["pzl/text/line.ts", `import type { P } from "./piece.ts";`],
    ["pzl/text/piece.ts", `import type { Q } from "../parse.ts";`],
  ]);
  deepStrictEqual(orderProblems(modules), [
    "pzl/parse.ts imports pzl/text/, and pzl/text/piece.ts imports it",
  ]);
});

Deno.test("orderProblems() lets a folder import the files below it", () => {
  const modules = new Map([
    ["pzl/parse.ts", `import { a } from "./text/line.ts";`],
    ["pzl/text/line.ts", `import type { P } from "../types.ts";`],
    ["pzl/types.ts", ""],
  ]);
  deepStrictEqual(orderProblems(modules), []);
});
