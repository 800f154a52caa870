import { match, ok, strictEqual } from "node:assert/strict";
import { parse as parseToml } from "smol-toml";
import { abilityExplanations } from "../../../lexer/messages/explanations.ts";
import { lorcanaExplanations } from "../../../lorcana/messages/explanations.ts";
import { CHAPTERS, explanations } from "../../../tasks/learn/explanations.ts";
import type { Explanation } from "../../../diagnostics/explanation.ts";
import { parseAbility } from "../../../lorcana/mod.ts";
import { parseAndLint } from "../../../parser/internal.ts";
import { indexCards, parseAssertion, parsePuzzle } from "../../../pzl/mod.ts";
import { forgeCards } from "../../pzl/forge/card_scripts.ts";
import { frame } from "../../pzl/frame.ts";
import { main } from "../../../tasks/main.ts";
import { fakeIo } from "../fake_io.ts";

type Entries = readonly (readonly [code: string, explanation: Explanation])[];

function entries(of: object): Entries {
  return Object.entries<Explanation>({ ...of });
}

// A text that is nested too deeply would fill the page.
const abilities = entries(abilityExplanations)
  .filter(([code]) => code !== "nested-too-deeply");

for (const [code, { example }] of abilities) {
  Deno.test(`the example of ${code} has that problem`, () => {
    const card = parseToml(example);
    const outcome = parseAndLint(
      String(card["rules-text"]),
      String(card["variables"] ?? ""),
    );
    const found = outcome.ok ? outcome.warnings : outcome.errors;
    ok(found.some((each) => each.code === code), example);
  });
}

for (const [code, { example }] of entries(lorcanaExplanations)) {
  Deno.test(`the example of ${code} has that problem`, () => {
    const { diagnostics } = parseAbility(example);
    ok(diagnostics.some((each) => each.code === code), example);
  });
}

const CARDS = indexCards({
  cards: [
    ...forgeCards().cards.values(),
    { name: "Opt", variables: ["TrigDraw"], types: ["Instant"] },
  ],
  sets: ["KLD"],
  tokens: [{ name: "c_cat", variables: [] }],
});

/** All codes that lines of a puzzle, a whole one or an assertion give. */
function puzzleCodes(example: string): readonly string[] {
  const puzzles = [example, frame(example)].flatMap((text) => {
    const result = parsePuzzle(text, { cards: CARDS });
    return [
      ...result.ok ? [] : result.errors,
      ...result.warnings,
      ...result.lint,
    ];
  });
  const assertion = parseAssertion(example);
  return [
    ...puzzles,
    ...assertion.ok ? [] : assertion.errors,
    ...assertion.warnings,
  ].map(({ code }) => code);
}

const puzzles = CHAPTERS.find(({ title }) => title === "Puzzles");
// Neither a byte order mark nor bytes that are no text can be seen on a page,
// a library is empty only with a turn to draw in, and a copy takes two files.
const UNSEEN = ["bom", "invalid-utf8", "empty-library", "shared-value"];

for (const [code, { example }] of entries(puzzles?.explanations ?? {})) {
  if (UNSEEN.includes(code)) continue;
  Deno.test(`the example of ${code} has that problem`, () => {
    ok(puzzleCodes(example).includes(code), puzzleCodes(example).join(", "));
  });
}

Deno.test("every code is in exactly one chapter", () => {
  const codes = CHAPTERS.flatMap(({ explanations }) =>
    Object.keys(explanations)
  );
  strictEqual(new Set(codes).size, codes.length);
  strictEqual(codes.length, Object.keys(explanations).length);
});

for (const code of Object.keys(explanations)) {
  Deno.test(`explain ${code} fits 80 columns`, async () => {
    const io = fakeIo();
    strictEqual(await main(["explain", code], io), 0);
    match(io.written().stdout, /^[\w-]+\n\n.*\n[^]*How to fix it: /);
    for (const line of io.written().stdout.split("\n")) ok(line.length <= 80);
  });
}

Deno.test("explain suggests the code that was meant", async () => {
  const io = fakeIo();
  strictEqual(await main(["explain", "unclosed-brac"], io), 2);
  match(io.written().stderr, /did you mean "unclosed-brace"\?/);
});

Deno.test("explain says where all codes are if none is close", async () => {
  const io = fakeIo();
  strictEqual(await main(["explain", "nope"], io), 2);
  match(io.written().stderr, /"nope": "dreamtides explain" lists all of them/);
});
