import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { Ajv } from "ajv";
import { parse } from "smol-toml";
import { LANGUAGES, tabulaSchemas } from "../../../editor/mod.ts";
import { SAMPLE_TABULA } from "../../sample_tabula.ts";
import { cardRow } from "./card_file.ts";

const SCHEMAS = tabulaSchemas();

/** The first thing that is wrong with a TOML text, by the schema of a file. */
function wrongIn(file: string, text: string): string | undefined {
  const validate = new Ajv().compile(SCHEMAS.get(file) ?? {});
  return validate(parse(text)) ? undefined : validate.errors?.[0]?.message;
}

const files = Object.entries(SAMPLE_TABULA)
  .filter(([name]) => name.endsWith(".toml"))
  // A table of our own: the game does not load it.
  .filter(([name]) => name !== "rlf-cards.toml");

for (const [name, text] of files) {
  Deno.test(`tabulaSchemas() accepts ${name} of the sample`, () => {
    ok(SCHEMAS.has(name));
    strictEqual(wrongIn(name, text), undefined);
  });
}

/** What stands in a row, and whether the game takes it. */
const ROWS: readonly (readonly [string, boolean])[] = [
  ['rarity = "Common"', true],
  ['rarity = "Comon"', false],
  ["spark = 2", true],
  ['spark = ""', true],
  ['spark = "*"', true],
  ["spark = true", false],
  ["spark = -1", false],
  ['is-fast = "yes"', false],
  ['subtype = "Spirit Animal"', true],
  ['subtype = "SpiritAnimal"', false],
  ["rules-text = 2", false],
];

for (const [rest, isGood] of ROWS) {
  Deno.test(`tabulaSchemas() judges ${rest} as the game does`, () => {
    const text = cardRow(rest);
    const errors = LANGUAGES.tabula.diagnosticsOf({ file: "cards.toml", text });
    deepStrictEqual(
      [wrongIn("cards.toml", text) === undefined, errors.length === 0],
      [isGood, isGood],
    );
  });
}

Deno.test("tabulaSchemas() describes every key", () => {
  const described = JSON.stringify([...SCHEMAS.values()])
    .match(/"description":"[^"]+"/g) ?? [];
  ok(described.length > 60);
});
