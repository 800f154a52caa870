import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { parseToml } from "../../../tabula/toml/parse_toml.ts";
import { applySuggestion } from "../../../mod.ts";
import { readRows } from "../../../tabula/toml/read_rows.ts";

/** A text with its mistake marked, why it is no TOML, and the text repaired. */
type Case = readonly [marked: string, reason: string, repaired?: string];

const CASES: readonly Case[] = [
  // Merges.
  [
    "a = 1\n‹<<<<<<< HEAD›\nb = 1\n=======\nb = 2\n>>>>>>> fox\n",
    "this line marks a merge conflict: keep one side, without the marks",
  ],
  [
    "b = 1\n‹=======›\nb = 2\n>>>>>>> fox\n",
    "this line marks a merge conflict: keep one side, without the marks",
  ],
  [
    "b = 2\n‹>>>>>>> fox›\n",
    "this line marks a merge conflict: keep one side, without the marks",
  ],
  // Files that were cut off.
  ["a = 1\n‹name›", 'expected "=" and a value after the key "name"'],
  [
    "a = 1\n‹[[cards›",
    'the header of the table "cards" is not closed: "]]" is missing',
    "a = 1\n[[cards]]",
  ],
  ["a = 1\n‹[[›", "the table has no name"],
  [
    "a = ‹[›1, 2",
    'this list is not closed: "]" is missing',
    "a = [1, 2]",
  ],
  ["a = ‹[›", 'this list is not closed: "]" is missing', "a = []"],
  ["a = ‹{› b", 'this table is not closed: "}" is missing'],
  ["a = ‹1__0›", "this is not a number: 1__0"],
  ["a = ‹0x›", "this is not a number: 0x"],
  // Strings.
  [
    'name = ‹"Fox›\nid = 1',
    "this string is not closed",
    'name = "Fox"\nid = 1',
  ],
  ['name = ‹"Fox›', "this string is not closed", 'name = "Fox"'],
  ["name = ‹'Fox›  \n", "this string is not closed", "name = 'Fox'  \n"],
  [
    'a = "x"\nname = ‹"""›Fox\n[[cards]]\n',
    'this string is not closed: """ is missing',
  ],
  [
    'a = ‹"""›\nFox\n[[cards]]\nname = "Bear"\nb = """\nBear"""\n',
    'this string is not closed: """ is missing',
  ],
  [
    'a = """\nFox"""\nb = 1\n‹c›',
    'expected "=" and a value after the key "c"',
  ],
  ["name = ‹'''›Fox\n", "this string is not closed: ''' is missing"],
  [
    'name = "C:‹\\d›ir"',
    '"\\d" is not an escape sequence: write "\\\\" for a backslash',
    'name = "C:\\\\dir"',
  ],
  [
    'name = "‹\\u›12"',
    '"\\u" needs four hexadecimal digits',
    'name = "\\\\u12"',
  ],
  ['name = "‹\u0001›x"', "there is an invisible character here, U+0001"],
  [
    'name = "Fo‹"›x"',
    'the string ends here: write \\" for a quotation mark inside it',
    'name = "Fo\\"x"',
  ],
  [
    "name = ‹“Fox”›",
    "these are typographic quotation marks: TOML needs straight ones",
    'name = "Fox"',
  ],
  // Values.
  [
    "name = ‹Fox the Fox›",
    'text needs quotation marks: "Fox the Fox"',
    'name = "Fox the Fox"',
  ],
  ["is-fast = ‹True›", "expected true, not True", "is-fast = true"],
  ["cost = ‹02›", "expected 2, not 02", "cost = 2"],
  ["cost = ‹1,5› # half", "expected 1.5, not 1,5", "cost = 1.5 # half"],
  ["cost = ‹.5›", "expected 0.5, not .5", "cost = 0.5"],
  ["day = ‹2024-13-01›", "there is no such date: 2024-13-01"],
  ["‹name =›\nid = 1", 'the key "name" has no value'],
  ["‹name = ›# later", 'the key "name" has no value'],
  // Keys.
  [
    'name ‹"›Fox"',
    'expected "=" after the key "name"',
    'name = "Fox"',
  ],
  [
    'name‹:› "Fox"',
    'expected "=" after the key "name", not ":"',
    'name = "Fox"',
  ],
  ["‹name›\nid = 1", 'expected "=" and a value after the key "name"'],
  ['‹=› "Fox"', 'there is no key before "="'],
  [
    '‹rules text› = "Draw."',
    'the key "rules text" contains a space',
    'rules-text = "Draw."',
  ],
  [
    '‹näme› = "Fox"',
    'the key "näme" has characters other than letters, digits, "-" and "_": it needs quotation marks',
    '"näme" = "Fox"',
  ],
  [
    'name‹\u00a0›= "Fox"',
    "there is an invisible character here, U+00A0",
    'name = "Fox"',
  ],
  ["‹- name: Fox›", 'expected a line such as name = "Fox" or [[cards]]'],
  // What is defined twice.
  [
    '[[cards]]\nname = "A"\nid = "b"\n‹name› = 1',
    'the key "name" is defined twice',
  ],
  ['name = "A"\n‹"name"› = 1', 'the key "name" is defined twice'],
  ["a = 1\n‹a.b› = 2", '"a" has a value, so there is no "a.b"'],
  ["[a]\nx = 1\n‹[a]›\ny = 1", "the table [a] is defined twice"],
  [
    "[[a]]\nx = 1\n‹[a]›\ny = 1",
    '"a" is written both [a] and [[a]]',
  ],
  // Headers.
  [
    "‹[[cards]›\nname = 1",
    'the header of the table "cards" is not closed: "]" is missing',
    "[[cards]]\nname = 1",
  ],
  [
    "‹[[cards›\nname = 1",
    'the header of the table "cards" is not closed: "]]" is missing',
    "[[cards]]\nname = 1",
  ],
  ["‹[[]]›", "the table has no name"],
  ["‹[[[cards]]]›", "a header has one or two brackets on each side"],
  [
    "‹[[test cards]]›",
    'the name of a table has letters, digits, "-" and "_", or quotes around it',
  ],
  ["[[cards]] ‹x›", "expected a new line after the header"],
  // Lists.
  [
    'a = ‹[›"x", ""',
    'this list is not closed: "]" is missing',
    'a = ["x", ""]',
  ],
  ['a = ‹"x\\›', "this string is not closed"],
  [
    'list = ‹[›"a",\n  "b"\nname = 1',
    'this list is not closed: "]" is missing',
    'list = ["a",\n  "b"]\nname = 1',
  ],
  [
    "t = ‹{› a = 1\nname = 1",
    'this table is not closed: "}" is missing',
    "t = { a = 1}\nname = 1",
  ],
  [
    'list = ["a" ‹"›b"]',
    'expected a comma, or "]" at the end of the list',
    'list = ["a", "b"]',
  ],
  // Line ends and comments.
  [
    'name = "Fox"‹;›\n',
    'lines need no separator: remove the ";"',
    'name = "Fox"\n',
  ],
  [
    "cost = 2‹,›\nid = 1",
    'lines need no separator: remove the ","',
    "cost = 2\nid = 1",
  ],
  [
    "is-fast = true‹,›",
    'lines need no separator: remove the ","',
    "is-fast = true",
  ],
  ['name = "Fox"‹, id = 1›', "each key needs a line of its own"],
  ['name = "Fox" ‹"Bear"›', "expected a new line after the value"],
  [
    'name = "Fox" ‹//› note',
    'comments begin with "#", not with "//"',
    'name = "Fox" # note',
  ],
  [
    'name = "Fox"‹\r›id = 1',
    "a line ends with a lone carriage return: expected a line feed",
    'name = "Fox"\nid = 1',
  ],
  ["\ufeff‹\ufeff›a = 1", "there is an invisible character here, U+FEFF"],
];

for (const [marked, reason, repaired] of CASES) {
  Deno.test(`readRows() on ${JSON.stringify(marked)}: ${reason}`, () => {
    const start = marked.indexOf("‹");
    const end = marked.indexOf("›") - 1;
    const text = marked.replace(/[‹›]/g, "");
    const read = readRows(parseToml, text, (row) => row);
    const [found] = read.ok ? [] : read.errors;
    ok(found?.code === "invalid-toml");
    strictEqual(found.details.reason, reason);
    deepStrictEqual(found.span, { start, end });
    const mended = found.suggestion &&
      applySuggestion({ text }, found.suggestion).text;
    strictEqual(mended, repaired);
    if (mended !== undefined) {
      ok(readRows(parseToml, mended, (row) => row).ok, mended);
    }
  });
}

Deno.test("readRows() shows both places of a key, and names the card", () => {
  const text = '[[cards]]\nname = "Fox"\nid = "7"\nid = "8"\n';
  const read = readRows(parseToml, text, (row) => row);
  const [found] = read.ok ? [] : read.errors;
  deepStrictEqual(found?.labels, [{
    span: { start: 23, end: 25 },
    text: "first defined here",
  }]);
  deepStrictEqual(found?.notes, ['in the card "Fox" (7)']);
});

Deno.test("readRows() explains a mistake at the end of a long file", () => {
  const row = '[[cards]]\nname = "Fox"\nrules-text = """\nDraw {cards}.\n"""\n';
  const text = `${row.repeat(5_000)}[[cards]]\nname = Fox\n`;
  const read = readRows(parseToml, text, (row) => row);
  const [found] = read.ok ? [] : read.errors;
  strictEqual(found?.span.start, text.length - 4);
});
