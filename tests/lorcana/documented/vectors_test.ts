import { strictEqual } from "node:assert/strict";
import {
  classifyAbility,
  extractNamedAbilityPrefix,
  normalizeText,
  parseAbility,
  parseCondition,
  parseEffect,
  parsePlayerTarget,
  parseTarget,
} from "../../../lorcana/mod.ts";
import { assertAll, corpusJson, testCorpus } from "../../corpus.ts";
import { differences, type Vector } from "./vectors.ts";

const FILES = [
  "composite",
  "effects",
  "abilities",
  "targets-conditions",
  "names-classification",
] as const;

const level = "documented";

/** What we make of a vector's text, by its kind. */
const READERS: { readonly [kind: string]: (text: string) => unknown } = {
  effect: (text) => parseEffect(text, { level }),
  ability: (text) => parseAbility(text, { level }).abilities[0],
  target: (text) => parseTarget(text, { level }),
  "player-target": (text) => parsePlayerTarget(text, { level }),
  condition: (text) => parseCondition(text, { level }),
  classification: classifyAbility,
  "name-prefix": extractNamedAbilityPrefix,
  normalize: normalizeText,
};

for (const file of FILES) {
  testCorpus(
    `lorcana vectors/${file}.json at the documented level`,
    corpusJson<readonly Vector[]>(`lorcana/vectors/${file}.json`),
    (vectors) =>
      assertAll(
        // A defect loses information; we keep it, so we must differ there.
        vectors.filter(({ defect }) => defect === undefined),
        (vector) => {
          const found = READERS[vector.kind]?.(vector.text) ?? null;
          strictEqual(differences(vector, found).join("; "), "");
        },
        ({ text }) => text,
      ),
  );
}

testCorpus(
  "lorcana vectors marked as limitation are whole at the full level",
  corpusJson<readonly Vector[]>("lorcana/vectors/composite.json"),
  (vectors) =>
    assertAll(
      vectors.filter(({ limitation }) => limitation !== undefined),
      ({ text }) => strictEqual(parseEffect(text)?.type, "sequence"),
      ({ text }) => text,
    ),
);
