import { doesNotMatch, strictEqual } from "node:assert/strict";
import { constants } from "../../../tabula/artifacts/constants.ts";
import { testCards } from "../../../tabula/artifacts/test_card.ts";
import { writeTestCardRust } from "../../../tabula/artifacts/rust/test_card.ts";
import { writeTestCardTypeScript } from "../../../tabula/artifacts/typescript/test_card.ts";
import type { CardRow } from "../../../tabula/cards/picked_row.ts";

const HOSTILE = [
  "Draw {cards}.\rGain {e}.",
  "Draw {cards}.\r\nGain {e}.",
  "\u202eDraw\u2066 {cards}.",
  "\0\u001b[2J\u009b31m */ /* Draw.",
  "\u2028Draw.\u2029",
];

// deno-lint-ignore no-control-regex
const UNSAFE = /[\0-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]/;

for (const text of HOSTILE) {
  Deno.test(`a comment can hold the text ${JSON.stringify(text)}`, () => {
    const { cards } = testCards([rowOf(text)]);
    strictEqual(cards.length, 1);
    doesNotMatch(writeTestCardRust(cards), UNSAFE);
    doesNotMatch(writeTestCardTypeScript(cards, "./identifiers.ts"), UNSAFE);
  });
}

function rowOf(text: string): CardRow {
  const row = {
    place: { file: "test-cards.toml", row: { table: "test-cards", index: 0 } },
    name: "A",
    uuid: "00000000-0000-4000-8000-000000000001",
    text,
  };
  return row as unknown as CardRow; // As much of one as constants need.
}

for (const [one, other] of [["\u212b", "\u00c5"], ["A\u030a", "\u00c5"]]) {
  Deno.test(`"${one}" and "${other}" are one name to Rust, so the second is refused`, () => {
    const taken = constants([]);
    strictEqual(taken.claim(one!, "first"), undefined);
    strictEqual(taken.claim(other!, "second")?.code, "duplicate-constant");
  });
}

for (const name of ["\u037a", "\u0e33"]) {
  Deno.test(`${JSON.stringify(name)} starts no identifier of Rust`, () => {
    strictEqual(constants([]).claim(name, name)?.code, "unusable-name");
  });
}
