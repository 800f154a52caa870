import { deepStrictEqual, ok } from "node:assert/strict";
import type { AbilityDetails } from "../../../lexer/messages/mod.ts";
import { applySuggestion } from "../../../mod.ts";
import { findings, GAME, NO_TEXT, type Texts } from "../build.ts";
import type { BuildCode } from "../codes.ts";

const NINES = "9".repeat(20);
const id = (last: string) => `0a0b0c0d-0000-4000-8000-00000000000${last}`;

/** A row as it should be, with some lines replaced or added. */
function row(
  table: string,
  lines: readonly string[],
  changed: readonly string[],
): string {
  const keyOf = (line: string) => line.replaceAll(/[‹›]/g, "").split(" ")[0];
  const kept = lines.filter((line) =>
    !changed.some((other) => keyOf(other) === keyOf(line))
  );
  return [`[[${table}]]`, ...kept, ...changed, ""].join("\n");
}

const cardRow = (...changed: readonly string[]) =>
  row("cards", [
    `id = "${id("1")}"`,
    'name = "Fox"',
    'card-type = "Character"',
    "image-number = 7",
  ], changed);

const listRow = (...changed: readonly string[]) =>
  row("card-lists", [
    'list-name = "L"',
    'list-type = "BaseCardId"',
    `card-id = "${id("1")}"`,
    "copies = 1",
  ], changed);

const effectRow = (...changed: readonly string[]) =>
  row("card-fx", [
    `card-id = "${id("1").toUpperCase()}"`,
    'effect-type = "DisplayEffect"',
    'effect-trigger = "DrawCards"',
  ], changed);

const testRow = (...changed: readonly string[]) =>
  row("test-cards", [
    `id = "${id("2")}"`,
    'name = "Test Fox"',
    'card-type = "Character"',
    "image-number = 7",
  ], changed);

const dreamwellRow = (...changed: readonly string[]) =>
  row("dreamwell", [
    `id = "${id("3")}"`,
    'name = "Well"',
    "energy-produced = 1",
    "image-number = 7",
  ], changed);

const NO_TESTS = { "test-cards.toml": "", "test-dreamwell.toml": "" };

/** What is wrong, and the files it is found in; ‹ › mark the place. */
interface Case {
  readonly what: string;
  readonly texts: Texts;
  /** A file that is not there. */
  readonly without?: string;
  readonly severity?: "warning" | "lint";
  /** What stands at the place after the suggested edit. */
  readonly mended?: string;
  /** The second place, as at the end of the message. */
  readonly related?: string;
}

function cards(what: string, text: string, more: Partial<Case> = {}): Case {
  return { what, texts: { "cards.toml": text }, ...more };
}

function lists(what: string, text: string, more: Partial<Case> = {}): Case {
  return { what, texts: { "card-lists.toml": text }, ...more };
}

/** At least one case for each code that files can have: one left out does not compile. */
const PROBLEMS:
  & { readonly [C in BuildCode]: readonly [Case, ...Case[]] }
  & { readonly [C in keyof AbilityDetails]?: readonly Case[] } = {
    "unreadable-file": [
      { what: "a file that is not UTF-8", texts: { "a.toml": NO_TEXT } },
      { what: "strings that are not UTF-8", texts: { "strings.ftl": NO_TEXT } },
    ],
    "missing-file": [
      { what: "a game without cards", texts: {}, without: "cards.toml" },
      { what: "a game without lists", texts: {}, without: "card-lists.toml" },
      {
        what: "tests without a dreamwell",
        texts: NO_TESTS,
        without: "test-dreamwell.toml",
      },
    ],
    "invalid-toml": [
      {
        what: "a value that is none",
        texts: { "a.toml": "[[t]]\n‹name = ›\n" },
      },
      {
        what: "a string that is not closed",
        texts: { "a.toml": '[[t]]\nname = ‹"Fox›\nother = 1\n' },
      },
    ],
    "wrong-table": [
      cards("one table", '‹[cards]›\nname = "Fox"\n', { mended: "[[cards]]" }),
      cards("a number", "‹cards = 7› # none\n"),
      cards("numbers", "‹cards = [7]›\n"),
      lists("one table", "‹[card-lists]›\n", { mended: "[[card-lists]]" }),
    ],
    "unknown-table": [
      cards(
        "a name with a slip",
        cardRow().replace("[[cards]]", "‹[[card]]›"),
        { mended: "[[cards]]" },
      ),
      cards(
        "the second table of a file",
        cardRow() +
          cardRow(`id = "${id("4")}"`).replace("[[cards]]", "‹[[card]]›"),
        { mended: "[[cards]]" },
      ),
      cards(
        "a table of another file",
        cardRow() + testRow().replace("[[test-cards]]", "‹[[test-cards]]›"),
      ),
      lists("another table instead", "‹[[decks]]›\nname = 1\n"),
      cards("a table beside cards", `${cardRow()}‹[[notes]]›\ntext = 1\n`, {
        severity: "warning",
      }),
    ],
    "unloaded-file": [
      {
        what: "cards in a file of another name, with ids of others",
        texts: {
          "more.toml": `‹›${cardRow(`id = "${id("1")}"\nrarity = 7`)}`,
        },
        severity: "lint",
      },
      {
        what: "a table of another program",
        texts: { "art.toml": `‹›[[art]]\nid = 7\nrules-text = "None"\n` },
        severity: "lint",
      },
    ],
    "empty-table": [
      cards("nothing", "‹›"),
      cards("no cards", "‹›# none yet\n[metadata]\nschema_version = 1\n"),
    ],
    "duplicate-card-id": [
      {
        what: "an id in two spellings, in two files",
        texts: {
          "dreamwell.toml": dreamwellRow(`id = ‹"${id("1").toUpperCase()}"›`),
        },
        related: "(cards.toml:2:6)",
      },
      cards(
        "the second of two cards",
        cardRow('name = "One"') +
          cardRow(`id = ‹"${id("1")}"›`, 'name = "Two"'),
        { related: "(cards.toml:2:6)" },
      ),
    ],
    "invalid-uuid": [
      cards("the id of a card", cardRow('id = ‹"fox"›')),
      lists("a listed card", listRow('card-id = ‹"Fox"›')),
      {
        what: "a card with an effect",
        texts: { "card-fx.toml": effectRow('card-id = ‹"Fox"›') },
      },
    ],
    "unusable-name": [
      {
        what: "a name without letters",
        texts: { ...NO_TESTS, "test-cards.toml": testRow('name = ‹"-- !?"›') },
      },
      {
        what: "a name that starts with a digit",
        texts: {
          ...NO_TESTS,
          "test-cards.toml": testRow('name = ‹"2 Foxes"›'),
        },
      },
    ],
    "duplicate-constant": [
      {
        what: "two names",
        texts: {
          "test-cards.toml": testRow('name = "A Fox"'),
          "test-dreamwell.toml": dreamwellRow('name = ‹"a-fox"›')
            .replace("dreamwell", "test-dreamwell"),
        },
      },
      {
        what: "a name and the array of all",
        texts: {
          ...NO_TESTS,
          "test-cards.toml": testRow('name = ‹"All Test Card Ids"›'),
        },
      },
      lists(
        "the second of two lists",
        listRow('list-name = "L 1"') + listRow('list-name = ‹"L-1"›'),
      ),
    ],
    "unknown-card": [
      lists("a listed card that is none", listRow(`card-id = ‹"${id("7")}"›`)),
      lists(
        "a listed card of the other kind",
        listRow('list-type = "DreamwellCardId"', `card-id = ‹"${id("1")}"›`),
      ),
      {
        what: "an effect of a card that is none",
        texts: {
          "card-fx.toml": effectRow() + effectRow(`card-id = ‹"${id("7")}"›`),
        },
        severity: "warning",
      },
    ],
    "no-copies": [
      lists("an entry without copies", listRow("copies = ‹0›"), {
        severity: "warning",
      }),
    ],
    "repeated-list-card": [
      lists(
        "the second entry of a card",
        listRow() + listRow('list-name = "M"') +
          listRow(`card-id = ‹"${id("1").toUpperCase()}"›`),
        {
          severity: "warning",
          related: "(card-lists.toml:4:11)",
        },
      ),
    ],
    "missing-key": [
      ...["id", "name", "card-type", "image-number"].map((key) =>
        cards(
          `a card without ${key}`,
          cardRow().replace(new RegExp(`^${key} .*\n`, "m"), "")
            .replace("[[cards]]", "‹[[cards]]›"),
        )
      ) as [Case, ...Case[]],
      {
        what: "a dreamwell card without energy",
        texts: {
          "dreamwell.toml": dreamwellRow('energy-produced = ""')
            .replace("[[dreamwell]]", "‹[[dreamwell]]›"),
        },
      },
      lists(
        "a list row",
        listRow().replace("copies = 1\n", "")
          .replace("[[card-lists]]", "‹[[card-lists]]›"),
      ),
    ],
    "unread-key": [
      cards("a slip", cardRow("‹is-fat› = true"), { mended: "is-fast" }),
      cards("a missing dash", cardRow('‹rulestext› = "Draw."'), {
        mended: "rules-text",
      }),
      cards("another column", cardRow('‹flavor› = "Salt."'), {
        severity: "warning",
      }),
      cards("a table in a card", cardRow("‹energy.cost› = 2")),
      cards("a key like one that is there", cardRow('‹note› = ""'), {
        severity: "warning",
      }),
      lists("a list", listRow("‹notes› = 1"), { severity: "warning" }),
    ],
    "wrong-type": [
      lists("a number of copies", listRow("copies = ‹1.5›")),
      cards("an id", cardRow("id = ‹3›")),
      cards("rules text", cardRow('rules-text = ‹["Draw."]›')),
      cards("a flag", cardRow('is-fast = ‹"true"›')),
      cards("an amount", cardRow('spark = ‹"many"›')),
      cards(
        "variables",
        cardRow(
          'rules-text = "Draw {cards}."',
          "variables = ‹{ cards = 2 }›",
        ),
      ),
    ],
    "unusable-value": [
      lists("more copies than fit", listRow("copies = ‹2147483647›")),
      lists("fewer than no copies", listRow("copies = ‹-3›")),
      cards("a cost in words", cardRow('energy-cost = ‹"three"›')),
      cards("a negative amount", cardRow("spark = ‹-1›")),
      cards("a name without letters", cardRow('name = ‹" "›')),
      {
        what: "a color",
        texts: { "card-fx.toml": effectRow('dissolve-color = ‹"#FFF"›') },
      },
    ],
    "unknown-value": [
      cards("a card type", cardRow('card-type = "‹Charcter›"'), {
        mended: "Character",
      }),
      cards("a subtype", cardRow('subtype = "‹SpiritAnimal›"'), {
        mended: "Spirit Animal",
      }),
      cards("a rarity", cardRow('rarity = "‹Rrae›"'), { mended: "Rare" }),
      cards("no rarity", cardRow('rarity = "‹›"')),
      lists("a list type", listRow('list-type = "‹BaseCardID›"'), {
        mended: "BaseCardId",
      }),
      {
        what: "an effect",
        texts: { "card-fx.toml": effectRow('effect-type = "‹Boom›"') },
      },
    ],
    "invalid-string": [
      {
        what: "a line of junk",
        texts: { "strings.ftl": "a = 1\n‹what is this›\n" },
      },
      {
        what: "an open brace",
        texts: { "strings.ftl": "ok = yes\n‹bad = { $x›\n" },
      },
      {
        what: "the second definition",
        texts: { "strings.ftl": "a = 1\n‹a› = 2\n" },
      },
      {
        what: "a function",
        texts: { "strings.ftl": "a = { ‹NOPE›($x) }\n" },
      },
      {
        what: "a message that contains itself",
        texts: { "strings.ftl": "‹a› = { a }\nb = { a }\n" },
      },
    ],
    "unknown-string": [
      {
        what: "a term",
        texts: { "strings.ftl": "-energy = e\na = { ‹-enrgy› }\n" },
        mended: "-energy",
      },
      {
        what: "a message inside of a choice",
        texts: {
          "strings.ftl":
            "c = 1\na = { $n ->\n    [one] { c }\n   *[other] { ‹b› }\n}\n",
        },
      },
      {
        what: "an attribute",
        texts: {
          "strings.ftl": "a = 1\n    .title = 2\nb = { ‹a.titel› }\n",
        },
        mended: "a.title",
      },
    ],
    "unknown-word": [
      cards(
        "a word in a long string with escapes",
        cardRow(
          'rules-text = """\nGain {\\u0065}.\n\nGain \\\n   ‹nothi\\u006eg›."""',
          'variables = "e: 1"',
        ),
      ),
    ],
    "invalid-binding-value": [
      cards(
        "the variables",
        cardRow(
          'rules-text = "Gain {e}."',
          'variables = """\ns: 1\ne: ‹many›"""',
        ),
      ),
    ],
  };

const rows = Object.entries(PROBLEMS).flatMap(([code, cases]) =>
  cases.map((each) => ({ code, ...each }))
);

/** The files without marks. */
function plain({ texts, without }: Case): Texts {
  const all = Object.entries({ ...GAME, ...texts })
    .filter(([name]) => name !== without)
    .map(([name, text]) => [name, text.replaceAll(/[‹›]/g, "")]);
  return Object.fromEntries(all);
}

/** The file with marks, and where they are; a file that has none starts at 0. */
function marked({ texts, without }: Case) {
  const [file, text = ""] =
    Object.entries(texts).find(([, text]) => text.includes("‹")) ?? [];
  const unreadable = Object.keys(texts).find((name) => texts[name] === NO_TEXT);
  const start = Math.max(0, text.indexOf("‹"));
  const before = text.slice(0, start).split("\n");
  return {
    file: file ?? without ?? unreadable,
    span: { start, end: Math.max(start, text.indexOf("›") - 1) },
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
  };
}

for (const each of rows) {
  const { code, what, severity = "error", mended, related } = each;
  Deno.test(`${code} points at ${what}`, async () => {
    const texts = plain(each);
    const found = await findings(texts);
    deepStrictEqual(
      found.map(({ code, severity, file, span, line, column }) => ({
        code,
        severity,
        file,
        span,
        line,
        column,
      })),
      [{ code, severity, ...marked(each) }],
    );
    const [{ file, span, suggestion, message } = found[0]!] = found;
    if (related !== undefined) ok(message.endsWith(` ${related}`), message);
    if (mended === undefined) return;
    const text = texts[file] ?? "";
    deepStrictEqual(
      suggestion && applySuggestion({ text }, suggestion).text,
      text.slice(0, span.start) + mended + text.slice(span.end),
    );
  });
}

/** Files with a number that nobody can keep, and how the message quotes it. */
const TOO_LARGE: readonly (readonly [Texts, string])[] = [
  [{ "cards.toml": cardRow(`energy-cost = ${NINES}`) }, NINES],
  [{ "cards.toml": cardRow(`energy-cost = "${NINES}"`) }, `"${NINES}"`],
  [{ "cards.toml": cardRow(`spark = "-${NINES}"`) }, `"-${NINES}"`],
  [{ "cards.toml": cardRow(`image-number = ${NINES}`) }, NINES],
  [{ "card-lists.toml": listRow(`copies = ${NINES}`) }, NINES],
];

for (const [texts, quoted] of TOO_LARGE) {
  const [written] = Object.values(texts).join().match(/^.*99.*$/m) ?? [];
  Deno.test(`unusable-value quotes every digit: ${written}`, async () => {
    const found = await findings({ ...GAME, ...texts });
    deepStrictEqual(
      found.map(({ message }) => message.replace(/^.*, found /, "")),
      [quoted],
    );
  });
}

Deno.test("every bad field of a row is reported, and every row", async () => {
  const bad = cardRow(
    'subtype = "Fxo"',
    'rarity = "R"',
    'spark = "x"',
    "z = 1",
  );
  const found = await findings({
    ...GAME,
    "cards.toml": bad + cardRow(`id = "${id("2")}"`, 'card-type = "C"'),
  });
  deepStrictEqual(
    found.map(({ code, line }) => `${line} ${code}`),
    [
      "6 unknown-value",
      "8 wrong-type",
      "7 unknown-value",
      "9 unread-key",
      "14 unknown-value",
    ],
  );
});
