import { deepStrictEqual, strictEqual } from "node:assert/strict";
import type { Build } from "../../../tabula/mod.ts";
import { goodAbilities, keepAbilities } from "../../../tabula/internal.ts";
import { build, GAME } from "../build.ts";

const id = (last: string) => `0a0b0c0d-0000-4000-8000-00000000000${last}`;

function game(...texts: readonly string[]): Build {
  const rows = texts.map((text, at) =>
    `[[cards]]\nid = "${id(`${at}`)}"\nrules-text = ${text}\n` +
    'variables = "cards: 2, e: 1"\n'
  );
  return build({ ...GAME, "cards.toml": rows.join("") });
}

function abilities({ artifacts }: Build): string {
  return artifacts.at(-1)?.contents ?? "";
}

/** What is known after some builds, one after another. */
function goodAfter(...builds: readonly Build[]): ReadonlyMap<string, string> {
  return builds.reduce(
    (good, each) => goodAbilities(keepAbilities(each, good), good),
    new Map<string, string>() as ReadonlyMap<string, string>,
  );
}

const GOOD = game('"Draw {cards}."', '"Gain {e}."');
const OTHER = game('"Gain {e}."', '"Gain {e}."');

/** Ways in which the first card can be broken. */
const BROKEN = ['"Drow {cards}."', "5", '["Draw {cards}."]'];

for (const text of BROKEN) {
  Deno.test(`keepAbilities() gives a card what it had before rules-text = ${text}`, () => {
    const broken = game(text, '"Gain {e}."');
    for (const earlier of [[GOOD], [OTHER, GOOD], [GOOD, broken, broken]]) {
      const kept = keepAbilities(broken, goodAfter(...earlier));
      strictEqual(abilities(kept), abilities(GOOD));
      deepStrictEqual(kept.kept.map(({ id }) => id), [id("0")]);
      deepStrictEqual(kept.leftOut, broken.leftOut);
      deepStrictEqual(kept.problems, broken.problems);
    }
  });
}

Deno.test("keepAbilities() prefers what can be read now", () => {
  const kept = keepAbilities(GOOD, goodAfter(OTHER));
  strictEqual(abilities(kept), abilities(GOOD));
  deepStrictEqual(kept.kept, []);
});

Deno.test("keepAbilities() finds nothing to keep of a card that was never read", () => {
  const broken = game('"Drow."', '"Gain {e}."');
  const kept = keepAbilities(broken, goodAfter(broken));
  strictEqual(abilities(kept), abilities(broken));
  deepStrictEqual(kept.kept, []);
});

Deno.test("keepAbilities() forgets a card that is gone", () => {
  const gone = build({ ...GAME, "cards.toml": GAME["cards.toml"] ?? "" });
  const broken = game('"Drow."', '"Gain {e}."');
  deepStrictEqual(keepAbilities(broken, goodAfter(GOOD, gone)).kept, []);
});

Deno.test("keepAbilities() writes nothing if a file cannot be read", () => {
  const unreadable = build({ ...GAME, "cards.toml": "[[" });
  strictEqual(abilities(keepAbilities(unreadable, goodAfter(GOOD))), "");
});
