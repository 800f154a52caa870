import { deepStrictEqual } from "node:assert/strict";
import config from "../deno.json" with { type: "json" };
import * as api from "../mod.ts";
import { testWith } from "./permissions.ts";

const test = testWith("read", "run");

// What strangers build on. A name that goes from this list is a breaking change
// and belongs in CHANGELOG.md; a new one is a promise.
const NAMES: readonly string[] = [
  "CARD_SUBTYPES",
  "CARD_TYPES",
  "EFFECT_TRIGGERS",
  "EFFECT_TYPES",
  "FIGMENT_TYPES",
  "ID_TYPES",
  "OBJECT_PREDICATES",
  "RARITIES",
  "TRIGGER_KEYWORDS",
  "applySuggestion",
  "boardHtml",
  "boardOf",
  "boardSvg",
  "boardText",
  "boardsHtml",
  "changeWords",
  "diffPuzzles",
  "detectDialect",
  "displayed",
  "fixPuzzle",
  "formatBindings",
  "formatPuzzle",
  "indexCards",
  "lintCard",
  "loadTabula",
  "locate",
  "locateNodes",
  "normalize",
  "parse",
  "parseAbility",
  "parseAssertion",
  "parseAssertions",
  "parseBindings",
  "parsePuzzle",
  "puzzleFromDump",
  "puzzleStats",
  "scriptReferences",
  "puzzleTemplate",
  "puzzleText",
  "readCardScript",
  "readEdition",
  "readNameList",
  "readTokenScript",
  "render",
  "renderAll",
  "renderJson",
  "renderShort",
  "resolve",
  "serialize",
  "serializeAbility",
  "serializeEffect",
  "serializeModalChoices",
  "suggestDirectives",
  "suggestVariables",
  "suggestWords",
  "tokenize",
  "tryWritePuzzle",
  "variablesText",
  "variant",
  "visit",
  "writePuzzle",
];

Deno.test("mod.ts exports what it promises, and nothing else", () => {
  deepStrictEqual(Object.keys(api).sort(), [...NAMES].sort());
});

/** A symbol of `deno doc --json`. */
interface Symbol {
  readonly name: string;
  readonly declarations: readonly {
    readonly kind: string;
    readonly jsDoc?: { readonly doc?: string };
  }[];
}

async function documented(door: string): Promise<readonly Symbol[]> {
  const { stdout } = await new Deno.Command("deno", {
    args: ["doc", "--json", new URL(`../${door}`, import.meta.url).pathname],
  }).output();
  const { nodes } = JSON.parse(new TextDecoder().decode(stdout));
  const [{ symbols }] = Object.values(nodes) as [{ symbols: Symbol[] }]; // One module was asked for.
  return symbols;
}

for (const [door, file] of Object.entries(config.exports)) {
  test(`what deno doc shows of "${door}" is documented and can be imported`, async () => {
    const [symbols, exports] = await Promise.all([
      documented(file),
      import(`../${file}`),
    ]);
    const bare = symbols.filter(({ declarations }) =>
      !declarations.some(({ jsDoc }) => jsDoc?.doc !== undefined)
    );
    deepStrictEqual(bare.map(({ name }) => name), []);
    const values = symbols.filter(({ declarations }) =>
      declarations.some(({ kind }) =>
        kind !== "interface" && kind !== "typeAlias"
      )
    );
    deepStrictEqual(
      values.map(({ name }) => name).sort(),
      Object.keys(exports).sort(),
    );
  });
}
