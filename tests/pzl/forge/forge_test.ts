import { deepStrictEqual, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import {
  formatPuzzle,
  parsePuzzle,
  type PuzzleCard,
} from "../../../pzl/mod.ts";
import { assertAll, testCorpus } from "../../corpus.ts";
import { corpusPuzzles, SAMPLE_PUZZLES } from "../corpus.ts";
import { frame } from "../frame.ts";
import { readForge, zoneOf } from "./read_forge.ts";

function assertSameReading(text: string): void {
  deepStrictEqual(readForge(formatPuzzle(text)), readForge(text));
}

Deno.test("formatPuzzle() never changes what Forge reads in the sample puzzles", () => {
  SAMPLE_PUZZLES.forEach(assertSameReading);
});

testCorpus(
  "formatPuzzle() never changes what Forge reads in its own puzzles",
  corpusPuzzles(),
  (all) => {
    assertAll(all, ({ text }) => assertSameReading(text), ({ name }) => name);
  },
);

/** Pieces of a state, and the slips that people make in it. */
const WORDS: readonly string[] = [
  ..."Opt;Fire // Ice;Monstrous Carabid;t:Cat,P:1,T:1,Types:Creature-Cat,Keywords:;T:c_cat; ;"
    .split(";"),
  ..."Tapped;tapped;TappedX; Tapped;Tapped ;FaceDown:Cloaked:Manifested;MeldedWith:A, B"
    .split(";"),
  ..."Id:1;Id: 1;Id:+1;Id:x;Damage:+2 ;Counters:P1P1=1;Counters:p1p1=+1,AGE=2;Counters:P1P1= 1"
    .split(";"),
  ..."Set:OGW;Set:A;Art:x;Art:+2;Owner:ai;Owner:p1;NamedCard:A, B;ChosenColor:red,,blue;Imprinting:1,,2"
    .split(";"),
  ..."RememberedCards:+1,2,;ExecuteScript:X->1;ExecuteScript:->1;UnlockedRoom:flip;Ability:X;Foo;KLD;"
    .split(";"),
];

const KEYS = "p0hand AIPlay p1battlefield humanlibrary".split(" ");
const LINES: readonly string[] = [
  ..."turn=+2|turn= 2|Turn : 3|p0life=+5|p0life=x|ailife =3|p1speed=|p0speed:1"
    .split("|"),
  ..."p0manapool=U U|p0manapool= U U|p0manapool=U  U|aipersistentmana=3 wu X"
    .split("|"),
  ..."p0counters=POISON=+1|p0counters= POISON=1|p1counters=poison = 3,|aicounters="
    .split("|"),
  ..."p0precast=Opt; Shock -> AI ;|aiprecast= Opt;Opt:;Opt:->ai|p0putonstack=Opt ;"
    .split("|"),
  ..."activephase=End of Turn|activephaseadvance= main2|removesummoningsickness=TRUE"
    .split("|"),
  ..."removesummoningsickness= true|ActivePlayer= Human|AbilityX= AB$ |abilityhand=Opt "
    .split("|"),
  ..."[metadata]|[Metadata]|[state]|[ state ]|Goal|Goal: Win |Turns: 3|HumanControl: TRUE|# x"
    .split("|"),
];

/** A card list of random pieces, with random blanks and semicolons. */
const cardLine = fc.tuple(
  fc.constantFrom(...KEYS),
  fc.array(
    fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
      .map((words) => words.join("|")),
    { maxLength: 5 },
  ),
  fc.constantFrom(";", " ;", "; ", ";;"),
  fc.constantFrom("", " ", ";", ";;", " ; "),
).map(([key, cards, separator, end]) =>
  `${key}=${cards.join(separator)}${end}`
);

const file = fc.tuple(
  fc.array(fc.oneof(cardLine, fc.constantFrom(...LINES)), { maxLength: 8 }),
  fc.constantFrom("\n", "\r\n", "\r", " \n", "\n\n\n "),
  fc.constantFrom("", "\uFEFF"),
).map(([lines, end, mark]) =>
  mark + frame(lines.join("\n")).replaceAll("\n", end)
);

Deno.test("formatPuzzle() never changes what Forge reads in files with slips", () => {
  fc.assert(fc.property(file, assertSameReading), { numRuns: 800 });
});

Deno.test("formatPuzzle() settles at once in files with slips", () => {
  fc.assert(
    fc.property(file, (text) => {
      const tidy = formatPuzzle(text);
      strictEqual(formatPuzzle(tidy), tidy);
    }),
    { numRuns: 500 },
  );
});

/** What Forge reads as something else, though it can be read. */
const MISREAD: ReadonlySet<string> = new Set([
  "name-is-modifier",
  "misrouted-ability",
]);

Deno.test("a file without warnings has the cards that Forge reads", () => {
  fc.assert(
    fc.property(file, (text) => {
      const result = parsePuzzle(text);
      if (!result.ok || result.warnings.length > 0) return;
      if (result.lint.some(({ code }) => MISREAD.has(code))) return;
      const reading = readForge(text);
      deepStrictEqual(reading.crashes, []);
      for (const player of ["human", "ai"] as const) {
        const cards = zoneOf(reading, player, "battlefield");
        const model: readonly PuzzleCard[] =
          result.state.players[player].battlefield;
        deepStrictEqual(
          cards.map((card) => [card["Tapped"], card["Id"], card["Counters"]]),
          model.map(({ tapped, id, counters }) => [tapped, id, counters]),
        );
      }
    }),
    { numRuns: 800 },
  );
});

/** Values, and whether Forge crashes at them; our severity must say so. */
const severities: readonly (readonly [string, boolean])[] = [
  ["p0hand=Opt|Id: 1", true],
  ["p0hand=Opt| Id: 1", false],
  ["p0hand=Opt|Id : 1", false],
  ["p0hand=Opt|Imprinting:1, 2", true],
  ["p0hand=Opt|Imprinting:", true],
  ["p0hand=Opt|Imprinting:,", false],
  ["p0hand=Opt|Counters:P1P1 =1", false],
  ["p0hand=Opt|Counters:P1P1= 1", true],
  ["p0hand=Opt|Counters:P1P1=1 ,AGE=1", true],
  ["p0hand=Opt|Counters:P1P1=1, AGE=1", false],
  ["p0hand=Opt|Counters:P1P1=1 |Tapped", true],
  ["p0hand=Opt|Attacking : 1", true],
  ["p0hand=Opt;|", true],
  ["p0hand=Opt;|Tapped", false],
  ["p0hand=t:Cat,P:1,T:1", true],
  ["p0life= 3", true],
  ["[metadata]\nGoal", true],
  ["[metadata]\nTurns: 1", true],
  ["[state]\nGoal", false],
];

for (const [lines, crashes] of severities) {
  Deno.test(`${JSON.stringify(lines)} is ${crashes ? "an" : "no"} error to Forge and to us`, () => {
    const text = frame(lines);
    strictEqual(readForge(text).crashes.length > 0, crashes);
    const result = parsePuzzle(text);
    const found = result.ok
      ? [...result.warnings, ...result.lint.filter(isReading)]
      : result.errors;
    strictEqual(found.some(({ severity }) => severity === "error"), crashes);
  });
}

/** References are looked up later, when the reader here has finished. */
function isReading({ code }: { readonly code: string }): boolean {
  return code !== "dangling-reference";
}
