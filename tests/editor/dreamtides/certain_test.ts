import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { editDistance } from "../../../diagnostics/internal.ts";
import { repairCard } from "../../../editor/dreamtides/repair_card.ts";
import { applyEdits, LANGUAGES } from "../../../editor/mod.ts";
import { parse } from "../../../mod.ts";
import { chance } from "../../fuzz/mutate.ts";
import { ownCards } from "../../mutation/cards.ts";
import { BLUNDERS, type Card } from "../../mutation/mistakes.ts";
import { cardRow } from "../tabula/card_file.ts";

/** Texts whose suggestions are guesses: only the author knows what is meant. */
const GUESSES = [
  "Flying",
  "At the begining of your turn, gain {e}.",
  "You draw {cards}.",
  "{Prevent} a played enemy event.",
];

Deno.test("fixesAt() never follows guesses in all cards of a file", () => {
  const text = GUESSES.map((rules, i) =>
    cardRow(
      `rules-text = "${rules}"\nvariables = "e: 1, cards: 2"`,
      `bebbc642-9a28-48d9-8d95-90aa5172252${i}`,
    )
  ).join("");
  const all = LANGUAGES.tabula
    .fixesAt({ file: "cards.toml", text }, { start: 0, end: 0 })
    .filter(({ kind }) => kind === "fix-all");
  deepStrictEqual(all.map(({ edits }) => applyEdits(text, edits)), []);
});

for (const text of GUESSES) {
  Deno.test(`repairCard() leaves ${JSON.stringify(text)} to its author`, () => {
    const card = { text, variables: "e: 1, cards: 2" };
    deepStrictEqual(repairCard(card), card);
  });
}

const MISSPELLED = ["a misspelled word", "a misspelled directive"] as const;

for (const name of Object.keys(BLUNDERS) as (keyof typeof BLUNDERS)[]) {
  Deno.test(`repairCard() never changes the tree of a card that can be read, in spite of ${name}`, () => {
    for (const card of mistakesOf(name)) {
      if (treeOf(card) === undefined) continue;
      strictEqual(repairCard(card).text, card.text);
    }
  });
}

for (const name of MISSPELLED) {
  Deno.test(`repairCard() never turns ${name} into one that is less alike`, () => {
    const random = chance(20261118);
    for (const card of ownCards) {
      for (const mistake of BLUNDERS[name](card, random).slice(0, 3)) {
        const fixed = repairCard(mistake);
        const tree = treeOf(fixed);
        if (tree === undefined || tree === treeOf(card)) continue;
        const [meant, made] = [card.text, fixed.text]
          .map((text) => editDistance(mistake.text, text));
        ok(made! <= meant!, `${mistake.text} became ${fixed.text}`);
      }
    }
  });
}

function mistakesOf(name: keyof typeof BLUNDERS): readonly Card[] {
  const random = chance(20261118);
  return ownCards.flatMap((card) => BLUNDERS[name](card, random).slice(0, 2));
}

function treeOf({ text, variables }: Card): string | undefined {
  const card = parse(text, variables);
  return card.ok ? JSON.stringify(card.abilities) : undefined;
}
