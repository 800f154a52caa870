import { deepStrictEqual } from "node:assert/strict";
import {
  type NewValue,
  parseToml,
  replaceValues,
} from "../../tabula/internal.ts";
import { changedElsewhere } from "../../tasks/tabula/fix/changed_elsewhere.ts";
import { type Chance, chance, pick } from "./mutate.ts";

/** Ways to spell one header. */
const HEADERS = [
  "[[cards]]",
  "[[ cards ]]",
  '[["cards"]]',
  "[['cards']]",
  '[["\\u0063ards"]]',
  '[["c\\U00000061rds"]]  # the next one',
  "\t[[cards]]",
];

/** Ways to write one text. */
const STRINGS: readonly ((text: string) => string)[] = [
  (text) => JSON.stringify(text),
  (text) => `'${text}'`,
  (text) => `"""\n${text}"""`,
  (text) => `'''\n${text}\n'''`,
  (text) => `"""\\\n   ${text}"""`,
];

/** What may stand between keys. */
const OTHERS = [
  "# [[cards]]",
  "",
  "x = 1_000",
  'list = ["[[cards]]", { y = 1.5 }]',
  "note = '''\n[[cards]]\nrules-text = 1\n'''",
  "[cards.more]\nk = true",
  '["cards"."more"]\nk = true',
];

const TEXTS = [
  "Draw {cards}.",
  "Gain {e}.",
  'A "quoted" word',
  "{Judgment} é 🙂",
];

/**
 * Gives random rows of random files new texts. All else must stay as it is, and
 * no change may be refused.
 */
export async function fuzzFixes(count: number, seed: number): Promise<void> {
  const random = chance(seed);
  for (let i = 0; i < count; i++) {
    const rows = 1 + random(5);
    const before = fileOf(rows, random);
    const values = Array.from({ length: rows }, (_, index): NewValue => ({
      row: { table: "cards", index },
      key: "rules-text",
      text: `${pick(TEXTS, random)} ${index}`,
    })).filter(() => random(2) === 0);
    const after = await replaceValues(before, values);
    const wrong = changedElsewhere(parseToml, { before, after, values });
    deepStrictEqual([wrong, before], [undefined, before]);
  }
}

function fileOf(rows: number, random: Chance): string {
  const lines = Array.from({ length: rows }, () => {
    const text = pick(TEXTS, random);
    const written = pick(STRINGS, random)(text);
    const [more, ...others] = [
      random(3) === 0 ? pick(OTHERS.slice(5), random) : "",
      pick(OTHERS.slice(0, 5), random),
      `${pick(["rules-text", '"rules-text"'], random)} = ${written}`,
    ];
    return [pick(HEADERS, random), 'id = "1"', ...others, more].join("\n");
  });
  const text = `${lines.join("\n")}\n`;
  return random(2) === 0 ? text : text.replaceAll("\n", "\r\n");
}
