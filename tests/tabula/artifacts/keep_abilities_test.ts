import { deepStrictEqual, strictEqual } from "node:assert/strict";
import type { Build } from "../../../tabula/mod.ts";
import { keepAbilities } from "../../../tabula/internal.ts";
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
  deepStrictEqual(kept.kept.map(({ id }) => id), [id("0")]);
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

/** Ways to break the first of two cards other than in its text. */
const SLIPS: readonly (readonly [string, (rows: string) => string])[] = [
  [
    "a text that is not a string",
    (rows) => rows.replace('"Draw {cards}."', "5"),
  ],
  [
    "variables that are not a string",
    (rows) => rows.replace('variables = "cards: 2, e: 1"', "variables = 5"),
  ],
  ["no id", (rows) => rows.replace(`id = "${id("0")}"\n`, "")],
  [
    "the id of another card",
    (rows) =>
      `${rows}[[cards]]\nid = "${id("0")}"\nrules-text = "You win the game."\n`,
  ],
];

for (const [name, slip] of SLIPS) {
  Deno.test(`keepAbilities() keeps what a card had that has ${name}`, () => {
    const rows = [0, 1].map((at) =>
      `[[cards]]\nid = "${id(`${at}`)}"\n` +
      `rules-text = "${at === 0 ? "Draw {cards}." : "Gain {e}."}"\n` +
      'variables = "cards: 2, e: 1"\n'
    ).join("");
    const broken = build({ ...GAME, "cards.toml": slip(rows) });
    const kept = keepAbilities(broken, abilities(GOOD));
    strictEqual(abilities(kept), abilities(GOOD));
    deepStrictEqual(kept.kept.map(({ id }) => id), [id("0")]);
  });
}
