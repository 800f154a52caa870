import { deepStrictEqual, ok } from "node:assert/strict";
import type { Pattern } from "../../combinators/mod.ts";
import { partsOf } from "../../combinators/parts.ts";
import { spellingOf, tokenize } from "../../lexer/internal.ts";
import { pattern as patternOfLorcana } from "../../lorcana/grammar/words.ts";
import { tokenize as tokenizeLorcana } from "../../lorcana/text/tokenize.ts";
import { pattern } from "../../parser/primitives.ts";
import { testWith } from "../permissions.ts";

const test = testWith("read");

/** How each language cuts text, by the folder of its grammar. */
const LEXERS: { readonly [folder: string]: (text: string) => unknown[] } = {
  parser: (text) => {
    const tokens = tokenize(text);
    return tokens.ok ? tokens.value.map(spellingOf) : [tokens];
  },
  lorcana: (text) => tokenizeLorcana(text).tokens.map(({ text }) => text),
};

/** The texts of all patterns in a module, between their slots. */
function literalsIn(source: string): readonly string[] {
  const found: string[] = [];
  const take = (_: string, text: string) => {
    found.push(...text.split(/\$\{[^}]*\}/));
    return "pattern";
  };
  // A pattern may stand in a slot of another: from the inside out.
  let rest = "";
  while (rest !== source) {
    rest = source;
    source = rest.replaceAll(/\bpattern`((?:[^`$]|\$\{[^`{}]*\})*)`/g, take);
  }
  for (const [, texts] of source.matchAll(/\b(?:fixed|words)\("([^)]*)"/g)) {
    found.push(...texts!.split(/",\s*"/));
  }
  return found.map((text) => text.replaceAll("\\n", "\n"));
}

function literalsOf(folder: URL): readonly string[] {
  return [...Deno.readDirSync(folder)].flatMap(({ name, isDirectory }) =>
    isDirectory
      ? literalsOf(new URL(`${name}/`, folder))
      : literalsIn(Deno.readTextFileSync(new URL(name, folder)))
  );
}

const PATTERNS: { readonly [folder: string]: Pattern } = {
  parser: pattern,
  lorcana: patternOfLorcana,
};

// `patternOf` spells a text piece by piece, and each piece once.
for (const [folder, cut] of Object.entries(LEXERS)) {
  test(`every literal in ${folder} is cut at blanks as it is as a whole`, () => {
    const literals = literalsOf(new URL(`../../${folder}/`, import.meta.url));
    ok(literals.length > 400);
    for (const text of literals) {
      deepStrictEqual(text.split(" ").flatMap(cut), cut(text));
    }
  });

  test(`pattern() cuts every literal in ${folder} as the lexer does`, () => {
    const literals = literalsOf(new URL(`../../${folder}/`, import.meta.url));
    for (const text of literals) {
      const { shape } = PATTERNS[folder]!([text]);
      deepStrictEqual(
        shape.kind === "sequence" && partsOf(shape),
        cut(text),
      );
    }
  });
}
