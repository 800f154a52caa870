import { deepStrictEqual, strictEqual } from "node:assert/strict";
import {
  applySuggestion,
  parse,
  parseAbility,
  parseBindings,
  resolve,
  type ResolvedToken,
  tokenize,
} from "../../mod.ts";
import { abilityCards } from "../abilities.ts";
import { assertAll } from "../corpus.ts";
import { cards } from "../frames.ts";
import { errorsOf, valueOf } from "../results.ts";

function resolved(text: string, variables: string): readonly ResolvedToken[] {
  const bindings = valueOf(parseBindings(variables));
  return valueOf(resolve(valueOf(tokenize(text)), bindings));
}

Deno.test("parseAbility() reads the tokens of one paragraph", () => {
  deepStrictEqual(
    valueOf(parseAbility(resolved("{Judgment} Draw {cards}.", "cards: 2"))),
    {
      Triggered: {
        trigger: { Keywords: ["Judgment"] },
        effect: { Effect: { DrawCards: { count: 2 } } },
      },
    },
  );
});

Deno.test("parseAbility() reads every example as parse() does", () => {
  const all = [...cards, ...abilityCards]
    .filter(({ text }) => !text.includes("\n\n"));
  assertAll(all, ({ text, variables }) => {
    const read = parse(text, variables);
    deepStrictEqual(
      [valueOf(parseAbility(resolved(text, variables)))],
      read.ok && read.abilities,
    );
  }, ({ text }) => text);
});

/** Texts with the mistake marked, and the text after the suggested edit. */
const MISTAKES: readonly (readonly [string, string])[] = [
  ["‹Drow› {cards}.", "Draw {cards}."],
  ["Draw {cards}‹›", "Draw {cards}."],
  ["Draw {cards}. ‹Gian› {e}.", "Draw {cards}. Gain {e}."],
  ["{Dissolve} an ‹enmy›.", "{Dissolve} an enemy."],
  ["Gain {e} ‹{e}›.", "Gain {e}."],
];

for (const [marked, repairedTo] of MISTAKES) {
  Deno.test(`parseAbility() reports the mistake in "${marked}"`, () => {
    const text = marked.replaceAll(/[‹›]/g, "");
    const tokens = resolved(text, "cards: 2, e: 1");
    const [error, ...others] = errorsOf(parseAbility(tokens));
    deepStrictEqual(others, []);
    deepStrictEqual(error?.span, {
      start: marked.indexOf("‹"),
      end: marked.indexOf("›") - 1,
    });
    strictEqual(
      error.suggestion && applySuggestion({ text }, error.suggestion).text,
      repairedTo,
    );
  });
}

Deno.test("parseAbility() reports every mistake of a paragraph", () => {
  const tokens = resolved("Drow {cards}. Gian {e}.", "cards: 2, e: 1");
  deepStrictEqual(
    errorsOf(parseAbility(tokens)).map(({ suggestion }) =>
      suggestion?.edits[0]?.replacement
    ),
    ["Draw", "Gain"],
  );
});

Deno.test("parseAbility() keeps to the author's text after an İ", () => {
  const text = "İ. Drow {cards}.";
  const errors = errorsOf(parseAbility(resolved(text, "cards: 2")));
  deepStrictEqual(
    errors.map(({ span: { start, end } }) => text.slice(start, end)),
    ["İ", "Drow"],
  );
  const [, drow] = errors;
  strictEqual(
    drow?.code === "unknown-word" && drow.details.found,
    '"drow"',
  );
});

Deno.test("parseAbility() reads no directive that has no value yet", () => {
  const tokens = valueOf(tokenize("Draw {cards}. Gain {e}."));
  deepStrictEqual(
    errorsOf(parseAbility(tokens)).map(({ code, details }) => [code, details]),
    [
      ["unresolved-variable", { variable: "cards", directive: "cards" }],
      ["unresolved-variable", { variable: "e", directive: "e" }],
    ],
  );
});

Deno.test("parseAbility() says what no tokens lack", () => {
  const [error] = errorsOf(parseAbility([]));
  strictEqual(error?.code, "unexpected-end");
  deepStrictEqual(error.span, { start: 0, end: 0 });
});

Deno.test("parseAbility() reads one paragraph only", () => {
  const tokens = resolved("Draw {cards}.\n\nGain {e}.", "cards: 2, e: 1");
  const [error] = errorsOf(parseAbility(tokens));
  strictEqual(error?.code, "misplaced-word");
  strictEqual(error.span.start, "Draw {cards}.".length);
});

Deno.test("parse() reads sixteen costs joined by and, and refuses a seventeenth", () => {
  const paying = (costs: number): string =>
    `A${Array(costs).fill("abandon an ally").join(" and ").slice(1)}: ` +
    "Draw {cards}.";
  strictEqual(parse(paying(16), "cards: 1").ok, true);
  strictEqual(parse(paying(17), "cards: 1").ok, false);
});

/** Sentences about one card, and the same without its article. */
const BARE: Readonly<Record<string, string>> = {
  "Trigger the {judgment} ability of an ally.":
    "Trigger the {judgment} ability of ally.",
  "Trigger the {judgment} ability of a played character.":
    "Trigger the {judgment} ability of played character.",
  "Abandon a played character: Draw {cards}.":
    "Abandon played character: Draw {cards}.",
};

for (const [text, bare] of Object.entries(BARE)) {
  Deno.test(`parse() reads ${bare} as ${text}`, () => {
    const [one, other] = [text, bare].map((each) => parse(each, "cards: 1"));
    deepStrictEqual(other?.ok && other.abilities, one?.ok && one.abilities);
    strictEqual(one?.ok, true);
  });
}
