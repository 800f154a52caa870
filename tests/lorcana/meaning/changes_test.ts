import { ok } from "node:assert/strict";
import { meaning, parseAbility } from "../../../lorcana/mod.ts";
import { same } from "../../../lorcana/ast/same.ts";
import { corpusJson, testCorpus } from "../../corpus.ts";
import { changed, CHANGES } from "./changes.ts";

interface Text {
  readonly text: string;
  readonly cardType: string;
}

/**
 * How many changed texts still mean the same. Ratchets: they only go down. Some
 * changes say nothing new ("you may reveal up to 1 card" is "you may reveal 1
 * card"), but most texts with another owner are gaps: the tree does not yet say
 * whose hand or deck is meant after looking, revealing, returning or playing.
 */
const UNNOTICED: { readonly [name: string]: number | undefined } = {
  "your → their": 1,
  "up to left out": 2,
  "numbers + 1": 1,
  "hand → discard": 1,
  "exerted left out": 1,
  "other left out": 1,
  "or → and": 11,
};

const texts = corpusJson<readonly Text[]>("lorcana/texts.json");

for (const change of CHANGES) {
  const most = UNNOTICED[change.name] ?? 0;
  testCorpus(
    `lorcana.meaning() notices "${change.name}", but for ${most} texts`,
    texts,
    (texts) => {
      const unnoticed = texts.flatMap(({ text, cardType }) => {
        const plain = text.replace(/\s*\([^)]*\)/gu, "");
        return changed(plain, change)
          .filter((other) => isUnnoticed(plain, other, cardType));
      });
      ok(
        unnoticed.length <= most,
        `${unnoticed.length} texts:\n${unnoticed.slice(0, 40).join("\n")}`,
      );
    },
  );
}

function isUnnoticed(text: string, other: string, cardType: string): boolean {
  const after = parseAbility(other, { cardType });
  if (!after.ok) return false;
  const before = parseAbility(text, { cardType });
  return same(meaning(before.abilities), meaning(after.abilities));
}
