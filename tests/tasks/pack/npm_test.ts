import { deepStrictEqual, ok, rejects, strictEqual } from "node:assert/strict";
import { packNpm, withFields, withoutStart } from "../../../tasks/pack/npm.ts";
import { runTool } from "../../../tasks/pack/run.ts";
import { gzippedSize } from "../gzip.ts";
import { testWith } from "../../permissions.ts";
import { namesIn, withDirectory } from "../temporary.ts";
import { describeMissingNode, versionOf } from "./versions.ts";

const test = testWith("read", "run", "write");

const reason = await describeMissingNode() ??
  (await versionOf("npm") === undefined
    ? "skipped: npm is not installed"
    : undefined);

/** A program that uses every door, and whose types must hold. */
const PROGRAM = `
import { parse, serialize, visit, type Ability } from "@dreamtides/parse";
import { render } from "@dreamtides/parse/diagnostics";
import { display } from "@dreamtides/parse/display";
import { parse as parseOnly } from "@dreamtides/parse/dreamtides";
import { LANGUAGES } from "@dreamtides/parse/editor";
import { parseAbility } from "@dreamtides/parse/lorcana";
import { parsePuzzle } from "@dreamtides/parse/pzl";
import { toRon } from "@dreamtides/parse/rust";
import { loadTabula } from "@dreamtides/parse/tabula";

const card = parse("{Judgment} Draw {cards}.", { cards: 2 });
let drawn = 0;
visit(card.ok ? card.abilities : [], {
  StandardEffects: { DrawCards: ({ count }) => drawn += count },
});
if (!card.ok) throw new Error(card.errors.map((each) => render(each, { file: "", text: "" })).join());
const abilities: readonly Ability[] = card.abilities;
const shown = display("Gain {e}.", "e: 2");
const draft = { text: "Drow {cards}.", variables: "cards: 1" };
console.log(JSON.stringify([
  serialize(abilities).text,
  shown.ok && shown.plain,
  parseOnly("Draw {cards}.", "cards: 1").ok,
  LANGUAGES.dreamtides.diagnosticsOf(draft).map(({ code }) => code),
  parseAbility("Draw a card.").ok,
  parsePuzzle("[metadata]").ok,
  typeof loadTabula,
  drawn,
  toRon([]),
]));
`;

/** A page that asks the front door for what it needs. */
const PAGE = 'export { parse, render, serialize } from "@dreamtides/parse";';

const BUNDLING = [
  "bundle",
  "--quiet",
  "--node-modules-dir=manual",
  "--platform=browser",
  "--minify",
  "--output=page.js",
  "page.ts",
];

/** What that page may load, in bytes: hardly more than from the smaller doors. */
const MOST_BYTES = 66_500;

const EXPECTED = [
  "{Judgment} Draw {cards}.",
  "Gain 2●.",
  true,
  ["unknown-word"],
  true,
  false,
  "function",
  2,
  "[]",
];

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: "esnext",
    module: "nodenext",
    types: ["node"],
  },
  files: ["main.ts"],
};

Deno.test({
  name: reason === undefined
    ? "packNpm() makes a package that Node runs and tsc checks"
    : `packNpm() makes a package for Node (${reason})`,
  ignore: reason !== undefined,
  fn: () =>
    withDirectory(async (path) => {
      const packed = await packNpm(path);
      const project = `${path}/project`;
      await Deno.mkdir(project);
      const write = (name: string, text: string) =>
        Deno.writeTextFile(`${project}/${name}`, text);
      await write("package.json", '{ "type": "module" }');
      await write("main.ts", PROGRAM);
      await write("tsconfig.json", JSON.stringify(TSCONFIG));
      await runTool("npm", [
        "install",
        "--no-audit",
        "--no-fund",
        packed,
        "typescript@5.9.3",
        "@types/node@24",
      ], project);
      await runTool("npm", ["exec", "--", "tsc"], project);
      const { output } = await runTool("node", [
        "--experimental-strip-types",
        "--no-warnings",
        "main.ts",
      ], project);
      deepStrictEqual(JSON.parse(output), EXPECTED);
      await write("page.ts", PAGE);
      await runTool("deno", BUNDLING, project);
      const bundle = await Deno.readTextFile(`${project}/page.js`);
      ok(gzippedSize(bundle) <= MOST_BYTES, "The page is too large");
      await write("main.ts", PROGRAM.replace("{ cards: 2 }", "2"));
      await rejects(runTool("npm", ["exec", "--", "tsc"], project), /TS2345/);
    }),
});

test("packNpm() leaves out what only the command line and the pages need", () =>
  withDirectory(async (path) => {
    await packNpm(path);
    const names = namesIn(`${path}/package`);
    ok(names.includes("mod.js") && names.includes("tabula"));
    for (const name of ["examples", "site", "tasks"]) {
      ok(!names.includes(name), name);
    }
  }));

Deno.test("withoutStart() cuts off what starts the command line", () => {
  strictEqual(
    withoutStart(
      'export { a } from "./a.js";\n// why\nif (import.meta.main) {\n  go();\n}\n',
    ),
    'export { a } from "./a.js";\n',
  );
});

Deno.test("withFields() adds what deno.json cannot say, and drops what the library does without", () => {
  const manifest = JSON.parse(withFields(JSON.stringify({
    name: "x",
    dependencies: { "smol-toml": "^1", "@stricli/core": "^1" },
  })));
  deepStrictEqual(manifest.dependencies, { "smol-toml": "^1" });
  deepStrictEqual(manifest.engines, { node: ">=22" });
  ok(manifest.keywords.includes("dreamtides"));
});
