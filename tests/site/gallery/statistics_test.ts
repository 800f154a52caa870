import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { prepareSearch } from "../../../site/cards/search/indexed_card.ts";
import { findCards, readSearch } from "../../../site/cards/search/search.ts";
import { statisticsOf } from "../../../site/cards/statistics.ts";
import { galleryOf, galleryOfRows, row, SAMPLE } from "./sample.ts";

Deno.test("statisticsOf() counts cards by cost, gaps included", async () => {
  const { cards } = await galleryOfRows(
    row(1, "A", "", { "energy-cost": 1 }),
    row(2, "B", "", { "energy-cost": 3 }),
    row(3, "C", "", { "energy-cost": 3 }),
    row(4, "D", "", { "energy-cost": "*" }),
  );
  deepStrictEqual(
    statisticsOf(prepareSearch(cards)).costs.map(({ name, cards }) =>
      `${name}: ${cards}`
    ),
    ["0: 0", "1: 1", "2: 0", "3: 2"],
  );
});

Deno.test("statisticsOf() puts a cost of a million into the last bar", async () => {
  const { cards } = await galleryOfRows(
    row(1, "A", "", { "energy-cost": 1_000_000 }),
  );
  const { costs } = statisticsOf(prepareSearch(cards));
  deepStrictEqual(costs.at(-1), { name: "20+", cards: 1, search: "cost>=20" });
});

const indexed = prepareSearch((await galleryOf(SAMPLE)).cards);

for (const [kind, counts] of Object.entries(statisticsOf(indexed))) {
  Deno.test(`statisticsOf() counts ${kind}: each count's search finds as many cards`, () => {
    ok(counts.length > 1);
    for (const { name, cards, search } of counts) {
      const { matches, errors } = readSearch(search);
      deepStrictEqual(errors, []);
      strictEqual(findCards(indexed, matches).length, cards, name);
    }
  });
}
