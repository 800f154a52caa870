import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { parseToml, readDirectory } from "../../../tabula/internal.ts";
import { artifact, build, GAME, type Texts } from "../build.ts";

const id = (last: string) => `0a0b0c0d-0000-4000-8000-00000000000${last}`;

const CARDS: Texts = {
  ...GAME,
  "cards.toml": `${GAME["cards.toml"]}rules-text = "{Reclaim}"\n`,
};

/** The abilities that a file beside the cards adds, and the codes it causes. */
function beside(file: string, text: string) {
  const { artifacts, problems } = build({ ...CARDS, [file]: text });
  const json = artifacts.find(({ kind }) => kind === "data")?.contents;
  return {
    ids: Object.keys(JSON.parse(json ?? "{}")),
    codes: problems.map(({ place, diagnostic: { code } }) =>
      `${place.file} ${code}`
    ),
  };
}

const DRAFT = `id = "${id("9")}"\nrules-text = "{Reclaim}"\n`;

for (
  const [what, text, ids, codes] of [
    ["a row with an id and rules text", `[[cards]]\n${DRAFT}`, [id("9")], []],
    ["a second table", `[[x]]\nid = 1\n[[cards]]\n${DRAFT}`, [id("9")], []],
    ["a row without an id", '[[t]]\nrules-text = "{Reclaim}"\n', [], []],
    ["a row without rules text", `[[cards]]\nid = "${id("9")}"\n`, [], []],
    [
      "a row with blank rules text",
      `[[t]]\nid = "x"\nrules-text = " "`,
      [],
      [],
    ],
    [
      "an id that is no UUID",
      '[[t]]\nid = "x"\nrules-text = "{Reclaim}"',
      [],
      [],
    ],
    [
      "the id of a card",
      `[[cards]]\n${DRAFT.replace(id("9"), id("1"))}`,
      [],
      [],
    ],
    ["one id twice", `[[cards]]\n${DRAFT}[[u]]\n${DRAFT}`, [id("9")], []],
    [
      "keys of all kinds",
      `[[cards]]\n${DRAFT}rarity = 7\nx = 1\n`,
      [id("9")],
      [],
    ],
    [
      "rules text with a mistake",
      `[[cards]]\n${DRAFT.replace("{Reclaim}", "Drwa.")}`,
      [],
      ["more.toml unknown-word"],
    ],
  ] as const
) {
  Deno.test(`readDirectory() of a file that the game does not load: ${what}`, () => {
    const found = beside("more.toml", text);
    deepStrictEqual(found.ids, [id("1"), ...ids]);
    deepStrictEqual(found.codes, ["more.toml unloaded-file", ...codes]);
  });
}

Deno.test("readDirectory() says nothing of a file without entries, or of cards in a table of their own", () => {
  deepStrictEqual(beside("sheets.toml", 'order = ["cards"]\n').codes, []);
  deepStrictEqual(beside("deck.toml", `[[deck]]\n${DRAFT}`).codes, []);
});

Deno.test("readDirectory() reads cards beside a file that is not TOML", () => {
  const { ids, codes } = beside("art.toml", "= oops");
  deepStrictEqual(ids, [id("1")]);
  deepStrictEqual(codes, ["art.toml invalid-toml"]);
});

Deno.test("readDirectory() does not find a listed card in another file", () => {
  const lists = `[[card-lists]]
list-name = "L"
list-type = "BaseCardId"
card-id = "${id("9")}"
copies = 1
`;
  const files = { ...CARDS, "card-lists.toml": lists };
  const { problems } = build({ ...files, "more.toml": `[[cards]]\n${DRAFT}` });
  deepStrictEqual(
    problems.map(({ diagnostic: { code } }) => code),
    ["unloaded-file", "unknown-card"],
  );
});

const anyRow = fc.record({
  "id": fc.constantFrom(`"${id("1")}"`, `"${id("9")}"`, '"x"', "7", undefined),
  "name": fc.constantFrom('"Fox"', "7", undefined),
  "rules-text": fc.constantFrom('"{Reclaim}"', '"Drwa."', '""', "7", undefined),
});

Deno.test("readDirectory() loses no card of the game, whatever lies beside", () => {
  const expected = artifact(CARDS, "parsed_abilities.json") ?? "";
  const [, entry = ""] = /^{\n(.*)\n}$/s.exec(expected) ?? [];
  fc.assert(fc.property(
    fc.constantFrom("a.toml", "zz.toml"),
    fc.constantFrom("cards", "card-lists", "t"),
    fc.array(anyRow, { minLength: 1 }),
    (file, table, rows) => {
      const text = rows.map((row) =>
        [
          `[[${table}]]`,
          ...Object.entries(row).flatMap(([key, value]) =>
            value === undefined ? [] : [`${key} = ${value}`]
          ),
          "",
        ].join("\n")
      ).join("");
      const files = { ...CARDS, [file]: text };
      const json = artifact(files, "parsed_abilities.json") ?? "";
      strictEqual(json.includes(entry), true);
      const sources = Object.entries(files)
        .map(([name, text]) => ({ name, text }));
      const { unloaded, rowProblems } = readDirectory(sources, parseToml);
      ok(unloaded.length <= 1);
      deepStrictEqual(rowProblems, []);
    },
  ));
});
