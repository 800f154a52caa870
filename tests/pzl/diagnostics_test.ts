import { deepStrictEqual, ok } from "node:assert/strict";
import type { PuzzleDetails } from "../../pzl/messages/mod.ts";
import {
  indexCards,
  parseAssertion,
  parsePuzzle,
  type PuzzleDiagnostic,
} from "../../pzl/mod.ts";
import { lintTogether } from "../../pzl/internal.ts";
import { forgeCards } from "./forge/card_scripts.ts";
import { frame } from "./frame.ts";

const HEAD = "[metadata]\nName:T\nGoal:Win\n";
const START = "activeplayer=ai\nactivephase=MAIN1\n";

/**
 * For each code lines with ‹ at the place of the problem: of a state, unless they
 * begin with a header, or with "FILE:" if nothing is to stand before them, or
 * with "ASSERT:" if they are an assertion.
 */
const places: {
  readonly [C in keyof PuzzleDetails]: readonly [string, ...string[]];
} = {
  "bom": ["FILE:\uFEFF‹[metadata]"],
  "invalid-utf8": ["FILE:‹[metadata]"],
  "content-before-section": ["FILE: ‹words\n[state]"],
  "missing-section": ["FILE:‹# no section"],
  "section-case": ["‹[STATE]", " ‹[ p0_script]"],
  "unknown-section": ["‹[notes]"],
  "duplicate-section": ["‹[state]", "[x]\n‹[X]"],
  "longer-key": [
    "‹HumanCardsInPlay=Opt",
    "‹p0 hand=Opt",
    "‹human_hand=Opt",
    "‹p0.hand=Opt",
    "‹p10life=5",
    "‹active_player=ai",
  ],
  "ignored-line": ["‹two words=1", "‹=5", "‹aïf=1", "[metadata]\n‹goal"],
  "stray-continuation": ["  ‹|Tapped", "‹;Opt"],
  "unknown-key": ["‹humanhnd=Opt", "‹ability=x", "‹p0=1"],
  "newer-key": ["[metadata]\n‹AIName:Bo", "‹ainame=Bo", "‹P0Name=Al"],
  "unsupported-player": ["‹p2life=1", "‹P9play=Opt"],
  "duplicate-key": ["‹p0life=3", "aiplay=A\n‹p1battlefield=B"],
  "space-before-separator": ["humanspeed‹ =1"],
  "wrong-separator": ["humanspeed‹:1"],
  "missing-field": ["FILE:‹[metadata]\nName:T", "[metadata]\n‹Goal: "],
  "invalid-integer": [
    "humanspeed=‹x",
    "humanspeed=‹",
    "aihand=Opt|Id:‹",
    "aihand=Opt|Imprinting:1,‹,2",
    "aihand=t:Cat,P:‹ 1",
    "aicounters=X=2147483647,X=‹1",
    "aiprecast=Opt:‹2147483648",
  ],
  "space-before-number": ["humanspeed=‹ 1"],
  "invalid-boolean": ["removesummoningsickness=‹yes"],
  "space-before-boolean": ["removesummoningsickness=‹ true"],
  "invalid-player": ["activeplayer=‹you", "aihand=Opt|Owner:‹x"],
  "invalid-phase": ["activephase=‹LATER", "activephaseadvance=‹"],
  "non-forge-phase": ["activephase=‹endstep"],
  "unknown-goal": ["[metadata]\nGoal:‹Have Fun"],
  "non-forge-goal": ["[metadata]\nGoal:‹Win before opponent turn"],
  "unknown-difficulty": ["[metadata]\nDifficulty: ‹Unfair"],
  "invalid-counter": [
    "aicounters=‹POISON",
    "aihand=A|Counters:‹",
    "aihand=Opt|Counters:A=1,‹,B=1",
  ],
  "unknown-counter": ["aicounters=‹WOBBLE=1"],
  "duplicate-counter": ["aihand=Opt|Counters:+1/+1=1,‹p1p1=1"],
  "unknown-mana-symbol": ["aimanapool=W ‹WW", "aimanapool=W ‹3"],
  "mana-space": ["aimanapool=‹U  U", "aimanapool= ‹U U", "aimanapool=‹U\tU"],
  "empty-card": [
    "aihand=A;‹;B",
    "aihand=A; ‹|Tapped",
    "aiprecast=A;‹  ;B",
    "aihand=A;‹||",
  ],
  "empty-modifier": ["aihand=A|‹|Tapped", "aihand=A|Tapped|‹"],
  "unknown-modifier": ["aihand=A|‹KLD", "aihand=A|‹Set", "aihand=A|‹IsToken:1"],
  "modifier-prefix": ["aihand=A|‹TappedX", "aihand=A|‹MeldedWith:B"],
  "modifier-case": ["aihand=A|‹tapped"],
  "inner-space": [
    "aihand=‹A |Tapped",
    "aihand=A|‹Id : 1",
    "aihand=A| ‹Tapped",
    "aihand=A| ‹TappedX",
    "aicounters= ‹AGE=1",
  ],
  "ignored-modifier-value": ["aihand=A|‹Tapped:False"],
  "missing-modifier-value": ["aihand=A|‹PhasedOut"],
  "empty-modifier-value": [
    "aihand=A|‹Set:",
    "aihand=A|‹Meld: ",
    "aihand=A|‹Ability:",
    "aihand=A|‹ChosenType:",
    "aihand=A|‹ChosenColor:, ,",
    "aihand=A|‹MergedCards:",
    "aihand=A|‹Imprinting:,",
    "aihand=A|‹ExecuteScript:",
  ],
  "invalid-modifier-value": ["aihand=A|‹FaceDown:", "aihand=A|‹UnlockedRoom:x"],
  "invalid-art": ["aihand=A|‹Art:x"],
  "duplicate-modifier": ["aihand=A|Id:1|‹Id:2", "aihand=A|Set:A|‹Set:B"],
  "deprecated-modifier": ["aihand=A|‹Attaching:1"],
  "non-forge-modifier": ["aihand=A|‹Manifested"],
  "player-ref-case": ["aihand=A|‹Owner:p1"],
  "comma-in-name": ["aiplay=A|‹NamedCard:Jace, the Mind Sculptor"],
  "token-space": ["aihand=T: ‹c_cat", "aihand=t:Cat, ‹P:1,Types:,Keywords:"],
  "token-segment": ["aihand=t:Cat,‹Size:1", "aihand=t:Cat,‹Types:A--B"],
  "token-missing-name": ["aiplay=‹t:,P:1,Types:,Keywords:"],
  "token-missing-types": ["aihand=A;‹t:Cat,Keywords:"],
  "token-missing-keywords": ["aihand=‹t:Cat,Types:"],
  "script-space": [
    "aiprecast= ‹A;B",
    "aiprecast=A; ‹B",
    "aihand=A|‹ExecuteScript:X ->ai",
  ],
  "empty-script": ["aiprecast=‹Opt:", "aihand=A|‹ExecuteScript:->ai"],
  "invalid-target": ["aiprecast=Opt->‹p1", "aiprecast=Opt:X-> ‹-1"],
  "missing-player": [`FILE:${HEAD}‹[state]\n${START}humanlife=1`],
  "missing-life": [`FILE:${HEAD}‹[state]\n${START}aihand=`],
  "duplicate-id": ["aihand=B|‹Id:1\nhumanhand=A|Id:1"],
  "dangling-reference": ["aihand=A|‹AttachedTo:1", "aiprecast=‹7:X"],
  "forward-reference": ["aihand=A|‹ChosenCards:1;B|Id:1"],
  "self-reference": ["aihand=A|Id:1|‹AttachedTo:1"],
  "unused-id": [
    "aihand=A|‹Id:1",
    "aihand=A|Id:1|‹Id:2",
  ],
  "attached-off-battlefield": ["aihand=A|Id:1\naiplay=B|‹AttachedTo:1"],
  "attacking-ignored": [
    "aiplay=A|‹Attacking",
    "activephase=declare attackers\nhumanhand=A|‹Attacking",
  ],
  "attacking-untapped": ["activephase=declare attackers\np0play=A|‹Attacking"],
  "attacker-of-other-player": [
    "activephase=declare attackers\naiplay=A|Tapped|‹Attacking",
  ],
  "negative-value": [
    "aispeed=‹-1",
    "aihand=A|‹Damage:-1",
    "turn=‹0",
  ],
  "missing-targets": ["[metadata]\nGoal:‹Play the Specified Permanent"],
  "unused-targets": ["[metadata]\nTargets: ‹Card"],
  "unused-target-count": ["[metadata]\nTargetCount:‹2"],
  "turn-after-limit": [
    "turn=‹2",
    "activephase=CLEANUP\nturn=‹3",
    "turn=‹3\n[metadata]\nGoal:Survive",
  ],
  "turn-one-draw": ["activephase=‹upkeep"],
  "empty-library": [
    `FILE:${HEAD}Turns:2\n‹[state]\n${START}turn=1\nhumanlife=1\nailife=1`,
    `FILE:${HEAD}Turns:2\n‹[state]\nturn=2\nactiveplayer=ai\nactivephase=UPKEEP\nhumanlife=1\nailife=1`,
  ],
  "rad-counter": ["aicounters=‹POISON=1,rad=2"],
  "player-loses": ["ailife=‹0", "ailife=‹-0", "p0counters=‹POISON=10"],
  "advance-with-stack": ["aiputonstack=Opt\nactivephaseadvance=‹MAIN2"],
  "blockers-with-stack": [
    "aiputonstack=Opt\nactivephase=‹declare blockers",
  ],
  "face-down-crash": ["aiplay=A|‹FaceDown:Manifested"],
  "token-off-battlefield": ["aihand=A;‹T:c_cat"],
  "script-without-api": [
    "aiprecast=‹Opt:CustomScript:Draw",
    "AbilityX=‹Draw\naihand=A|Ability:x",
  ],
  "unknown-ability": ["aihand=A|‹Ability:x"],
  "unused-ability": ["‹AbilityX=AB$"],
  "misrouted-ability": ["‹AbilityExile=AB$"],
  "unknown-keyword-action": ["aiprecast=‹A:KW#Kicker"],
  "bar-in-host": ["aiprecast=Opt;‹Preordain|CustomScript:X"],
  "name-is-modifier": [
    "aihand=A;‹Flipped Coin",
    "aihand=‹Id:1",
    "aihand=‹t:P:1,Types:",
  ],
  "pasted-name": [
    "aihand=Opt;‹Teferi’s Protection|Tapped",
    "aihand=‹\u00a0Opt",
    "aihand=‹2x Forest",
    "aihand=‹Opt # a cantrip",
    "aihand=‹Mountain,Mountain",
    "aihand=‹Mountain, Forest",
    "aiprecast=‹Teferi’s Protection:0",
  ],
  "shared-value": ["[metadata]\nName:‹Twin", "[metadata]\nURL:‹http://a.b/c"],
  "token-color": ["aihand=‹t:Cat,Color:WUB,Types:,Keywords:"],
  "token-without-color": [
    "aihand=‹t:Cat,Types:,Keywords:,Image:w_1_1_cat",
    "aihand=‹t:Cat,Types:,Keywords:,Image:wu_1_1_cat",
  ],
  "unknown-card-name": [
    "aihand=Opt;‹Optt|Tapped",
    "aiprecast=‹Optt:TrigDraw",
    "aihand=Opt|Tapped|‹MergedCards:Optt",
    "aihand=Opt|Tapped|‹Meld:Optt",
    "aihand=Opt|Tapped|‹NamedCard:Optt",
  ],
  "unknown-set": ["aihand=Opt|Tapped|‹Set:XXX"],
  "back-face": ["aiplay=Opt;‹Awakened Skyclave|Tapped"],
  "no-other-face": ["aiplay=‹Opt|Transformed"],
  "dies-at-once": [
    "aiplay=‹Chandra, Torch of Defiance|Tapped",
    "aiplay=‹Pacifism",
  ],
  "attachment-ignored": [
    "aiplay=Llanowar Elves|‹AttachedTo:1;Grizzly Bears|Id:1",
  ],
  "attached-reconfigure": ["aiplay=Lion Sash|‹AttachedTo:1;Opt|Id:1"],
  "uncastable": ["aiprecast=Opt;‹Forest"],
  "precast-part": ["aiprecast=Opt;‹Divination"],
  "unknown-token-script": ["aihand=T:‹c_dog"],
  "unknown-script-variable": [
    "aihand=Opt|ExecuteScript:‹TrigDrew->ai",
    "aiprecast=Opt:‹TrigDrew",
    "aihand=Opt|Id:3\naiprecast=3:‹TrigDrew",
  ],
  "empty-assertion": ["ASSERT:‹"],
  "missing-predicate": ["ASSERT:NOT‹"],
  "unknown-predicate": ["ASSERT:‹mana eq 1"],
  "expected-comparator": ["ASSERT:life ‹is 1"],
  "expected-integer": ["ASSERT:life eq ‹one"],
  "expected-keyword": ["ASSERT:hand ‹has"],
  "missing-card-name": ["ASSERT:hand contains‹"],
  "extra-tokens": ["ASSERT:turn eq 1 ‹2"],
  "scope-ignored": ["ASSERT:‹me game won"],
};

const cards = indexCards({
  cards: [
    ...forgeCards().cards.values(),
    { name: "Opt", variables: ["TrigDraw"], types: ["Instant"] },
  ],
  sets: ["INV"],
  tokens: [{ name: "c_cat", variables: [] }],
});

/** All that is said about marked lines, and the place that is marked. */
function read(
  code: string,
  row: string,
): [readonly PuzzleDiagnostic[], number] {
  if (row.startsWith("ASSERT:")) {
    const line = row.slice("ASSERT:".length);
    const result = parseAssertion(line.replace("‹", ""));
    const found = result.ok ? result.warnings : result.errors;
    return [found, line.indexOf("‹")];
  }
  const text = row.startsWith("FILE:") ? row.slice("FILE:".length) : frame(row);
  const file = text.replace("‹", "");
  const bad = new TextEncoder().encode(`${file}\n?`);
  bad[bad.length - 1] = 0xff;
  const result = parsePuzzle(code === "invalid-utf8" ? bad : file, { cards });
  const errors = result.ok ? [] : result.errors;
  // Spans count after a byte order mark.
  const [, together = []] = lintTogether([
    { file: "a.pzl", source: "[metadata]\nName:Twin\nURL:http://a.b/c" },
    { file: "b.pzl", source: file },
  ]);
  return [
    [...errors, ...result.warnings, ...result.lint, ...together],
    text.replace("\uFEFF", "").indexOf("‹"),
  ];
}

for (const [code, rows] of Object.entries(places)) {
  for (const row of rows) {
    Deno.test(`${code} points at the mark in ${JSON.stringify(row)}`, () => {
      const [found, place] = read(code, row);
      const starts = found.filter((each) => each.code === code)
        .map(({ span }) => span.start);
      deepStrictEqual([...new Set(starts)], [place]);
    });
  }
}

/** The least values that make sense, and one less. */
const LEAST: readonly (readonly [least: string, less: string])[] = [
  ["aispeed=0", "aispeed=-1"],
  ["aihand=A|Damage:0", "aihand=A|Damage:-1"],
  ["aihand=A|ClassLevel:1", "aihand=A|ClassLevel:0"],
  ["aihand=A|Counters:AGE=1", "aihand=A|Counters:AGE=0"],
  ["turn=1", "turn=0"],
];

for (const [least, less] of LEAST) {
  Deno.test(`negative-value tells of ${less}, but not of ${least}`, () => {
    const told = [least, less].map((row) =>
      read("negative-value", row)[0]
        .filter(({ code }) => code === "negative-value").length
    );
    deepStrictEqual(told, [0, 1]);
  });
}

for (
  const text of [
    frame("aiprecast=A:KW#Awaken"),
    frame("aiprecast=A:KW#AwakenOnly"),
    frame("").replace("Goal:Win", "Goal:Win Before Opponent's Next Turn")
      .replace("turn=1", "turn=3"),
  ]
) {
  Deno.test(`nothing is said about ${JSON.stringify(text)}`, () => {
    const puzzle = parsePuzzle(text);
    deepStrictEqual(puzzle.ok && [...puzzle.warnings, ...puzzle.lint], []);
  });
}

Deno.test("parsePuzzle() reports all errors, by line, column, code and subject", () => {
  const result = parsePuzzle(
    "[state]\nhumanlife=x\nactivephase=?\n[metadata]\n",
  );
  ok(!result.ok);
  deepStrictEqual(
    result.errors.map(({ code, line, column, subject }) =>
      [code, line, column, subject ?? ""].join(" ")
    ),
    [
      "missing-field 1 1 activeplayer",
      "invalid-integer 2 11 ",
      "invalid-phase 3 13 ",
      "missing-field 4 1 Goal",
      "missing-field 4 1 Name",
    ],
  );
});

/** Lines that a later one replaces, and the codes that are left. */
const replaced: readonly (readonly [string, readonly string[]])[] = [
  ["aihand=A|Id:x\naihand=B", ["duplicate-key"]],
  ["aicounters=x\naicounters=", ["duplicate-key"]],
  ["aimanapool=3\naimanapool=U", ["duplicate-key"]],
  ["aihand=B\naihand:A|Tapped", ["wrong-separator"]],
  ["aispeed= 1\naispeed=1", ["duplicate-key", "space-before-number"]],
];

for (const [lines, codes] of replaced) {
  Deno.test(`of ${JSON.stringify(lines)} Forge looks at the line that counts`, () => {
    const { warnings, lint } = parsePuzzle(frame(lines));
    deepStrictEqual(
      [...warnings, ...lint].map(({ code }) => code).sort(),
      codes,
    );
  });
}

Deno.test("parsePuzzle() finds wrong references beside errors", () => {
  const result = parsePuzzle(frame("ailife=x\naiplay=A|AttachedTo:8"));
  deepStrictEqual(result.lint.map(({ code }) => code), ["dangling-reference"]);
});

Deno.test("a message quotes no more than a person reads", () => {
  const result = parsePuzzle(frame(`${"word ".repeat(1000)}`));
  ok((result.warnings[0]?.message.length ?? 0) < 200);
});
