import { ok } from "node:assert/strict";
import { meaning, parseAbility } from "../../../lorcana/mod.ts";
import { same } from "../../../lorcana/ast/same.ts";
import { corpusJson, testCorpus } from "../../corpus.ts";
import { changed, CHANGES } from "./changes.ts";

interface Text {
  readonly text: string;
  readonly cardType: string;
}

/** How many changed texts still mean the same, and why. They only go down. */
const UNNOTICED: {
  readonly [name: string]: readonly [most: number, why: string] | undefined;
} = {
  "up to left out": [2, "you may reveal up to 1 card: you may reveal 1 card"],
  "may left out": [4, "any number of cards, and up to 1 card, can be none"],
  "exerted left out": [1, "the exerted character is the only one spoken of"],
  "other left out": [1, "of two characters, one is this character"],
  "one of → each of": [1, "an alternative beside this character"],
  "another → a": [25, "none challenges itself"],
  "or → and": [11, "one of your characters or locations: one of either"],
  "whenever → if": [1, "what would happen is replaced each time"],
};

const texts = corpusJson<readonly Text[]>("lorcana/texts.json");

for (const change of CHANGES) {
  const [most, why] = UNNOTICED[change.name] ?? [0, "no exceptions"];
  testCorpus(
    `lorcana.meaning() notices "${change.name}", but for ${most} texts: ${why}`,
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
