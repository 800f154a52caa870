import { strictEqual } from "node:assert/strict";
import { applySuggestion } from "../../diagnostics/internal.ts";
import { parsePuzzle } from "../../pzl/mod.ts";
import { withMend } from "../../pzl/internal.ts";
import { frame } from "./frame.ts";

/** A line with a slip, and the line with the first suggestion applied. */
const rows: readonly (readonly [string, string])[] = [
  ["humanhnd=Opt", "humanhand=Opt"],
  ["humanhand=Opt|Taped", "humanhand=Opt|Tapped"],
  ["humanhand=Opt|Conters:P1P1=1", "humanhand=Opt|Counters:P1P1=1"],
  ["humanhand=Opt|KLD", "humanhand=Opt|Set:KLD"],
  ["humanhand=Opt|tapped", "humanhand=Opt|Tapped"],
  ["humanhand=Opt|Attaching:1", "humanhand=Opt|AttachedTo:1"],
  ["humanhand=Opt|Owner:p1", "humanhand=Opt|Owner:P1"],
  ["humanhand=Opt|Counters:LOYALTI=1", "humanhand=Opt|Counters:LOYALTY=1"],
  ["activephase=MAIN3", "activephase=MAIN1"],
  ["activephase=endstep", "activephase=END_OF_TURN"],
  ["humanprecast=Shock->p1", "humanprecast=Shock->ai"],
  ["humanspeed= 1", "humanspeed=1"],
  ["humanspeed =1", "humanspeed=1"],
  ["humanspeed:1", "humanspeed=1"],
  ["removesummoningsickness= true", "removesummoningsickness=true"],
  ["[METADATA]", "[metadata]"],
  ["[metadata]\nGoal:Survived", "[metadata]\nGoal:Survive"],
  [
    "[metadata]\nGoal:win before opponent turn",
    "[metadata]\nGoal:Win Before Opponent's Next Turn",
  ],
  ["[metadata]\nDifficulty:Mytic", "[metadata]\nDifficulty:Mythic"],
];

for (const [slip, mended] of rows) {
  Deno.test(`withMend() turns ${JSON.stringify(slip)} into ${JSON.stringify(mended)}`, () => {
    const text = frame(slip);
    const result = parsePuzzle(text);
    const found = result.ok ? result.warnings : result.errors;
    const suggestion = found.map((each) => withMend(each, text))
      .find(({ suggestion }) => suggestion)?.suggestion;
    strictEqual(
      suggestion && applySuggestion({ text }, suggestion).text,
      frame(mended),
    );
  });
}
