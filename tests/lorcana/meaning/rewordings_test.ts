import { ok } from "node:assert/strict";
import { same } from "../../../lorcana/ast/same.ts";
import { meaning, parseAbility } from "../../../lorcana/mod.ts";
import { corpusJson, testCorpus } from "../../corpus.ts";
import { changed } from "./changes.ts";
import { REWORDINGS } from "./rewordings.ts";

interface Text {
  readonly text: string;
  readonly cardType: string;
}

/** How many reworded texts mean something else, or nothing. They only go down. */
const LOST: {
  readonly [name: string]: readonly [most: number, why: string] | undefined;
} = {
  "damaged → with damage on them": [
    1,
    "chosen damaged character or location: one word for both",
  ],
};

const texts = corpusJson<readonly Text[]>("lorcana/texts.json");

for (const change of REWORDINGS) {
  const [most, why] = LOST[change.name] ?? [0, "no exceptions"];
  testCorpus(
    `lorcana.meaning() stays with "${change.name}", but for ${most} texts: ${why}`,
    texts,
    (texts) => {
      const lost = texts.flatMap(({ text, cardType }) => {
        const plain = text.replace(/\s*\([^)]*\)/gu, "");
        return changed(plain, change)
          .filter((other) => isLost(plain, other, cardType));
      });
      ok(lost.length <= most, `${lost.length} texts:\n${lost.join("\n")}`);
    },
  );
}

function isLost(text: string, other: string, cardType: string): boolean {
  const before = parseAbility(text, { cardType });
  if (!before.ok) return false;
  const after = parseAbility(other, { cardType });
  return !same(meaning(before.abilities), meaning(after.abilities));
}
