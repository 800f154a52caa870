import { deepStrictEqual, strictEqual } from "node:assert/strict";
import type { DisplaySpan } from "../../../serializer/display/mod.ts";
import { shown } from "./shown.ts";

/** A text, its variables, and what a player reads. */
const TEXTS: readonly (readonly [string, string, string])[] = [
  ["{Judgment} Gain {e}.", "e: 2", "▸ Judgment: Gain 2●."],
  [
    "Draw {cards}, then discard {discards}.",
    "cards: 1, discards: 2",
    "Draw a card, then discard 2 cards.",
  ],
  [
    "{Dissolve} an enemy.\n\n{ReclaimForCost}",
    "reclaim: 3",
    "Dissolve an enemy.\n\nReclaim 3●",
  ],
  [
    "{ChooseOne}\n{bullet} {mode1-cost}: Draw {cards1}.\n{bullet} {mode2-cost}: Draw {cards2}.",
    "mode1-cost: 2, mode2-cost: 3, cards1: 1, cards2: 2",
    "Choose One:\n• 2●: Draw a card.\n• 3●: Draw 2 cards.",
  ],
  [
    "{Materialize} {n-figments}.",
    "number: 2, figment: shadow",
    "Materialize two Shadow Figments.",
  ],
  // Other digits, other case, "e-": messages that stand in for others.
  ["Gain {e4}.", "e4: 1", "Gain 1●."],
  ["Gain {points7}.", "points7: 1", "Gain 1⍟."],
  ["{bullet} {mode3-cost}: Gain {e}.", "mode3-cost: 9, e: 1", "• 9●: Gain 1●."],
  ["{Kindle2}.", "k2: 4", "Kindle 4."],
  ["{A-Subtype2}", "subtype2: agent", "An Agent"],
  ["{Cards}", "cards: 1", "A card"],
  [
    "{Count-Allied-Subtype1}",
    "subtype1: tinkerer, allies1: 1",
    "An allied Tinkerer",
  ],
  ["{judgment} Draw {CARDS}.", "cards: 2", "▸ Judgment: Draw 2 cards."],
  ["{MATERIALIZEDjudgment}", "", "▸ Materialized, Judgment:"],
  ["{DISSOLVED} {dISSOLVED}", "", "▸ Dissolved: ▸ Dissolved:"],
  [
    "When an ally is {materialized}, gain {e}.",
    "e: 1",
    "When an ally is materialized, gain 1●.",
  ],
  ["{Banished} {BANISH} {bANISH}", "", "Banished Banish banish"],
  [
    "{multiplyby} {asubtype} {reclaimforcost}",
    "number: 2, subtype: mage, reclaim: 1",
    "double a Mage reclaim 1●",
  ],
  ["Lose {e-}.", "e: 1", "Lose 1●."],
  ["Lose {e-}.", "e-: 3, e: 1", "Lose 3●."],
  ["{ e } {e }", "e: 3", "3● 3●"],
  ["{up-to-n-cards}, {aegis}", "number: 2", "one or two cards, aegis"],
  [
    "{s} {count} {maximum-energy}",
    "s: 1000, count: 1234567, max: 4294967295",
    "1000 1234567 4294967295 maximum ●",
  ],
  // The author's text is data: nothing in it is Fluent, and nothing is a tag.
  ["A.\n.x = 1\n* B\n[x] C", "", "A.\n.x = 1\n* B\n[x] C"],
  ["A }b $e", "e: 4", "A }b $e"],
  ["<b>x</b> & < >", "", "<b>x</b> & < >"],
  ["  A\r\n   B \rC\n\n\n\n\tD {e}  E\n ", "e: 1", "A\nB \nC\n\n\n\nD 1●  E"],
  ["Tab\there", "", "Tab\there"],
  ["", "", ""],
  [" \n ", "", ""],
];

for (const [text, variables, plain] of TEXTS) {
  Deno.test(`display() shows ${JSON.stringify(text)} with "${variables}"`, () => {
    strictEqual(shown(text, variables).plain, plain);
  });
}

const SPANS: readonly (readonly [string, string, readonly DisplaySpan[]])[] = [
  ["Gain {e}.", "e: 2", [
    { text: "Gain " },
    { text: "2●", color: "00838F", role: "energy" },
    { text: "." },
  ]],
  ["{points}", "points: 2", [{ text: "2⍟", color: "F57F17", role: "points" }]],
  ["{Kindle}", "k: 1", [
    { text: "Kindle", color: "AA00FF", role: "keyword" },
    { text: " 1" },
  ]],
  ["{a-subtype}", "subtype: spirit-animal", [
    { text: "a " },
    { text: "Spirit Animal", bold: true, color: "2E7D32", role: "subtype" },
  ]],
  ["{a-figment}", "figment: radiant", [
    { text: "a " },
    {
      text: "Radiant Figment",
      bold: true,
      underline: true,
      color: "F57F17",
      role: "figment",
    },
  ]],
  ["{Judgment}{JudgmentPhaseName}", "", [
    { text: "▸ " },
    { text: "Judgment:Judgment", bold: true },
  ]],
];

for (const [text, variables, spans] of SPANS) {
  Deno.test(`display() colors ${text}`, () => {
    deepStrictEqual(shown(text, variables).spans, spans);
  });
}

Deno.test("display() reads tags of the author if they are allowed", () => {
  const text = "<b>Draw {e}</b>, <color=#123abc>then</color> <x>.";
  const { spans } = shown(text, "e: 1", { allowTags: true });
  deepStrictEqual(spans, [
    { text: "Draw ", bold: true },
    { text: "1●", bold: true, color: "00838F", role: "energy" },
    { text: ", " },
    { text: "then", color: "123ABC" },
    { text: " <x>." },
  ]);
});
