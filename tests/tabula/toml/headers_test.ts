import { deepStrictEqual } from "node:assert/strict";
import { tomlHeaders } from "../../../tabula/toml/headers.ts";

const PATHS: readonly (readonly [string, readonly string[]])[] = [
  ["[[cards]]", ["cards"]],
  ["[[ cards ]] # all of them", ["cards"]],
  ['[["cards"]]', ["cards"]],
  ["[['cards']]", ["cards"]],
  ['[["\\u0063ards"]]', ["cards"]],
  ['[["\\U00000063\\x61rds"]]', ["cards"]],
  ['[ "a]b" . c.\'d"\' ]', ["a]b", "c", 'd"']],
  ['["tab\\there"]', ["tab\there"]],
  ["[cards", []],
  ['["cards]', []],
];

for (const [text, path] of PATHS) {
  Deno.test(`tomlHeaders() reads the keys of ${text}`, () => {
    deepStrictEqual(tomlHeaders(text).map((each) => each.path), [path]);
  });
}
