import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { parse as parseToml } from "smol-toml";
import { replaceValues } from "../../../tabula/internal.ts";

/** A TOML string, and the same with another text in it. */
const STRINGS: readonly (readonly [string, string, string])[] = [
  [`"Draw."`, "Gain.", `"Gain."`],
  [`" Draw.\\n"`, "Gain.", `"Gain.\\n"`],
  [`"Draw."`, "A\u0001", `"A\\u0001"`],
  [`"Draw."`, `A "b"\n\\c`, `"A \\"b\\"\\n\\\\c"`],
  [`'Draw.'`, "Gain.", `'Gain.'`],
  [`'Draw.'`, "The '{Judgment}'.", `"The '{Judgment}'."`],
  [`"""\nDraw.\n"""`, "A\n\nB", `"""\nA\n\nB\n"""`],
  [`"""\r\nDraw.\r\n"""`, "A\n\nB", `"""\r\nA\r\n\r\nB\r\n"""`],
  [`"""Draw."""`, `"""`, `"""""\\""""`],
  [`'''\nDraw.'''`, "The '{Judgment}'.", `'''\nThe '{Judgment}'.'''`],
  [`'''Draw.'''`, "'''", `"""'''"""`],
  [`""`, "Gain.", `"Gain."`],
];

for (const [before, text, after] of STRINGS) {
  const shown = `${JSON.stringify(text)} like ${JSON.stringify(before)}`;
  Deno.test(`replaceValues() writes ${shown}`, async () => {
    const file = fileWith(before);
    const replaced = await replaceValues(file, [
      { row: { table: "cards", index: 1 }, key: "rules-text", text },
    ]);
    strictEqual(replaced, fileWith(after));
    const { cards } = parseToml(replaced) as {
      cards: { "rules-text": string }[];
    };
    const value = cards[1]?.["rules-text"].replaceAll("\r\n", "\n");
    strictEqual(value?.trim(), text);
  });
}

Deno.test("replaceValues() leaves alone what it cannot find", async () => {
  const file = fileWith(`"Draw."`);
  const row = { table: "cards", index: 7 };
  for (const key of ["rules-text", "variables"] as const) {
    const nowhere = { row, key, text: "Gain." };
    deepStrictEqual(await replaceValues(file, [nowhere]), file);
  }
});

function fileWith(string: string): string {
  return `# Kept
[[cards]]
id = "a"   # odd   spacing
rules-text = "Untouched."

[[cards]]
variables   =   'e: 1'
rules-text= ${string} # the text
[cards.more]
key = "value"
`;
}
