import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { checkOf } from "../../../serializer/shapes/check.ts";

/** The check of a type with so many variants without data: "a", "b", … */
function checkOfVariants(count: number) {
  const tags = [..."abcdefgh"].slice(0, count);
  const variants = Object.fromEntries(tags.map((tag) => [tag, null]));
  return checkOf({ Letter: { variants } }, "Letter");
}

Deno.test("a misfit names up to six variants", () => {
  strictEqual(
    checkOfVariants(6)("x")?.expected,
    'one of "a", "b", "c", "d", "e", "f"',
  );
});

Deno.test("of more variants, a misfit counts the rest", () => {
  strictEqual(
    checkOfVariants(8)("x")?.expected,
    'one of "a", "b", "c", "d", "e", "f" and 2 more',
  );
});

Deno.test("a misfit tells the keys that lead to it, the innermost first", () => {
  const check = checkOf(
    { Card: { fields: { costs: { list: "number" } } } },
    "Card",
  );
  deepStrictEqual(check({ costs: [1, "2"] }), {
    keys: [1, "costs"],
    expected: "a number",
    found: "2",
  });
});
