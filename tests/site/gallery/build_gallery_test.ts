import { deepStrictEqual, match, ok, strictEqual } from "node:assert/strict";
import { toPlain } from "../../../serializer/display/mod.ts";
import { isBroken } from "../../../site/cards/mod.ts";
import { galleryOf, galleryOfRows, row, SAMPLE } from "./sample.ts";

Deno.test("buildGallery() shows every card of the sample, none of them broken", async () => {
  const { cards, reports } = await galleryOf(SAMPLE);
  strictEqual(cards.length, 48 + 5 + 8 + 3);
  deepStrictEqual(cards.filter(isBroken), []);
  deepStrictEqual(reports, []);
});

Deno.test("buildGallery() takes name, cost, type, spark and text from the row", async () => {
  const { cards: [fox] } = await galleryOf(SAMPLE);
  const { spans, abilities, ...values } = fox!;
  deepStrictEqual(values, {
    id: "bebbc642-9a28-48d9-8d95-90aa51722522",
    name: "Lantern Fox",
    table: "cards",
    type: "Character",
    subtype: "Spirit Animal",
    rarity: "Common",
    cost: 2,
    spark: 1,
    text: "{Judgment} Draw {cards}.",
    variables: "cards: 1",
    reports: [],
  });
  strictEqual(toPlain(spans), "▸ Judgment: Draw a card.");
  strictEqual(abilities.length, 1);
});

Deno.test("buildGallery() puts broken cards first, with the report of each", async () => {
  const { cards } = await galleryOfRows(
    row(1, "Good", "{Prevent} a played card."),
    row(2, "Bad", "{Prevent} a plaid card."),
  );
  deepStrictEqual(cards.map(({ name }) => name), ["Bad", "Good"]);
  const [report] = cards[0]!.reports;
  strictEqual(report?.severity, "error");
  match(report.text, /did you mean "played"\?/);
  deepStrictEqual(cards[0]!.abilities, []);
});

Deno.test("buildGallery() reports a file that is not TOML, and shows the others", async () => {
  const { cards, reports } = await galleryOf({
    ...SAMPLE,
    "cards.toml": "[[cards]\n",
  });
  strictEqual(cards.length, 5 + 8 + 3);
  ok(reports.some(({ text }) => text.includes("cards.toml")));
});

Deno.test("buildGallery() leaves out a cost that is not a number, and reports it", async () => {
  const { cards: [card] } = await galleryOfRows(
    row(1, "Odd", "{Prevent} a played card.", { "energy-cost": "many" }),
  );
  strictEqual(card?.cost, undefined);
  ok(card !== undefined && isBroken(card));
});

Deno.test("buildGallery() shows texts with the directory's own messages", async () => {
  const { cards } = await galleryOf(SAMPLE, "Judgment = At judgment:");
  match(toPlain(cards[0]!.spans), /^At judgment: Draw a card\.$/);
});
