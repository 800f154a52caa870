import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { parse } from "../../mod.ts";
import { mistakes, MOST_ERRORS } from "../../combinators/mistakes/mod.ts";
import { faultyFor } from "./faulty.ts";

const VARIABLES = "cards: 2, e: 1, s: 1, subtype: warrior";

/** A card, and what each of its errors points at. */
const rows: readonly [string, readonly string[]][] = [
  ["Drow {cards}. Gian {e}.", ["Drow", "Gian"]],
  ["Drow {cards}.\n\nGain {e}.\n\nGian {e}.", ["Drow", "Gian"]],
  ["Gain {e} for eech alied {subtype}.", ["eech", "alied"]],
  ["Frobnicate it. Draw {cards}. Feast.", ["Frobnicate", "Feast"]],
  ["Draw {cards} Gain {e} Draw {cards}.", ["Gain", "Draw"]],
  [
    "{ChooseOne}\n{bullet} {e}: Drow {cards}.\n{bullet} {e}: Feast.\n" +
    "{bullet} {e}: Gain {e}.\n{bullet} {e}: Gian {e}.",
    ["Drow", "Feast", "Gian"],
  ],
  // A mode without a period ends where the next one starts.
  [
    "{ChooseOne}\n{bullet} {e}: Frobnicate it\n{bullet} {e}: Gian {e}.",
    ["Frobnicate", "Gian"],
  ],
  // After a sentence that means nothing, the next one starts after its period.
  ["Frobnicate the draw {cards} gain. Gian {e}.", ["Frobnicate", "Gian"]],
  ["Draw {cards}.\nGain {e}.\nGian {e}.", ["\n", "\n", "Gian"]],
  ["Draw {discards}. Gain {points}. Gian {e}.", [
    "{discards}",
    "{points}",
    "Gian",
  ]],
  ["Draw {}. Gian {e}. Draw {cards.", ["{}", "Gian", "{cards."]],
  // What can be repaired is repaired; what follows from it is not reported again.
  ["Draw {cards}. Whn you play a card, gain {e}.", ["Whn"]],
];

for (const [text, expected] of rows) {
  Deno.test(`parse() reports ${expected.length} mistakes in ${JSON.stringify(text)}`, () => {
    const result = parse(text, VARIABLES);
    const errors = result.ok ? [] : result.errors;
    deepStrictEqual(
      errors.map(({ span }) => text.slice(span.start, span.end)),
      expected,
    );
  });
}

Deno.test("parse() mends a sentence far after the start of its paragraph", () => {
  const text = `${"Draw {cards}. ".repeat(60)}Gian {e}. Feast. `;
  const result = parse(text, VARIABLES);
  const [first, ...others] = result.ok ? [] : result.errors;
  ok(first?.suggestion);
  strictEqual(first.suggestion.edits[0]?.replacement, "Gain");
  strictEqual(first.span.start, text.indexOf("Gian"));
  strictEqual(others.length, 1);
});

Deno.test("parse() mends a sentence that needs the one before it", () => {
  const discard = "Discard a chosen card from the opponent's hand.";
  const text = `${"Draw {cards}. ".repeat(60)}${discard} Thy draw {cards}.`;
  const result = parse(text, VARIABLES);
  const [first] = result.ok ? [] : result.errors;
  strictEqual(first?.suggestion?.edits[0]?.replacement, "They");
});

const EXPECTATIONS: readonly [string, readonly string[]][] = [
  ["Frobnicate.", ['an ability such as "Draw {cards}."']],
  ["Draw {cards} frobnicate the.", ['"and"', '"for each"', '"."']],
  ["{Dissolve} frobnicate the.", ['a target such as "an enemy"']],
];

for (const [text, expected] of EXPECTATIONS) {
  Deno.test(`parse() says in a person's words what "${text}" lacks`, () => {
    const result = parse(text, VARIABLES);
    const [first] = result.ok ? [] : result.errors;
    ok(first !== undefined && "expected" in first.details);
    deepStrictEqual(
      first.details.expected.slice(0, expected.length),
      expected,
    );
    ok(first.details.expected.length <= 3, "That would be a wall of words");
  });
}

Deno.test("parse() gives up on a text that is nothing but mistakes", () => {
  const result = parse("Frobnicate. ".repeat(1000));
  strictEqual(result.ok, false);
  ok(result.ok || result.errors.length <= MOST_ERRORS);
});

/** Cards whose mistakes are only guessed, since there is no time to try repairs. */
const GUESSED: readonly string[] = [
  "Drow {cards}. Gian {e}.",
  "Gain {e} for eech alied {subtype}.",
  "{Disolve} the an enemy. Draw {cards}.",
  "When you plays an evnt, drow {cards} and gian {e}.",
  "Draw draw {cards} gain {e} drow.",
];

for (const text of GUESSED) {
  Deno.test(`mistakes() reports no place of ${JSON.stringify(text)} twice`, () => {
    const faulty = faultyFor(text, VARIABLES);
    const found = mistakes({
      ...faulty,
      budget: { ...faulty.budget, repairs: 0 },
    });
    const places = found.map(({ span }) => span.start);
    deepStrictEqual(places, [...new Set(places)].sort((a, b) => a - b));
    ok(found.length > 0);
  });
}

Deno.test("parse() calls a quotation mark '\"', which is not three in a row", () => {
  const read = parse('Disable the "{Materialized}" ability of an enemy.');
  const [first] = read.ok ? [] : read.errors;
  strictEqual(first?.message.startsWith(`Unknown word '"': expected `), true);
});
