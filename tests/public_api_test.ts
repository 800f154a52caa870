import { deepStrictEqual } from "node:assert/strict";
import * as api from "../mod.ts";

// What strangers build on. A name that goes from this list is a breaking change
// and belongs in CHANGELOG.md; a new one is a promise.
const NAMES: readonly string[] = [
  "CARD_TYPES",
  "EFFECT_TRIGGERS",
  "EFFECT_TYPES",
  "ID_TYPES",
  "OBJECT_PREDICATES",
  "RARITIES",
  "applySuggestion",
  "boardHtml",
  "boardOf",
  "boardSvg",
  "boardText",
  "changeWords",
  "collectJsonCards",
  "diffPuzzles",
  "detectDialect",
  "displayed",
  "fixPuzzle",
  "formatBindings",
  "formatPuzzle",
  "indexCards",
  "jsonElements",
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
  "withMend",
  "writePuzzle",
];

Deno.test("mod.ts exports what it promises, and nothing else", () => {
  deepStrictEqual(Object.keys(api).sort(), [...NAMES].sort());
});

/** A symbol of `deno doc --json`. */
interface Symbol {
  readonly name: string;
  readonly declarations: readonly {
    readonly jsDoc?: { readonly doc?: string };
  }[];
}

Deno.test("everything that mod.ts exports is documented", async () => {
  const { stdout } = await new Deno.Command("deno", {
    args: ["doc", "--json", new URL("../mod.ts", import.meta.url).pathname],
  }).output();
  const { nodes } = JSON.parse(new TextDecoder().decode(stdout));
  const [{ symbols }] = Object.values(nodes) as [{ symbols: Symbol[] }]; // One module was asked for.
  const bare = symbols.filter(({ declarations }) =>
    !declarations.some(({ jsDoc }) => jsDoc?.doc !== undefined)
  );
  deepStrictEqual(bare.map(({ name }) => name), []);
});
