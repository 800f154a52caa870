import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import { main } from "../../../../tasks/main.ts";
import { sampleIo, TABULA } from "../../tabula/sample.ts";
import { testWith } from "../../../permissions.ts";

const test = testWith("read");

test("search effect:DrawCards cost<=1 prints the cards as players see them", async () => {
  const io = sampleIo();
  const args = ["search", "effect:DrawCards", "cost<=1", "--tabula", TABULA];
  strictEqual(await main(args, io), 0);
  strictEqual(
    io.written().stdout,
    `Harbor Bell (Event, fast, cost 1, Common)
  Gain 1●. Draw a card.
Kelp Dancer (Character, Musician, cost 1, spark 1, Common)
  ▸ Dissolved: Draw a card.
Found 2 of 86 cards
`,
  );
});

for (
  const [search, names] of [
    ["effect:DrawCards cost<=1", ["Harbor Bell", "Kelp Dancer"]],
    ['name:"lantern fox" or name:bell', ["Lantern Fox", "Harbor Bell"]],
    ["cost>99", []],
  ] as const
) {
  test(`search --json finds ${search}`, async () => {
    const io = sampleIo();
    const args = ["search", search, "--json", "--tabula", TABULA];
    strictEqual(await main(args, io), 0);
    const found = JSON.parse(io.written().stdout);
    deepStrictEqual(found.map(({ name }: { name: string }) => name), names);
  });
}

for (const search of ["cots<3", "(", "cost<many"]) {
  test(`search refuses ${search}`, async () => {
    const io = sampleIo();
    strictEqual(await main(["search", search, "--tabula", TABULA], io), 2);
    match(io.written().stderr, /^error: ["A-Z]/);
  });
}
