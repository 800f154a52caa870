import { ok, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { displayed, parse, resolve, type Span, tokenize } from "../../mod.ts";
import { fuzzParser } from "./parser_fuzz.ts";
import { errorsOf, valueOf } from "../results.ts";

Deno.test("parse() bears 3,000 mutated and random texts", () => {
  fuzzParser(3_000, 1);
});

Deno.test("parse() bears any two strings", () => {
  const text = fc.string({ unit: "binary" });
  fc.assert(fc.property(text, text, (text, variables) => {
    strictEqual(typeof parse(text, variables).ok, "boolean");
  }));
});

Deno.test("tokenize() loses nothing but white space and bad braces", () => {
  const text = fc.string({ unit: fc.constantFrom(..."be {}.,:\n\tİ") });
  fc.assert(fc.property(text, (text) => {
    const bad = errorsOf(tokenize(text)).map(({ span }) => span);
    ok(bad.every(({ start }) => text[start] === "{"));
    const rest = withBlanks(text, bad);
    const tokens = valueOf(tokenize(rest));
    let at = 0;
    for (const { start, end } of tokens) {
      strictEqual(rest.slice(at, start).trim(), "");
      ok(start < end);
      at = end;
    }
    strictEqual(rest.slice(at).trim(), "");
    for (const { span } of errorsOf(resolve(tokens, new Map()))) {
      strictEqual(text[span.start], "{");
    }
  }));
});

/** A text with blanks instead of some parts, so that no place shifts. */
function withBlanks(text: string, parts: readonly Span[]): string {
  return parts.reduce(
    (left, { start, end }) =>
      left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
    text,
  );
}

const DEEP: readonly (readonly [string, string])[] = [
  ["{fast}", "{Discover} a " + "{fast} ".repeat(20_000) + "card."],
  [
    "which could {dissolve}",
    "{Discover} an " + "event which could {dissolve} an ".repeat(20_000) +
    "ally.",
  ],
  ["with {fast}", "{Discover} a card " + "with {fast} ".repeat(20_000) + "."],
  [
    "until end of turn",
    "until end of turn, when you gain energy, ".repeat(20_000) + "copy it.",
  ],
];

for (const [what, text] of DEEP) {
  Deno.test(`parse() reports 20,000 nested "${what}" as nested too deeply`, () => {
    const result = parse(text);
    strictEqual(result.ok ? "ok" : result.errors[0]?.code, "nested-too-deeply");
  });
}

Deno.test("parse() reads a list of 50,000 effects", () => {
  const result = parse("Draw {cards}. ".repeat(50_000), "cards: 1");
  const [ability] = result.ok ? result.abilities : [];
  const effect = ability !== undefined && "Event" in ability &&
    ability.Event.effect;
  strictEqual(effect && "List" in effect && effect.List.length, 50_000);
});

Deno.test("parse() reports 200,000 directives without a value", () => {
  const result = parse("{cards} ".repeat(200_000));
  const found = result.ok ? [] : result.errors;
  strictEqual(new Set(found.map(({ span }) => span.start)).size, 200_000);
});

Deno.test("parse() bears 20,000 variables with numbers", () => {
  const names = Array.from({ length: 20_000 }, (_, i) => `x${i}: 1`);
  const result = parse("Drw {cards}.", `cards: 1, ${names.join(", ")}`);
  strictEqual(
    !result.ok && result.errors[0]?.suggestion?.edits[0]?.replacement,
    "Draw",
  );
});

Deno.test("displayed() shows a trigger with 100,000 modes", () => {
  const mode = "\n{bullet} {e}: Draw {cards}.";
  const text = `{Judgment} {ChooseOne}${mode.repeat(100_000)}`;
  const result = parse(text, "e: 1, cards: 1");
  const [spanned] = result.ok ? result.spans : [];
  const shown = spanned && displayed(spanned, text);
  strictEqual(shown && "Triggered" in shown && shown.Triggered.text, text);
});
