import { deepStrictEqual, ok } from "node:assert/strict";
import { DIALECTS } from "../../dialects/mod.ts";
import { parse } from "../../mod.ts";
import {
  rewriteAbilities,
  rewriteUnlessSame,
} from "../../serializer/rewrite/mod.ts";
import { testCorpus } from "../corpus.ts";
import { generatedCards, ownCards, referenceCards } from "../mutation/cards.ts";
import type { Card } from "../mutation/mistakes.ts";

/** Small changes to a text, after which it is another one. */
const CHANGES: readonly ((text: string) => string)[] = [
  (text) => `${text} `,
  (text) => ` ${text}`,
  (text) => text.slice(0, -1),
  (text) => `${text}.`,
  (text) => text.toLowerCase(),
  (text) => text.replace("{", "{{"),
  (text) => text.replace(/\d/, "9"),
  (text) => text.replace(" an ", " a "),
  () => "",
];

/** Compares it with writing, in both dialects; how many texts were the same. */
function compare({ text, variables }: Card): number {
  const card = parse(text, variables);
  if (!card.ok) return 0;
  const { abilities } = card;
  return Object.values(DIALECTS).flatMap((dialect) => {
    const written = rewriteAbilities(abilities, dialect);
    const texts = [text, written.text];
    return [...texts, ...CHANGES.map((change) => change(written.text))]
      .map((each) => {
        const isSame = each === written.text;
        deepStrictEqual(
          rewriteUnlessSame(abilities, dialect, each),
          isSame ? undefined : written,
          each,
        );
        return isSame;
      });
  }).filter((isSame) => isSame).length;
}

function compareAll(cards: readonly Card[]): void {
  const same = cards.map(compare).reduce((sum, count) => sum + count);
  ok(same >= 2 * cards.length);
}

Deno.test("rewriteUnlessSame() agrees with writing and comparing on our own cards", () => {
  compareAll(ownCards);
});

testCorpus(
  "rewriteUnlessSame() agrees with writing and comparing on the reference cards",
  referenceCards,
  compareAll,
);

testCorpus(
  "rewriteUnlessSame() agrees with writing and comparing on generated texts",
  generatedCards?.filter((_, i) => i % 10 === 0),
  compareAll,
);
