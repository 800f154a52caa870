import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import { main } from "../../../../tasks/main.ts";
import {
  breakCard,
  CARDS,
  edit,
  sampleIo,
  TABULA,
} from "../../tabula/sample.ts";
import { testWith } from "../../../permissions.ts";

const test = testWith("read");

const FOX = "bebbc642-9a28-48d9-8d95-90aa51722522";

const SHOWN = `Lantern Fox (Character, Spirit Animal, cost 2, spark 1, Common)
[[cards]] ${FOX}

Rules text:
  {Judgment} Draw {cards}.

Variables:
  cards: 1

As players see it:
  ▸ Judgment: Draw a card.

Abilities:
  [
    {
      "Triggered": {
        "trigger": {
          "Keywords": [
            "Judgment"
          ]
        },
        "effect": {
          "Effect": {
            "DrawCards": {
              "count": 1
            }
          }
        }
      }
    }
  ]

`;

for (
  const wanted of [
    ["Lantern Fox"],
    ["lantern", "fox"],
    ["tern f"],
    [FOX],
    [FOX.replaceAll("-", "").toUpperCase()],
  ]
) {
  test(`show ${wanted.join(" ")} prints text, display and tree`, async () => {
    const io = sampleIo();
    strictEqual(await main(["show", ...wanted, "--tabula", TABULA], io), 0);
    strictEqual(io.written().stdout, SHOWN);
  });
}

for (
  const [wanted, problem] of [
    ["Lantern Box", /No card has the name .* did you mean "Lantern Fox"\?/],
    ["e", /Several cards have "e" in their names: .* and \d+ more/],
    ["", /No card has the name or the id ""/],
  ] as const
) {
  test(`show says why it finds no card ${JSON.stringify(wanted)}`, async () => {
    const io = sampleIo();
    strictEqual(await main(["show", wanted, "--tabula", TABULA], io), 1);
    match(io.written().stderr.replaceAll(/\s+/g, " "), problem);
  });
}

test("show prints what is wrong with a card, and ends with 1", async () => {
  const io = sampleIo();
  breakCard(io.files);
  strictEqual(await main(["show", "Lantern Fox", "-i", TABULA], io), 1);
  const { stdout } = io.written();
  match(
    stdout,
    /^Problems:\n {2}error\[unknown-word\]: Unknown word "Drow"\n/m,
  );
  strictEqual(stdout.includes("As players see it"), false);
});

test("show --json prints every card with the name", async () => {
  const io = sampleIo();
  edit(io.files, CARDS, '"Harbor Bell"', '"Lantern Fox"');
  const args = ["show", "lantern fox", "--json", "--tabula", TABULA];
  strictEqual(await main(args, io), 0);
  const found = JSON.parse(io.written().stdout);
  deepStrictEqual(
    found.map(({ shown }: { shown: string }) => shown),
    ["▸ Judgment: Draw a card.", "Gain 1●. Draw a card."],
  );
  strictEqual(found[0].abilities.length, 1);
});
