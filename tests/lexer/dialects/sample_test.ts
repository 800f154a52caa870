import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { parse as parseToml } from "smol-toml";
import { DIRECTIVES } from "../../../ast/internal.ts";
import { rlf } from "../../../lexer/dialects/mod.ts";
import { detectDialect, parse, serialize } from "../../../mod.ts";
import { SAMPLE_TABULA } from "../../sample_tabula.ts";

const rows = parseToml(SAMPLE_TABULA["rlf-cards.toml"])["rlf-cards"] as {
  readonly name: string;
  readonly "rules-text": string;
  readonly variables?: string;
}[];

for (const { name, "rules-text": text, variables = "" } of rows) {
  Deno.test(`the sample card ${name} is RLF, and written as we would write it`, () => {
    const card = parse(text, variables);
    ok(card.ok);
    strictEqual(detectDialect(text, variables), "rlf");
    deepStrictEqual(serialize(card.abilities, { dialect: "rlf" }), {
      ok: true,
      text,
      variables,
      warnings: [],
    });
  });
}

// Upstream has no card for these, or another directive that is written alike.
const UNUSED: ReadonlySet<string> = new Set([
  "copies",
  "text-number",
  "figments",
  "up-to-n-cards",
]);

Deno.test("the sample has every directive that RLF texts are written with", () => {
  const all = rows.map((row) => row["rules-text"].toLowerCase()).join("\n");
  const missing = Object.keys(DIRECTIVES)
    .filter((name) => !UNUSED.has(name))
    // The keys of the table.
    .map((name) => rlf.plain(name as keyof typeof DIRECTIVES).text)
    .filter((text) => !all.includes(text.toLowerCase()));
  deepStrictEqual(missing, []);
});
