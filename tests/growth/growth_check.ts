// Measures times, so it needs a quiet machine and is not part of the gate:
// deno test --allow-read tests/growth/growth_check.ts
import { ok } from "node:assert/strict";
import { display } from "../../display/mod.ts";
import * as lorcana from "../../lorcana/mod.ts";
import * as dreamtides from "../../mod.ts";
import { locateProblems, type Problem } from "../../tabula/mod.ts";
import { stringLike } from "../../tabula/toml/string_like.ts";
import { tomlHeaders } from "../../tabula/toml/headers.ts";
import { growth, MOST } from "./growth.ts";

/** Texts of about so many characters. */
const SHAPES: Readonly<Record<string, (size: number) => string>> = {
  blanks: (size) => `Draw a card.${" ".repeat(size)}Draw a card.`,
  "blank lines": (size) => `Draw a card.${"\n".repeat(size)}Draw a card.`,
  "blanks behind a verb": (size) => `banish${" ".repeat(size)}`,
  "words": (size) => "foo ".repeat(size / 4),
  "names": (size) => "Abc ".repeat(size / 4),
  "commas": (size) => ", ".repeat(size / 2),
  "periods": (size) => ". ".repeat(size / 2),
  "bullets": (size) => "choose one: " + "• ".repeat(size / 2),
  "open braces": (size) => "{".repeat(size),
  "open quotes": (size) => '" '.repeat(size / 2),
  "open parentheses": (size) => "( ".repeat(size / 2),
  "keywords": (size) =>
    `Chosen character gains ${"Rush, ".repeat(size / 6)}and Ward.`,
  "sentences": (size) => "Draw a card. ".repeat(size / 13),
  "conditions": (size) => "if you do, ".repeat(size / 11),
  "digits": (size) => "1".repeat(size),
  "lines": (size) => "a=1\n".repeat(size / 4),
  "sections": (size) => "[x]\n".repeat(size / 4),
};

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  parse: (text) => dreamtides.parse(text, "cards: 1"),
  "parse(…, variables)": (text) => dreamtides.parse("Draw {cards}.", text),
  tokenize: dreamtides.tokenize,
  display,
  "lorcana.parseAbility": (text) => lorcana.parseAbility(text),
  "lorcana.parseAbility, documented": (text) =>
    lorcana.parseAbility(text, { level: "documented" }),
  "lorcana.parseTarget": (text) => lorcana.parseTarget(text),
  "lorcana.parseTarget, documented": (text) =>
    lorcana.parseTarget(text, { level: "documented" }),
  "lorcana.parseCondition": (text) => lorcana.parseCondition(text),
  "lorcana.classifyAbility": lorcana.classifyAbility,
  "lorcana.splitSequenceSteps": lorcana.splitSequenceSteps,
  parsePuzzle: (text) => dreamtides.parsePuzzle(text),
  formatPuzzle: dreamtides.formatPuzzle,
  "a TOML string like it": (text) => stringLike(`"${text}"`, "Draw."),
  "headers of TOML": tomlHeaders,
};

/** What still takes quadratic time: the list is to get shorter. */
const NOT_YET: Readonly<Record<string, readonly string[]>> = {
  // Keywords are read as the end of a list from each of its members.
  "lorcana.parseAbility": ["keywords"],
  // A name may start at each of many capitalized words.
  "lorcana.parseAbility, documented": ["keywords", "names"],
  "lorcana.parseTarget, documented": ["names"],
};

for (const [reader, read] of Object.entries(READERS)) {
  Deno.test(`${reader} takes no more time per character of long texts`, () => {
    const slow = Object.entries(SHAPES).flatMap(([shape, text]) => {
      if (NOT_YET[reader]?.includes(shape)) return [];
      const ratio = growth((size) => read(text(size)), 1_000);
      return ratio < MOST ? [] : [`${shape}: ${ratio.toFixed(0)} times`];
    });
    ok(slow.length === 0, slow.join(", "));
  });
}

Deno.test("render() takes no more time per suggestion in a long line", () => {
  const ratio = growth((size) => {
    const variables = "cards 2, ".repeat(size);
    const result = dreamtides.parseBindings(variables);
    if (result.ok) throw new Error("It has no mistakes");
    const source = { file: "variables", text: variables };
    for (const each of result.errors) dreamtides.render(each, source);
  }, 150);
  ok(ratio < MOST, `${ratio} times`);
});

for (const header of ["[[cards]]", '[["cards"]]']) {
  Deno.test(`locateProblems() takes no more time per row of ${header}`, async () => {
    const few = await timeToLocate(header, 100);
    const many = await timeToLocate(header, 800);
    ok(many < MOST * few, `${many / few} times`);
  });
}

async function timeToLocate(header: string, rows: number): Promise<number> {
  const text = `${header}\nname = "A"\nrules-text = "Drw."\n`.repeat(rows);
  const problems = Array.from({ length: rows }, (_, index) => problem(index));
  let fastest = Infinity;
  for (let times = 0; times < 3; times++) {
    const start = performance.now();
    await locateProblems(problems, new Map([["cards.toml", text]]));
    fastest = Math.min(fastest, performance.now() - start);
  }
  return fastest;
}

function problem(index: number): Problem {
  const result = dreamtides.parse("Drw.");
  const [diagnostic] = result.ok ? [] : result.errors;
  if (diagnostic === undefined) throw new Error("It has no mistakes");
  const row = { table: "cards", index };
  const place = { file: "cards.toml", row, key: "rules-text", part: "text" };
  return { place: place as Problem["place"], diagnostic };
}
