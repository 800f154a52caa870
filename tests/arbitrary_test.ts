import { deepStrictEqual } from "node:assert/strict";
import fc from "fast-check";
import { ABILITY_SHAPES } from "../ast/ability_shapes.ts";
import { visit } from "../mod.ts";
import { arbitraryAbility } from "./arbitrary.ts";

Deno.test("arbitraryAbility() makes every effect", () => {
  const shape = ABILITY_SHAPES["StandardEffects"];
  const effects = typeof shape === "object" && "variants" in shape
    ? Object.keys(shape.variants)
    : [];
  const made = new Set<string>();
  const abilities = fc.sample(arbitraryAbility(), { numRuns: 2_000, seed: 7 });
  visit(abilities, { StandardEffects: ([name]) => made.add(name) });
  deepStrictEqual([...made].toSorted(), effects.toSorted());
});
