import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { locateProblems } from "../../../tabula/mod.ts";
import { checkCards, parseToml, readCards } from "../../../tabula/internal.ts";

const id = (last: string) => `0a0b0c0d-0000-4000-8000-00000000000${last}`;
/** What there is to say about one file, whichever it is. */
async function check(file: string, text: string): Promise<string[]> {
  const directory = readCards([{ name: file, text }], parseToml);
  const problems = [...directory.problems, ...checkCards(directory)];
  const found = await locateProblems(problems, new Map([[file, text]]));
  return found.map(({ line, code }) => `${line} ${code}`);
}

const CARD = `[[cards]]
id = "${id("1")}"
name = "Fox"
card-type = "Character"
image-number = 7
`;

Deno.test("checkCards() asks for no other file, and accepts any name", async () => {
  deepStrictEqual(await check("some/deck.toml", CARD), []);
});

Deno.test("checkCards() judges rows of a single file as a directory does", async () => {
  const text = CARD + CARD.replace("Character", "Charcter") + "is-fat = true\n";
  deepStrictEqual(await check("some/deck.toml", text), [
    "9 unknown-value",
    "11 unread-key",
    "7 duplicate-card-id",
  ]);
});

Deno.test("checkCards() knows the table of a file by its path", async () => {
  const text = CARD.replace("[[cards]]", "[[card]]");
  deepStrictEqual(await check("some/cards.toml", text), ["1 unknown-table"]);
  strictEqual((await check("some/decks.toml", text)).length, 0);
});
