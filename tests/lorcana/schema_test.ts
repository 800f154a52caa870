import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { Ajv } from "ajv";
import { parseCardText } from "../../lorcana/mod.ts";
import schema from "../../schema/lorcana.schema.json" with { type: "json" };
import { sampleTexts } from "./sample_texts.ts";

// A type may allow several kinds of values at once.
const validate = new Ajv({ allowUnionTypes: true }).compile(schema);

for (const spans of [false, true]) {
  const how = spans ? "with spans" : "without spans";
  Deno.test(`the schema fits every sample text, ${how}`, () => {
    const abilities = sampleTexts().flatMap((text) =>
      parseCardText(text, { spans }).flatMap((read) =>
        read.ok ? read.abilities : []
      )
    );
    ok(abilities.length > 100);
    for (const ability of abilities) {
      validate(JSON.parse(JSON.stringify(ability)));
      deepStrictEqual(validate.errors, null, JSON.stringify(ability));
    }
  });
}

Deno.test("the schema refuses an ability that is none", () => {
  strictEqual(validate({ type: "triggered" }), false);
});
