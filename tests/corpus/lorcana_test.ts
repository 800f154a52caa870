import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import {
  parseAbility,
  type ParseOptions,
  type ParseResult,
  print,
} from "../../lorcana/mod.ts";
import { REFUSED_TEXTS } from "./lorcana/refused_texts.ts";
import type { TextRow } from "./lorcana/row.ts";
import { COMMON_SOURCES, type Text, TEXT_SOURCES } from "./lorcana/sources.ts";
import { sorted } from "./pretty.ts";
import { testSources } from "./sources.ts";

const describe = ({ text }: Text) => JSON.stringify(text);

testSources("lorcana: texts are read in full", TEXT_SOURCES, {
  check: (one) => {
    const { ok: isWhole, residue, diagnostics } = read(one);
    ok(isWhole);
    deepStrictEqual(residue, []);
    deepStrictEqual(diagnostics, []);
  },
  describe,
  atLeast: 99.8,
});

testSources("lorcana: what is printed reads as the same", TEXT_SOURCES, {
  check: (one) => {
    const { ok: isWhole, abilities } = read(one);
    if (!isWhole) return;
    const printed = print(abilities);
    deepStrictEqual(read({ ...one, text: printed }).abilities, abilities);
    strictEqual(
      print(read({ ...one, text: printed }).abilities),
      printed,
    );
  },
  describe,
});

testSources("lorcana: texts are printed as they are", COMMON_SOURCES, {
  check: (one) =>
    strictEqual(plain(print(read(one).abilities)), plain(one.text)),
  describe,
  atLeast: 85,
});

testSources("lorcana: the order of keys changes no meaning", TEXT_SOURCES, {
  check: (one) => {
    const { ok: isWhole, abilities } = read(one);
    if (!isWhole) return;
    const text = print(sorted(abilities));
    deepStrictEqual(read({ ...one, text }).abilities, abilities);
  },
  describe,
});

testSources("lorcana: spans are asked for, and change nothing", TEXT_SOURCES, {
  check: (one) => {
    const { abilities } = read(one, { spans: true });
    const found = spansOf(abilities);
    ok(found.length >= abilities.length);
    for (const [start, end] of found) {
      ok(0 <= start && start < end && end <= one.text.length);
    }
    deepStrictEqual(spansOf(read(one).abilities), []);
    deepStrictEqual(withoutSpans(abilities), withoutSpans(read(one).abilities));
  },
  describe,
});

testSources("lorcana: texts are refused with the words to blame", [
  { name: "our own texts", cases: REFUSED_TEXTS },
], {
  check: ([text, cardType]: TextRow) => {
    const { ok: isWhole, residue, diagnostics } = read(
      cardType === undefined ? { text } : { text, cardType },
    );
    ok(!isWhole && residue.length > 0 && diagnostics.length > 0);
  },
  describe: ([text]) => JSON.stringify(text),
});

function read(
  { text, cardType }: Text,
  options: ParseOptions = {},
): ParseResult {
  return parseAbility(
    text,
    cardType === undefined ? options : { ...options, cardType },
  );
}

/** Without reminder text, and with single blanks. */
function plain(text: string): string {
  return text.replace(/\([^)]*\)/g, "").replace(/\s+/g, " ").trim();
}

function spansOf(node: unknown): readonly (readonly [number, number])[] {
  if (typeof node !== "object" || node === null) return [];
  const own = "span" in node && Array.isArray(node.span)
    ? [[node.span[0], node.span[1]] as const]
    : [];
  return [...own, ...Object.values(node).flatMap(spansOf)];
}

function withoutSpans(node: unknown): unknown {
  return JSON.parse(
    JSON.stringify(node, (key, value) => key === "span" ? undefined : value),
  );
}
