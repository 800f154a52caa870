/**
 * Prints every Lorcana text that we know, ours and the reference's, with its
 * tree and the text printed from it, one line each. A change that must not
 * change any meaning is checked by comparing the lines before and after it:
 *
 * `deno run -P=check tests/corpus/lorcana/dump.ts > before`
 */
// deno-lint-ignore-file no-console
import { parseAbility, tryPrint } from "../../../lorcana/mod.ts";
import { PHRASES } from "../../lorcana/phrases/all.ts";
import { sampleTexts } from "../../lorcana/sample_texts.ts";
import { corpusJson, corpusNames } from "../../corpus.ts";
import { sorted } from "../pretty.ts";
import { REFUSED_TEXTS } from "./refused_texts.ts";
import { type Text, TEXT_SOURCES } from "./sources.ts";

interface Pair {
  readonly a: string;
  readonly b?: string;
}

const pairs = corpusJson<readonly Pair[]>("lorcana/pairs.json") ?? [];
const vectors = (corpusNames("lorcana/vectors") ?? []).toSorted()
  .flatMap((name) =>
    corpusJson<readonly Text[]>(`lorcana/vectors/${name}`) ?? []
  );

const texts: readonly Text[] = [
  ...TEXT_SOURCES.flatMap(({ cases = [] }) => cases),
  ...vectors,
  ...[
    ...PHRASES.map(([text]) => text),
    ...sampleTexts(),
    ...REFUSED_TEXTS.map(([text]) => text),
    ...pairs.flatMap(({ a, b }) => b === undefined ? [a] : [a, b]),
  ].map((text) => ({ text })),
];

const lines = texts.map(({ text, cardType }) => {
  const options = cardType === undefined ? {} : { cardType };
  const { ok, abilities } = parseAbility(text, options);
  return JSON.stringify([
    text,
    cardType,
    ...(ok ? [sorted(abilities), tryPrint(abilities)] : []),
  ]);
});
console.log([...new Set(lines)].join("\n"));
