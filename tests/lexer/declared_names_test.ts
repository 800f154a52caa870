import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import { detectDialect, parse, parseBindings, serialize } from "../../mod.ts";
import { display } from "../../serializer/display/mod.ts";

const names = { subtypes: ["Pirate", "SkyPirate"], figments: ["Ghost"] };

/** Texts with names of the game's own, and what their trees contain. */
const TEXTS: readonly (readonly [text: string, variables: string, RegExp])[] = [
  ["{Dissolve} {a-subtype}.", "subtype: pirate", /"CharacterType":"Pirate"/],
  [
    "Allied {plural-subtype} have +{s} spark.",
    "subtype: sky-pirate, s: 1",
    /"CharacterType":"SkyPirate"/,
  ],
  [
    "{Materialize} {n-figments}.",
    "figment: ghost, number: 2",
    /"figment":"Ghost"/,
  ],
  ["{Dissolve} {@a subtype($t)}.", "t: SkyPirate", /"SkyPirate"/],
];

for (const [text, variables, tree] of TEXTS) {
  Deno.test(`parse() reads "${text}" with ${variables} only if the name is declared`, () => {
    strictEqual(parse(text, variables).ok, false);
    const read = parse(text, variables, { names });
    match(JSON.stringify(read), tree);
    const abilities = read.ok ? read.abilities : [];
    strictEqual(serialize(abilities).ok, false);
    const dialect = detectDialect(text, variables, { names });
    const written = serialize(abilities, { names, dialect });
    deepStrictEqual(
      [written.ok, written.text, written.variables],
      [true, text, variables],
    );
    const shown = display(text, variables, { names });
    strictEqual(shown.ok && shown.warnings.length, 0);
  });
}

Deno.test("parseBindings() lists all names, also the declared ones, if it knows none such", () => {
  const read = parseBindings("subtype: wizard", { names });
  const [error] = read.ok ? [] : read.errors;
  match(
    error?.message ?? "",
    /a subtype \(agent, .*, enigma, pirate, sky-pirate\)/,
  );
  match(error?.message ?? "", /a figment \(celestial, .*, shadow, ghost\)/);
});

Deno.test("parseBindings() proposes declared names", () => {
  const read = parseBindings("subtype: pirat", { names });
  const [error] = read.ok ? [] : read.errors;
  strictEqual(error?.suggestion?.edits[0]?.replacement, "pirate");
});
