import { ok } from "node:assert/strict";
import { corpusJson, testCorpus } from "../corpus.ts";
import type { Text } from "../corpus/lorcana/sources.ts";
import { countWitnesses } from "./witnesses.ts";

// Ratchets: they only go down.
const MOST_ALTERNATIVES = 565;
const MOST_NODE_TYPES = 52;

testCorpus(
  "lorcana: no more alternatives and node types than before lack a card",
  corpusJson<readonly Text[]>("lorcana/texts.json"),
  (texts) => {
    const { unusedAlternatives, unusedNodeTypes } = countWitnesses(texts);
    ok(unusedAlternatives <= MOST_ALTERNATIVES, String(unusedAlternatives));
    ok(
      unusedNodeTypes.length <= MOST_NODE_TYPES,
      unusedNodeTypes.join(", "),
    );
  },
);
