import { deepStrictEqual } from "node:assert/strict";
import type { Ability, ParsedAbilities } from "../../ast/internal.ts";
import { ability } from "../../serializer/rust/ability.ts";
import { printDebug } from "../../serializer/rust/debug.ts";
import { printRon } from "../../serializer/rust/ron.ts";
import { assertAll, corpusJson, testCorpus } from "../corpus.ts";

const cards = corpusJson<ParsedAbilities>(
  "dreamtides/tabula/parsed_abilities.json",
);

testCorpus(
  "printRon() writes every word of every reference ability, in order",
  cards,
  (cards) =>
    assertAll(
      Object.values(cards).flat(),
      (tree) => deepStrictEqual(wordsOf(printRon(ability(tree))), words(tree)),
      (tree) => JSON.stringify(tree),
    ),
);

testCorpus(
  "printDebug() writes every word of every reference ability, in order",
  cards,
  (cards) =>
    assertAll(
      Object.values(cards).flat(),
      (tree) => {
        const found = wordsOf(printDebug(ability(tree))).values();
        const missing = words(tree).filter((word) =>
          !found.some((each) => each === word)
        );
        deepStrictEqual(missing, []);
      },
      (tree) => JSON.stringify(tree),
    ),
);

/** The names and numbers in a text; `Some` says nothing that JSON has. */
function wordsOf(text: string): readonly string[] {
  return (text.match(/\w+/g) ?? []).filter((word) => word !== "Some");
}

/** The names and numbers in a tree, in the order of its JSON. */
function words(tree: Ability): readonly string[] {
  const text = JSON.stringify(tree).replaceAll("null", "None");
  return text.match(/\w+/g) ?? [];
}
