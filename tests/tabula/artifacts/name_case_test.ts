import { deepStrictEqual, strictEqual } from "node:assert/strict";
import {
  camel,
  isIdentifier,
  pascal,
  snake,
  upperSnake,
} from "../../../tabula/artifacts/name_case.ts";

const NAMES: readonly (readonly [string, string, string, string])[] = [
  ["Core 11", "CORE_11", "Core11", "core_11"],
  ["X-Ray's 2nd", "X_RAY_S_2_ND", "XRayS2Nd", "x_ray_s_2_nd"],
  ["HTMLParser", "HTML_PARSER", "HtmlParser", "html_parser"],
  ["BaseCardId", "BASE_CARD_ID", "BaseCardId", "base_card_id"],
  ["  spaced -- out  ", "SPACED_OUT", "SpacedOut", "spaced_out"],
  ["Éclair d'Été", "ÉCLAIR_D_ÉTÉ", "ÉclairDÉté", "éclair_d_été"],
  ["ABC", "ABC", "Abc", "abc"],
  ["aB", "A_B", "AB", "a_b"],
  ["7Up", "7_UP", "7Up", "7_up"],
  ["!?", "", "", ""],
];

for (const [name, upper, pascalCase, lower] of NAMES) {
  Deno.test(`"${name}" becomes "${upper}", "${pascalCase}", "${lower}"`, () => {
    deepStrictEqual(
      [upperSnake(name), pascal(name), snake(name)],
      [upper, pascalCase, lower],
    );
  });
}

Deno.test("camel() starts with a lower-case word", () => {
  strictEqual(camel("DreamwellCardId"), "dreamwellCardId");
});

for (const name of ["", "7_UP", "A²", "Self", "A B"]) {
  Deno.test(`isIdentifier() refuses "${name}"`, () => {
    strictEqual(isIdentifier(name), false);
  });
}

Deno.test("isIdentifier() takes letters of any language", () => {
  strictEqual(isIdentifier("ÉTÉ_2"), true);
});
