import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { type DirectiveName, DIRECTIVES } from "../../../ast/internal.ts";
import {
  classic,
  dialectOf,
  DIALECTS,
  KEYWORD_NAMES,
  rlf,
} from "../../../lexer/dialects/mod.ts";
import { findDialect } from "../../../lexer/choose_dialect.ts";
import { parseBindings, tokenize } from "../../../lexer/internal.ts";
import { grammar } from "../../../parser/internal.ts";
import { valueOf } from "../../results.ts";

const inGrammar = grammar().vocabulary.words
  .filter((word) => word.startsWith("{")).map((word) => word.slice(1, -1));

Deno.test("the keywords of dialects are the directives of the grammar without values", () => {
  const plain = inGrammar.filter((name) =>
    classic.read(name).sort === "plain" && name !== "card-count" &&
    name !== "mode-cost"
  );
  deepStrictEqual([...KEYWORD_NAMES].sort(), plain.sort());
});

// The keys of the table.
for (const name of Object.keys(DIRECTIVES) as DirectiveName[]) {
  for (const dialect of Object.values(DIALECTS)) {
    const { text, names } = dialect.plain(name);
    Deno.test(`${dialect.name} reads ${text} as something that the grammar knows`, () => {
      const [first = ""] = text.slice(1, -1).split("} {");
      const reading = dialect.read(first.toLowerCase());
      if (text === "{pronoun:$n}") {
        strictEqual(reading.sort, "pronoun");
        return;
      }
      ok(reading.sort === "value");
      ok(
        inGrammar.includes(reading.base) || reading.kind !== "integer" ||
          name === "e-",
      );
      deepStrictEqual(reading.needs.map((need) => need.names[0]), names);
    });
  }
}

const SHOWN: { readonly [body: string]: string } = {
  "cards": "both",
  "judgment": "both",
  "e2": "both",
  "energy": "both",
  "c": "both",
  "$s": "rlf",
  "a_subtype": "rlf",
  "energy($e)": "rlf",
  "card:$c": "rlf",
  "pronoun:$n": "rlf",
  "choose_one": "rlf",
  "enrgy_symbol": "rlf",
  "a-subtype": "classic",
  "subtype2": "classic",
  "chooseone": "classic",
  "mode1-cost": "classic",
  "count-alies": "classic",
  "frobnicate": "both",
};

for (const [body, expected] of Object.entries(SHOWN)) {
  Deno.test(`{${body}} can be ${expected}`, () => {
    strictEqual(dialectOf(body)?.name ?? "both", expected);
  });
}

const CHOSEN: readonly (readonly [string, string, string])[] = [
  ["Draw {cards}.", "cards: 2", "classic"],
  ["Draw {cards}.", "c: 2", "rlf"],
  ["Draw {cards}.", "", "classic"],
  ["Draw {cards}.", "cards: 2, c: 2", "classic"],
  ["Draw {cards($c)}.", "", "rlf"],
  ["Draw {cards($c)} {a-subtype} {figments}.", "", "rlf"],
  ["Draw {cards($c)} {a-subtype} {a-figment}.", "", "classic"],
  ["Draw.", "", "classic"],
];

for (const [text, variables, expected] of CHOSEN) {
  Deno.test(`${JSON.stringify(text)} with "${variables}" is ${expected}`, () => {
    const tokens = valueOf(tokenize(text));
    const bindings = valueOf(parseBindings(variables));
    strictEqual(findDialect({}, tokens, bindings).name, expected);
    strictEqual(findDialect({ dialect: "rlf" }, tokens, bindings), rlf);
  });
}
