import { deepStrictEqual } from "node:assert/strict";
import { duplicatesOf } from "../../../site/cards/duplicates.ts";
import { galleryOfRows, row } from "./sample.ts";

async function groupsOf(
  ...texts: readonly (readonly [text: string, variables: string])[]
): Promise<readonly string[]> {
  const rows = texts.map(([text, variables], i) =>
    row(i, String.fromCharCode(65 + i), text, { variables })
  );
  const { cards } = await galleryOfRows(...rows);
  return duplicatesOf(cards).map(({ kind, cards }) =>
    `${kind}: ${cards.map(({ name }) => name).join("")}`
  );
}

Deno.test("duplicatesOf() finds cards that say the same in other words", async () => {
  deepStrictEqual(
    await groupsOf(
      ["Draw {cards}. Gain {e}.", "cards: 2, e: 1"],
      ["Draw {cards}, then gain {e}.", "cards: 2, e: 1"],
      ["Gain {e}.", "e: 1"],
    ),
    ["same: AB"],
  );
});

Deno.test("duplicatesOf() finds cards that differ in numbers and types only", async () => {
  deepStrictEqual(
    await groupsOf(
      ["Draw {cards}.", "cards: 2"],
      ["Draw {cards}.", "cards: 3"],
      [
        "When you {materialize} an allied {subtype}, gain {e}.",
        "subtype: warrior, e: 1",
      ],
      [
        "When you {materialize} an allied {subtype}, gain {e}.",
        "subtype: mage, e: 2",
      ],
    ),
    ["alike: AB", "alike: CD"],
  );
});

Deno.test("duplicatesOf() lists equal cards once, and different ones never", async () => {
  deepStrictEqual(
    await groupsOf(
      ["Draw {cards}.", "cards: 2"],
      ["Draw {cards}.", "cards: 2"],
      ["Discard {discards}.", "discards: 2"],
      ["Not a card.", ""],
      ["Not a card.", ""],
      ["", ""],
    ),
    ["same: AB"],
  );
});
