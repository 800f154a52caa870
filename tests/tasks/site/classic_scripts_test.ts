import { deepStrictEqual } from "node:assert/strict";
import { classicScript } from "../../../tasks/site/classic_scripts.ts";

/** Modules in the forms that `deno bundle` writes, minified or not. */
const MODULES = {
  "words.js": "var a=[];export{a};\n",
  "verbs.js":
    'import {\n  a as t\n} from "./words.js";\n\nt.push("draw");function n(e){return[...t,e]}\n\nexport {\n  n as b,\n  t as c\n};\n',
  "main.js":
    'import"./words.js";import{b as r}from"./verbs.js";globalThis.said=r("{e}from\\"./x\\"");\n',
  "game.js":
    'import{a as s}from"../words.js";import{b as o}from"../verbs.js";s.push("play");globalThis.said=o("cards");\n',
};

/** What the scripts of a page leave on its window. */
function said(...scripts: readonly string[]): unknown {
  const window: { readonly said?: unknown } = {};
  new Function("globalThis", scripts.join("\n"))(window);
  return window.said;
}

Deno.test("a script brings along what its entry imports, imports first", () => {
  deepStrictEqual(said(classicScript(MODULES, "main.js")), [
    "draw",
    '{e}from"./x"',
  ]);
});

Deno.test("a script of a game shares the modules of the page", () => {
  const page = classicScript(MODULES, "main.js");
  const game = classicScript(MODULES, "game.js", "main.js");
  deepStrictEqual(said(page, game), ["draw", "play", "cards"]);
  deepStrictEqual(game.match(/"use strict"/g)?.length, 1);
});

Deno.test("a script of a game has what the page does not", () => {
  const game = classicScript(MODULES, "game.js", "words.js");
  deepStrictEqual(game.match(/"use strict"/g)?.length, 2);
});
