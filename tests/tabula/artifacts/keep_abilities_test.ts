import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { type Build, keepAbilities } from "../../../tabula/mod.ts";
import { build, GAME } from "../build.ts";

const id = (last: string) => `0a0b0c0d-0000-4000-8000-00000000000${last}`;

function game(...texts: readonly string[]): Build {
  const rows = texts.map((text, at) =>
    `[[cards]]\nid = "${id(`${at}`)}"\nrules-text = "${text}"\n` +
    'variables = "cards: 2, e: 1"\n'
  );
  return build({ ...GAME, "cards.toml": rows.join("") });
}

function abilities({ artifacts }: Build): string {
  return artifacts.at(-1)?.contents ?? "";
}

const GOOD = game("Draw {cards}.", "Gain {e}.");
const BROKEN = game("Drow {cards}.", "Gain {e}.");

Deno.test("keepAbilities() gives a broken card what it had before", () => {
  const kept = keepAbilities(BROKEN, abilities(GOOD));
  strictEqual(abilities(kept), abilities(GOOD));
  deepStrictEqual(kept.kept.map(({ card }) => card.id), [id("0")]);
  deepStrictEqual(kept.leftOut, BROKEN.leftOut);
  deepStrictEqual(kept.problems, BROKEN.problems);
});

Deno.test("keepAbilities() prefers what can be read now", () => {
  const kept = keepAbilities(GOOD, abilities(game("Gain {e}.", "Gain {e}.")));
  strictEqual(abilities(kept), abilities(GOOD));
  deepStrictEqual(kept.kept, []);
});

for (const stored of ["", "{", "[]", "null", "{}", `{"${id("0")}": 7}`]) {
  Deno.test(`keepAbilities() finds nothing to keep in ${JSON.stringify(stored)}`, () => {
    const kept = keepAbilities(BROKEN, stored);
    strictEqual(abilities(kept), abilities(BROKEN));
    deepStrictEqual(kept.kept, []);
  });
}

Deno.test("keepAbilities() writes nothing if a file cannot be read", () => {
  const unreadable = build({ ...GAME, "cards.toml": "[[" });
  const kept = keepAbilities(unreadable, abilities(GOOD));
  strictEqual(abilities(kept), "");
});
