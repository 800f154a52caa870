import { deepStrictEqual, ok } from "node:assert/strict";
import { parsePuzzle } from "../../pzl/mod.ts";
import { puzzleReasons } from "../../pzl/messages/reasons.ts";
import { frame } from "./frame.ts";

/** Lines, and what is said about them: the list, the severity, the code. */
const rows: readonly (readonly [string, string])[] = [
  ["humanspeed= 1", "warnings error space-before-number"],
  ["p2life=1", "warnings error unsupported-player"],
  ["activephase=END", "warnings error non-forge-phase"],
  ["[metadata]\nGoal", "warnings error ignored-line"],
  ["aihand=A;|", "warnings error empty-card"],
  ["aihand=A;|Tapped", "warnings warning empty-card"],
  ["aihand=t:Cat,Keywords:", "warnings error token-missing-types"],
  ["aihand=A|UnlockedRoom:Attic", "warnings error invalid-modifier-value"],
  ["aihand=A|UnlockedRoom:All", "warnings warning invalid-modifier-value"],
  ["aihand=A|Owner:x", "warnings warning invalid-player"],
  ["aihand=A|Owner:P", "warnings error invalid-player"],
  ["aihand=A|Owner:P2", "warnings error invalid-player"],
  ["activeplayer=humanoid", "warnings warning invalid-player"],
  ["aihand=A|Meld:", "warnings error empty-modifier-value"],
  ["aihand=A|MergedCards:B,,C", "warnings error empty-modifier-value"],
  ["aihand=A|MergedCards:,", "warnings warning empty-modifier-value"],
  ["aiplay=t:,Types:,Keywords:", "warnings error token-missing-name"],
  ["aiplay=t:A,P:1 ,Types:,Keywords:", "warnings error token-space"],
  ["aiplay=t:A, P:1,Types:,Keywords:", "warnings warning token-space"],
  ["aiprecast=:0", "warnings error empty-card"],
  ["aiplay=A|Counters:Any=1", "warnings error unknown-counter"],
  ["mylife=much", "warnings error unknown-key"],
  ["mylife=3", "warnings warning unknown-key"],
  ["p99battlefield=A", "warnings error unsupported-player"],
  ["p2cardsinhand=A", "warnings error unsupported-player"],
  ["p2 hand=A", "warnings error unsupported-player"],
  ["my own life=much", "warnings error unknown-key"],
  ["humanstartinglife=7", "warnings warning longer-key"],
  ["aihand=A|FaceDown:Sideways", "warnings warning invalid-modifier-value"],
  ["aihand=A|Ability:", "warnings error empty-modifier-value"],
  ["aihand=A|Set:", "warnings warning empty-modifier-value"],
  ["aihand=A|Damage :3", "warnings warning inner-space"],
  ["aihand=A|Damage: 3", "warnings error inner-space"],
  ["aihand=A|Damage:3 |Tapped", "warnings error inner-space"],
  ["aiplay=A|Attacking :7", "warnings warning inner-space"],
  ["aiplay=A|Attacking: 7", "warnings error inner-space"],
  ["aiplay=A|Counters: P1P1=2", "warnings warning inner-space"],
  ["aiplay=A|Counters:P1P1=2 |Tapped", "warnings error inner-space"],
  ["aihand=A|Set: M21", "warnings warning inner-space"],
  ["aihand=A|Set:M21 |Tapped", "warnings warning inner-space"],
  ["aihand=A|TappedX |Flipped", "warnings warning inner-space"],
  ["aihand=A|Imprinting:1, 2", "warnings error inner-space"],
  ["aicounters= AGE=1", "warnings warning inner-space"],
  ["aicounters=AGE= 1", "warnings error inner-space"],
  ["aihand=A|Foo", "warnings warning unknown-modifier"],
  ["aihand=A|TappedX", "warnings warning modifier-prefix"],
  ["AIName=Bo", "warnings lint newer-key"],
  ["[metadata]\nDifficulty:Unfair", "warnings lint unknown-difficulty"],
  ["aimanapool=99999999999", "warnings error unknown-mana-symbol"],
  ["aimanapool=3", "warnings warning unknown-mana-symbol"],
  ["aiplay=A|AttachedTo:9", "lint error dangling-reference"],
  ["aiexile=A|ExiledWith:9", "lint warning dangling-reference"],
  ["aihand=A|Ability:x", "lint error unknown-ability"],
  ["aiprecast=A:KW#Kicker", "lint error unknown-keyword-action"],
  ["aicounters=RAD=1", "lint error rad-counter"],
  ["AbilityLife=AB$", "lint error misrouted-ability"],
  ["AbilityX=Draw\naiplay=A|Ability:x", "lint error script-without-api"],
  ["aiprecast=A:CustomScript:Draw", "lint error script-without-api"],
  ["ailife=0", "lint error player-loses"],
  ["aiplay=Island\nailife=0", "lint error player-loses"],
  ["humanplay=Platinum Angel\nhumanlife=0", "lint warning player-loses"],
  ["aicounters=POISON=10", "lint error player-loses"],
  ["aiplay=A|FaceDown:Cloaked", "lint error face-down-crash"],
  ["AbilityHand=AB$", "lint warning misrouted-ability"],
  ["aihand=A|Id:1", "lint lint unused-id"],
  ["turn=2", "lint warning turn-after-limit"],
];

for (const [lines, expected] of rows) {
  Deno.test(`${JSON.stringify(lines)} is ${expected}`, () => {
    const result = parsePuzzle(frame(lines));
    ok(result.ok, "what Forge fails at can still be read");
    const { warnings, lint } = result;
    const found = [
      ...warnings.map(({ severity, code }) => `warnings ${severity} ${code}`),
      ...lint.map(({ severity, code }) => `lint ${severity} ${code}`),
    ];
    ok(found.includes(expected), found.join("\n"));
  });
}

Deno.test("a missing turn is only lint, a missing limit is a warning", () => {
  const text = frame("").replace("turn=1\n", "").replace("Turns:1\n", "");
  deepStrictEqual(
    parsePuzzle(text).warnings.map(({ subject, severity }) => [
      subject,
      severity,
    ]),
    [["Turns", "warning"], ["turn", "lint"]],
  );
});

Deno.test("a header Forge does not see is an error unless it sees another", () => {
  const hidden = frame("").replace("[state]", "[State]");
  const severities = (text: string) =>
    parsePuzzle(text).warnings.filter(({ code }) => code === "section-case")
      .map(({ severity }) => severity);
  deepStrictEqual(severities(hidden), ["error"]);
  deepStrictEqual(severities(`${hidden}[state]\n`), ["warning"]);
});

Deno.test("a goal after the wrong separator is an error unless there is another", () => {
  const severities = (text: string) =>
    parsePuzzle(text).warnings.filter(({ code }) => code === "wrong-separator")
      .map(({ severity }) => severity);
  const wrong = frame("").replace("Goal:Win", "Goal=Win");
  deepStrictEqual(severities(wrong), ["error"]);
  deepStrictEqual(severities(wrong.replace("Turns", "Goal:Win\nTurns")), [
    "warning",
  ]);
});

Deno.test("every reason is a sentence or more", () => {
  for (const [code, reason] of Object.entries(puzzleReasons)) {
    ok(/^[A-Z`"].*[.]$/.test(reason), code);
  }
});
