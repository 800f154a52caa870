import { deepStrictEqual } from "node:assert/strict";
import type { AbilityDetails } from "../../../diagnostics/messages/ability.ts";
import { findings, type Texts } from "../build.ts";
import type { GenerateCode } from "../codes.ts";

const id = (last: string) => `0a0b0c0d-0000-4000-8000-00000000000${last}`;
/** A row of a list as it should be, with some lines replaced. */
function listRow(...changed: readonly string[]): string {
  const lines = [
    'list-name = "L"',
    'list-type = "BaseCardId"',
    `card-id = "${id("1")}"`,
    "copies = 1",
  ];
  const kept = lines.filter((line) =>
    !changed.some((other) => other.split(" ")[0] === line.split(" ")[0])
  );
  return ["[[card-lists]]", ...kept, ...changed, ""].join("\n");
}

/** Effects of a card that is there, and of another. */
function effect(card: string): string {
  return `[[card-fx]]\ncard-id = "${id("1").toUpperCase()}"\n` +
    `[[card-fx]]\ncard-id = ${card}\n`;
}

const CARDS = { "cards.toml": `[[cards]]\nid = "${id("1")}"\n` };

/** What is wrong, and the files it is found in; ‹ › mark the place. */
interface Case {
  readonly what: string;
  readonly texts: Texts;
}

/** At least one case for each code that files can have: leave one out, no compiling. */
const PROBLEMS:
  & { readonly [C in GenerateCode]: readonly [Case, ...Case[]] }
  & { readonly [C in keyof AbilityDetails]?: readonly Case[] } = {
    "invalid-toml": [
      {
        what: "a value that is none",
        texts: { "a.toml": "[[t]]\nname = ‹›\n" },
      },
    ],
    "duplicate-card-id": [
      {
        what: "an id in two spellings",
        texts: {
          "a.toml": `[[t]]\nid = "${id("a")}"\n`,
          "b.toml": `[[t]]\nid = ‹"${id("a").toUpperCase()}"›\n`,
        },
      },
    ],
    "invalid-uuid": [
      {
        what: "an id",
        texts: { "a.toml": `[[t]]\nid = ‹"fox"›\n` },
      },
      {
        what: "a listed card",
        texts: { ...CARDS, "card-lists.toml": listRow('card-id = ‹"Fox"›') },
      },
      {
        what: "a card with an effect",
        texts: { ...CARDS, "card-fx.toml": effect('‹"Fox"›') },
      },
    ],
    "unusable-name": [
      {
        what: "a name without letters",
        texts: {
          "test-cards.toml": `[[test-cards]]\nid = "${
            id("1")
          }"\nname = ‹"-- !?"›\n`,
        },
      },
      {
        what: "a name that starts with a digit",
        texts: {
          "test-cards.toml": `[[test-cards]]\nid = "${
            id("1")
          }"\nname = ‹"2 Foxes"›\n`,
        },
      },
    ],
    "duplicate-constant": [
      {
        what: "two names",
        texts: {
          "test-cards.toml": `[[test-cards]]\nid = "${
            id("1")
          }"\nname = "A Fox"\n`,
          "test-dreamwell.toml": `[[test-dreamwell]]\nid = "${
            id("2")
          }"\nname = ‹"a-fox"›\n`,
        },
      },
      {
        what: "a name and the array of all",
        texts: {
          "test-cards.toml": `[[test-cards]]\nid = "${
            id("1")
          }"\nname = ‹"All Test Card Ids"›\n`,
        },
      },
      {
        what: "the second of two lists",
        texts: {
          ...CARDS,
          "card-lists.toml": listRow('list-name = "L 1"') +
            listRow('list-name = ‹"L-1"›'),
        },
      },
    ],
    "unknown-list-type": [
      {
        what: "a list",
        texts: { ...CARDS, "card-lists.toml": listRow('list-type = ‹"Fox"›') },
      },
    ],
    "unknown-card": [
      {
        what: "a listed card that is none",
        texts: {
          ...CARDS,
          "card-lists.toml": listRow(`card-id = ‹"${id("7")}"›`),
        },
      },
      {
        what: "an effect of a card that is none",
        texts: { ...CARDS, "card-fx.toml": effect(`‹"${id("7")}"›`) },
      },
      {
        what: "a listed card of the other kind",
        texts: {
          ...CARDS,
          "card-lists.toml": listRow(
            'list-type = "DreamwellCardId"',
            `card-id = ‹"${id("1")}"›`,
          ),
        },
      },
    ],
    "missing-key": [
      {
        what: "a list row",
        texts: {
          ...CARDS,
          "card-lists.toml": listRow().replace("copies = 1\n", "")
            .replace("[[card-lists]]", "‹[[card-lists]]›"),
        },
      },
    ],
    "wrong-type": [
      {
        what: "a number of copies",
        texts: { ...CARDS, "card-lists.toml": listRow("copies = ‹1.5›") },
      },
    ],
    "unusable-value": [
      {
        what: "more copies than fit",
        texts: {
          ...CARDS,
          "card-lists.toml": listRow("copies = ‹2147483647›"),
        },
      },
    ],
    "unexpected-token": [
      {
        what: "a word in a long string with escapes",
        texts: {
          "cards.toml": `[[cards]]\nid = "${id("1")}"\nrules-text = """
Gain {\\u0065}.

Gain \\
   ‹nothi\\u006eg›."""\nvariables = "e: 1"\n`,
        },
      },
    ],
    "invalid-binding-value": [
      {
        what: "the variables",
        texts: {
          "cards.toml": `[[cards]]\nid = "${
            id("1")
          }"\nrules-text = "Gain {e}."\nvariables = """\ns: 1\ne: ‹many›"""\n`,
        },
      },
    ],
  };

const rows = Object.entries(PROBLEMS).flatMap(([code, cases]) =>
  cases.map((each) => ({ code, ...each }))
);

for (const { code, what, texts } of rows) {
  Deno.test(`${code} points at ${what}`, async () => {
    const plain = Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        text.replaceAll(/[‹›]/g, ""),
      ]),
    );
    const found = await findings(plain);
    const [file, text] = Object.entries(texts).find(([, text]) =>
      text.includes("‹")
    ) ?? [];
    const start = text?.indexOf("‹") ?? 0;
    const before = text?.slice(0, start).split("\n") ?? [];
    deepStrictEqual(
      found.map(({ code, file, span, line, column }) => ({
        code,
        file,
        span,
        line,
        column,
      })),
      [{
        code,
        file,
        span: { start, end: (text?.indexOf("›") ?? 0) - 1 },
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
      }],
    );
  });
}
