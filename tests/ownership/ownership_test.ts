import { deepStrictEqual } from "node:assert/strict";
import fc from "fast-check";
import * as displays from "../../serializer/display/mod.ts";
import * as lorcana from "../../lorcana/mod.ts";
import * as dreamtides from "../../mod.ts";
import * as tabula from "../../tabula/mod.ts";
import { CARD_SOURCES } from "../corpus/dreamtides/sources.ts";
import { TEXT_SOURCES } from "../corpus/lorcana/sources.ts";
import { MALFORMED_SOURCES, PUZZLE_SOURCES } from "../corpus/pzl/sources.ts";
import type { Source } from "../corpus/sources.ts";
import { chance, mutated } from "../fuzz/mutate.ts";
import { SAMPLE_SOURCE } from "../sample_tabula.ts";
import { objectsIn, sharedBy, spoil } from "./spoil.ts";

type Read = (text: string, variables: string) => unknown;

const DREAMTIDES: Readonly<Record<string, Read>> = {
  parse: dreamtides.parse,
  tokenize: dreamtides.tokenize,
  parseBindings: (_, variables) => dreamtides.parseBindings(variables),
  resolve: resolved,
  parseAbility: (text, variables) => {
    const tokens = resolved(text, variables);
    return tokens?.ok && dreamtides.parseAbility(tokens.value);
  },
  normalize: (text, variables) =>
    abilitiesOf(text, variables).map((one) => dreamtides.normalize([one])),
  serialize: (text, variables) =>
    dreamtides.serialize(abilitiesOf(text, variables)),
  serializeEffect: (text, variables) =>
    abilitiesOf(text, variables).map((each) =>
      dreamtides.serializeEffect(each)
    ),
  serializeModalChoices: (text, variables) =>
    dreamtides.serializeModalChoices(abilitiesOf(text, variables)),
  displayed: (text, variables) => {
    const card = dreamtides.parse(text, variables);
    return card.ok && card.spans.map((one) => dreamtides.displayed(one, text));
  },
  display: displays.display,
  suggestions: (text) => [
    dreamtides.suggestWords(text.slice(0, 5)),
    dreamtides.suggestDirectives(text.slice(1, 6)),
    dreamtides.suggestVariables(text.slice(1, 6)),
  ],
};

function resolved(text: string, variables: string) {
  const tokens = dreamtides.tokenize(text);
  const bindings = dreamtides.parseBindings(variables);
  if (!tokens.ok || !bindings.ok) return undefined;
  return dreamtides.resolve(tokens.value, bindings.value);
}

function abilitiesOf(
  text: string,
  variables: string,
): readonly dreamtides.Ability[] {
  const card = dreamtides.parse(text, variables);
  return card.ok ? card.abilities : [];
}

const OPTIONS: readonly lorcana.ParseOptions[] = [
  {},
  { spans: true },
  { targets: "query" },
  { level: "documented" },
  { cardType: "action", cardName: "Elsa", name: "COLD" },
];

const LORCANA: Readonly<Record<string, Read>> = {
  parseAbility: (text) => OPTIONS.map((o) => lorcana.parseAbility(text, o)),
  parseCardText: (text) => OPTIONS.map((o) => lorcana.parseCardText(text, o)),
  "building blocks": (text) =>
    OPTIONS.map((options) => [
      lorcana.parseEffect(text, options),
      lorcana.parseTarget(text, options),
      lorcana.parsePlayerTarget(text, options),
      lorcana.parseCondition(text, options),
      lorcana.parseTrigger(text),
      lorcana.parseCost(text),
    ]),
  levels: (text) => [
    lorcana.classifyAbility(text),
    lorcana.splitSequenceSteps(text),
    lorcana.extractNamedAbilityPrefix(text),
  ],
};

const PUZZLES: Readonly<Record<string, Read>> = {
  parsePuzzle: (text) => [
    dreamtides.parsePuzzle(text),
    dreamtides.parsePuzzle(text, { profile: "strict" }),
  ],
  parseAssertions: dreamtides.parseAssertions,
  fixPuzzle: (text) => dreamtides.fixPuzzle(text),
  puzzleFromDump: (text) => dreamtides.puzzleFromDump(text),
  "boards, counts and differences": (text) => {
    const puzzle = dreamtides.parsePuzzle(text);
    return puzzle.ok && [
      dreamtides.boardOf(puzzle),
      dreamtides.puzzleStats([puzzle]),
      dreamtides.scriptReferences(puzzle),
      dreamtides.tryWritePuzzle(puzzle),
    ];
  },
};

interface Text {
  readonly text: string;
  readonly variables?: string;
}

/** Reads each text, spoils what came of it, and reads it again. */
function testReaders(
  language: string,
  readers: Readonly<Record<string, Read>>,
  sources: readonly Source<Text>[],
): void {
  const texts = sources.flatMap(({ cases = [] }) => cases);
  const some = fc.record({
    seed: fc.nat(),
    row: fc.constantFrom(...texts),
    asWritten: fc.boolean(),
  });
  for (const [name, read] of Object.entries(readers)) {
    Deno.test(`${language}: what ${name}() gives belongs to its caller`, () => {
      fc.assert(fc.property(some, ({ seed, row, asWritten }) => {
        const { variables = "" } = row;
        const text = asWritten ? row.text : mutated([row.text], chance(seed));
        const first = read(text, variables);
        const second = read(text, variables);
        deepStrictEqual(sharedBy(first, second), []);
        spoil(first);
        deepStrictEqual(read(text, variables), second);
      }));
    });
  }
}

testReaders("Dreamtides", DREAMTIDES, CARD_SOURCES);
testReaders("Lorcana", LORCANA, TEXT_SOURCES);
testReaders("Puzzles", PUZZLES, [...PUZZLE_SOURCES, ...MALFORMED_SOURCES]);

Deno.test("loadTabula() gives cards that belong to their caller", async () => {
  const first = await tabula.loadTabula("production", SAMPLE_SOURCE);
  const second = await tabula.loadTabula("production", SAMPLE_SOURCE);
  deepStrictEqual(sharedBy(first, second), []);
});

for (const door of [dreamtides, displays, lorcana, tabula]) {
  for (const [name, value] of Object.entries(door)) {
    if (typeof value !== "object") continue;
    Deno.test(`${name} cannot be changed`, () => {
      const open = [...objectsIn(value)].filter((one) => !Object.isFrozen(one));
      deepStrictEqual(open, []);
    });
  }
}
