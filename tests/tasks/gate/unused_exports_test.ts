import { deepStrictEqual } from "node:assert/strict";
import { exportsOf, usesOf } from "../../../tasks/gate/exports.ts";
import { unusedExports } from "../../../tasks/gate/unused_exports.ts";

/** What the module "a.ts" exports, and what others do with it. */
type Case = readonly [
  what: string,
  modules: Readonly<Record<string, string>>,
  unused: readonly string[],
];

const A = 'export function draw() {}\nexport const CARDS = ["Fox"];\n';
const NOBODY = (name: string) => `a.ts exports "${name}", which nobody imports`;

const CASES: readonly Case[] = [
  ["what nobody imports", { "a.ts": A }, [NOBODY("draw"), NOBODY("CARDS")]],
  ["all but what is imported", {
    "a.ts": A,
    "b.ts": 'import { CARDS as cards } from "./a.ts";\n',
  }, [NOBODY("draw")]],
  ["nothing if a module is imported as a whole", {
    "a.ts": A,
    "b.ts": 'import * as a from "./a.ts";\n',
  }, []],
  ["nothing that is loaded on demand", {
    "a.ts": A,
    "b.ts": 'const { draw } = await import("./a.ts");\n' +
      'const all = (await import("./a.ts")).CARDS;\n',
  }, []],
  ["nothing that a command picks from a computed import", {
    "a.ts": A,
    "b.ts": "load: onDemand(\n" +
      '  import.meta.resolve("./a.ts"),\n' +
      '  ({ draw }: typeof import("./a.ts")) => draw,\n),\n',
  }, [NOBODY("CARDS")]],
  ["nothing that the package exports", {
    "a.ts": A,
    "mod.ts": 'export { draw } from "./a.ts";\nexport * from "./a.ts";\n',
  }, []],
  ["what is passed on to nobody, and where it comes from", {
    "a.ts": A,
    "room/internal.ts": 'export { draw as d } from "../a.ts";\n',
    "b.ts": 'import { CARDS } from "./a.ts";\n',
  }, [
    NOBODY("draw"),
    'room/internal.ts exports "d", which nobody imports',
  ]],
  ["nothing that is passed on and imported there", {
    "a.ts": A,
    "room/internal.ts": 'export * from "../a.ts";\n',
    "b.ts": 'import { CARDS, draw } from "./room/internal.ts";\n',
  }, []],
  ["no type in a signature of its module", {
    "a.ts": "export interface Card {}\nexport type Deck = Card[];\n",
  }, [NOBODY("Deck")]],
  ["what lives for tests alone", {
    "a.ts": A,
    "tests/a_test.ts": 'import { CARDS, draw } from "../a.ts";\n',
  }, [
    'a.ts exports "draw" for nothing but tests',
    'a.ts exports "CARDS" for nothing but tests',
  ]],
  ["nothing that tests import and its module uses", {
    "a.ts": `${A}draw(CARDS);\n`,
    "tests/a_test.ts": 'import { CARDS, draw } from "../a.ts";\n',
  }, []],
  ["a helper of tests that no test imports", {
    "tests/a.ts": A,
    "tests/a_test.ts": 'import { draw } from "./a.ts";\n',
  }, ['tests/a.ts exports "CARDS", which nobody imports']],
];

for (const [what, modules, unused] of CASES) {
  Deno.test(`unusedExports() finds ${what}`, () => {
    const texts = new Map(Object.entries(modules));
    deepStrictEqual(unusedExports(texts, ["mod.ts"]), unused);
  });
}

Deno.test("exportsOf() knows every way to export", () => {
  const text = "export async function* a() {}\nexport interface B {}\n" +
    'export {\n  c,\n  type D as E,\n} from "./c.ts";\nexport { f };\n' +
    'export type * from "./g.ts";\n';
  deepStrictEqual(
    exportsOf(text).map(({ name, kind, from }) =>
      `${kind} ${name} ${from?.name ?? ""}`.trim()
    ),
    ["value a", "type B", "value c c", "type E D", "value f", "type * *"],
  );
});

Deno.test("usesOf() knows every way to import", () => {
  const text = 'import a from "./a.ts";\nimport type { B } from "./b.ts";\n' +
    'import {\n  c,\n  type D as E,\n} from "./c.ts";\n' +
    'import text from "./t.txt" with { type: "text" };\n' +
    'const f = () => import("./f.ts");\n';
  deepStrictEqual(
    usesOf(text).map(({ specifier, name }) => `${specifier} ${name}`),
    [
      "./a.ts default",
      "./b.ts B",
      "./c.ts c",
      "./c.ts D",
      "./t.txt default",
      "./f.ts *",
    ],
  );
});
