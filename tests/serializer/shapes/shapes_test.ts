import { deepStrictEqual } from "node:assert/strict";
import schema from "../../../schema/abilities.schema.json" with {
  type: "json",
};
import { knownVariants, treeShapes } from "../../../serializer/mod.ts";
import {
  compactShapes,
  withoutKnown,
} from "../../../tasks/gate/compact_shapes.ts";

Deno.test("the shapes of the tree are those of its types", () => {
  deepStrictEqual(treeShapes(), compactShapes(schema, "Ability"));
});

Deno.test("variants with a wording are left out of the file of shapes", () => {
  const shapes = {
    Costs: { variants: { DiscardHand: null, Choice: "CostGroup" } },
    U32: "number",
  };
  deepStrictEqual(withoutKnown(shapes, knownVariants()), {
    Costs: { variants: { Choice: "CostGroup" } },
    U32: "number",
  });
});
