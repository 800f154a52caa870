import { deepStrictEqual, ok } from "node:assert/strict";
import { applyEdits, LANGUAGES } from "../../../editor/mod.ts";
import { parse } from "../../../mod.ts";
import { cards } from "../../frames.ts";
import { atCursor } from "../marks.ts";

const { completionsAt } = LANGUAGES.dreamtides;

/** Text with a cursor, the labels offered, and the text once the first is chosen. */
const TEXT_CASES: readonly {
  readonly text: string;
  readonly variables?: string;
  readonly labels: readonly string[];
  readonly chosen?: string;
}[] = [
  { text: "Dr‹›", labels: ["Draw"], chosen: "Draw" },
  { text: "{Judgment} dr‹›", labels: ["Draw"], chosen: "{Judgment} Draw" },
  {
    text: "Gain {e}, then dr‹›",
    labels: ["draw"],
    chosen: "Gain {e}, then draw",
  },
  { text: "Draw {c‹›", labels: ["{cards}"], chosen: "Draw {cards}" },
  { text: "Draw {c‹›ard}.", labels: ["{cards}"], chosen: "Draw {cards}." },
  {
    text: "Draw {cards}‹›",
    labels: ["for", ".", ",", "and"],
    chosen: "Draw {cards} for",
  },
  { text: "When you {m‹›", labels: ["{materialize}"] },
  { text: "{k‹›", labels: ["{Kindle}"], chosen: "{Kindle}" },
  { text: "{mu‹›", labels: ["{MultiplyBy}"] },
  {
    text: "{judgmentm‹›",
    labels: ["{JudgmentMaterialized}", "{JudgmentMaterializedDissolved}"],
  },
  { text: "Drow ‹›", labels: [] },
  {
    text: "Draw {cards}.\n\n{Rec‹›",
    labels: ["{Reclaim}", "{ReclaimForCost}", "{Reclaim-for-cost}"],
  },
];

const SUBTYPES = [
  "{@a subtype($t)}",
  "{@cap @a subtype($t)}",
  "{@plural subtype($t)}",
];

/** The same for texts in the RLF dialect, or that will be. */
const RLF_CASES: typeof TEXT_CASES = [
  {
    text: "Gain {energy($e)}. Draw {‹›",
    variables: "e: 1",
    labels: ["{cards($c)}", "{fast}", ...SUBTYPES, "{subtype($t)}"],
  },
  {
    text: "Draw {cards(‹›)}.",
    labels: ["{cards($c)}"],
    chosen: "Draw {cards($c)}.",
  },
  { text: "Draw {ca‹›", variables: "c: 2", labels: ["{cards($c)}"] },
  { text: "{Dissolve} {@‹›", labels: SUBTYPES },
  { text: "{Dissolve} {@a ‹›", labels: ["{@a subtype($t)}"] },
  { text: "{@a subtype($t)} gains +{$‹›", labels: ["{$s}"] },
  { text: "{Choose_‹›", labels: ["{choose_one}"] },
  {
    text: "Gain {energy($e)}, then gain {energy($‹›",
    variables: "e: 1, x: 2",
    labels: ["{energy($e)}"],
  },
];

for (
  const { text: source, variables = "", labels, chosen } of [
    ...TEXT_CASES,
    ...RLF_CASES,
  ]
) {
  Deno.test(`completionsAt() in ${JSON.stringify(source)}`, () => {
    const { text, cursor } = atCursor(source);
    const found = completionsAt({ text, variables }, cursor);
    deepStrictEqual(found.map(({ label }) => label), labels);
    const [first] = found;
    if (chosen !== undefined) {
      deepStrictEqual(first && applyEdits(text, [first]), chosen);
    }
  });
}

/** A directive that is chosen gives its variable a value. */
const ADDED: readonly (readonly [string, string, string])[] = [
  ["Draw {cards($‹›", "", "c: 1"],
  ["{Dissolve} {@a sub‹›", "e: 1", "e: 1, t: Agent"],
  ["Draw {c‹›", "", "cards: 1"],
  ["Gain {e}. Draw {c‹›", "e: 2", "e: 2, cards: 1"],
  ["Gain {e}. Draw {c‹›", "e: 2\npoints: 1", "e: 2\npoints: 1\ncards: 1"],
  ["Draw {c‹›", "cards: 2", "cards: 2"],
  ["{Kin‹›", "", "k: 1"],
  ["{Discover} {a-s‹›", "", "subtype: agent"],
];

for (const [source, variables, expected] of ADDED) {
  Deno.test(`completionsAt() in ${JSON.stringify(source)} leaves the variables "${expected}"`, () => {
    const { text, cursor } = atCursor(source);
    const [first] = completionsAt({ text, variables }, cursor);
    ok(first);
    deepStrictEqual(applyEdits(variables, first.also ?? []), expected);
  });
}

const VARIABLE_CASES:
  readonly (readonly [string, string, readonly string[]])[] = [
    ["Draw {cards}. Gain {e}.", "‹›", ["cards", "e"]],
    ["Draw {cards}. Gain {e}.", "cards: 2, ‹›", ["e"]],
    ["Draw {cards}.", "cards: 2‹›", []],
    ["{Materialize} {a-figment}.", "figment: ‹›", [
      "celestial",
      "radiant",
      "halcyon",
      "shadow",
    ]],
  ];

for (const [text, source, labels] of VARIABLE_CASES) {
  Deno.test(`completionsAt() in the variables "${source}" of ${JSON.stringify(text)}`, () => {
    const { text: variables, cursor } = atCursor(source);
    const found = completionsAt({ text, variables }, {
      ...cursor,
      source: "variables",
    });
    deepStrictEqual(found.map(({ label }) => label), labels);
  });
}

for (const { text, variables } of cards.slice(0, 60)) {
  Deno.test(`completionsAt() offers each next word of ${JSON.stringify(text)}`, () => {
    ok(parse(text, variables).ok);
    for (
      const { index, 0: word } of text.matchAll(/(?<=\s)\{?[a-z][\w'-]*\}?/g)
    ) {
      const labels = completionsAt({ text: text.slice(0, index), variables }, {
        offset: index,
      }).map(({ label }) => label.toLowerCase().replace(/\d+/, ""));
      ok(
        labels.includes(word.toLowerCase().replace(/\d+/, "")),
        `${word} after ${text.slice(0, index)}`,
      );
    }
  });
}
