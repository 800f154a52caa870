import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import * as lorcana from "../../lorcana/mod.ts";
import {
  type Ability,
  normalize,
  parse,
  parsePuzzle,
  type PuzzleFile,
  serialize,
  serializeAbility,
  serializeEffect,
  serializeModalChoices,
  tryWritePuzzle,
  writePuzzle,
} from "../../mod.ts";
import { arbitraryAbility } from "../arbitrary.ts";
import { PUZZLES } from "../corpus/pzl/expected.ts";
import { SAMPLE_PUZZLES } from "../pzl/corpus.ts";
import { sampleTexts } from "../lorcana/sample_texts.ts";
import { anyJson, damaged } from "./damage.ts";

const cards = fc.array(arbitraryAbility(), { minLength: 1, maxLength: 2 });
const spoilt = (trees: fc.Arbitrary<unknown>) =>
  fc.oneof(
    anyJson(),
    fc.tuple(trees, fc.nat(), anyJson())
      .map(([tree, seed, junk]) => damaged(tree, seed, junk)),
  );

Deno.test("serialize() writes any JSON value so that it reads back, or gives paths", () => {
  fc.assert(
    fc.property(spoilt(cards), (value) => {
      const abilities = value as readonly Ability[]; // So a caller may think.
      const written = serialize(abilities);
      if (!written.ok) {
        ok(written.errors.every(({ details }) => "path" in details));
        return;
      }
      if (abilities.length === 0) return; // No text reads as no ability.
      const read = parse(written.text, written.variables);
      deepStrictEqual(read.ok && read.abilities, normalize(abilities));
    }),
    { numRuns: 1_000 },
  );
});

Deno.test("normalize() and the serializers of parts bear any JSON value", () => {
  fc.assert(fc.property(spoilt(cards), (value) => {
    const abilities = value as readonly Ability[]; // So a caller may think.
    normalize(abilities);
    strictEqual(Array.isArray(serializeModalChoices(abilities)), true);
    const one = (Array.isArray(value) ? value[0] : value) as Ability;
    for (const written of [serializeAbility(one), serializeEffect(one)]) {
      strictEqual(typeof written.ok, "boolean");
    }
  }));
});

const PROTOTYPE_KEYS = [
  [{ toString: {} }],
  [{ Event: { effect: { Effect: "constructor" } } }],
  [{ Event: { effect: { Effect: { __defineGetter__: {} } } } }],
  JSON.parse('[{ "__proto__": { "Event": {} } }]'),
];

for (const tree of PROTOTYPE_KEYS) {
  Deno.test(`serialize() does not take ${JSON.stringify(tree)} for an ability`, () => {
    const { ok, text } = serialize(tree);
    deepStrictEqual([ok, text], [false, ""]);
  });
}

const puzzleTexts = [...SAMPLE_PUZZLES, ...PUZZLES.map(({ text }) => text)];
const puzzles = fc.constantFrom(...puzzleTexts).map((text) => {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) return {};
  const { metadata, state, unknown } = puzzle;
  return { metadata, state, unknown };
});

Deno.test("tryWritePuzzle() writes any JSON value so that it reads back, or says what is wrong", () => {
  fc.assert(fc.property(spoilt(puzzles), (value) => {
    const puzzle = value as PuzzleFile; // So a caller may think.
    const written = tryWritePuzzle(puzzle);
    if (!written.ok) {
      ok(written.problem.startsWith("Cannot write the puzzle: "));
      return;
    }
    const read = parsePuzzle(written.text);
    ok(read.ok);
    const { metadata, state, unknown } = read;
    const model = { metadata, state, unknown };
    deepStrictEqual({ ...puzzle, ...model }, puzzle);
  }));
});

Deno.test("writePuzzle() says which part is not that of a puzzle", () => {
  const puzzle: PuzzleFile = JSON.parse(
    '{ "metadata": { "name": 7 }, "state": {}, "unknown": {} }',
  );
  const thrown = thrownBy(() => writePuzzle(puzzle));
  ok(thrown instanceof RangeError && thrown.message.includes('"'), `${thrown}`);
});

const lorcanaTrees = fc.constantFrom(...sampleTexts())
  .map((text) => lorcana.parseAbility(text).abilities);

/** What the tree has in full: with its targets spelled out. */
function inFull(text: string): readonly (readonly lorcana.Ability[])[] {
  return [{}, { cardType: "character" }, { cardType: "action" }].map((card) =>
    lorcana.parseAbility(text, { ...card, targets: "query" }).abilities
  );
}

/** A tree without what says nothing: its wording, and the order of filters. */
function said(tree: unknown): unknown {
  const text = JSON.stringify(tree, (key, value) => {
    if (key === "wording") return undefined;
    return key === "filters" && Array.isArray(value)
      ? value.map((each) => JSON.stringify(each)).toSorted()
      : value;
  });
  return JSON.parse(text);
}

Deno.test("lorcana.print() prints any JSON value so that it reads back, or throws a RangeError with the path", () => {
  fc.assert(fc.property(spoilt(lorcanaTrees), (value) => {
    const abilities = value as readonly lorcana.Ability[]; // As above.
    const printed = lorcana.tryPrint(abilities);
    if (!printed.ok) {
      strictEqual(typeof printed.path, "string");
      const thrown = thrownBy(() => lorcana.print(abilities));
      ok(thrown instanceof RangeError && thrown.message === printed.problem);
      return;
    }
    strictEqual(lorcana.print(abilities), printed.text);
    if (abilities.length === 0) return; // No text reads as no ability.
    const compact = [{}, { cardType: "character" }, { cardType: "action" }]
      .map((card) => lorcana.parseAbility(printed.text, card).abilities);
    ok(
      [...compact, ...inFull(printed.text)]
        .some((read) => isDeepStrictEqual(said(read), said(abilities))),
      `${printed.text} says something else`,
    );
  }));
});

Deno.test("lorcana.printEffect() throws a RangeError with a path, and nothing else", () => {
  fc.assert(fc.property(spoilt(lorcanaTrees), (value) => {
    const [ability] = Array.isArray(value) ? value : [value];
    const effect: unknown = ability?.effect ?? ability;
    const given = effect as lorcana.Effect; // So a caller may think.
    let text = "";
    const thrown = thrownBy(() => text = lorcana.printEffect(given));
    if (thrown === undefined) ok(lorcana.parseEffect(text), text);
    else ok(thrown instanceof RangeError, `${thrown}`);
  }));
});

for (const tree of [[{}], ["text"], [{ type: "toString" }], [null], {}, 7]) {
  Deno.test(`lorcana.print() makes up no text for ${JSON.stringify(tree)}`, () => {
    const abilities = tree as readonly lorcana.Ability[]; // As above.
    ok(thrownBy(() => lorcana.print(abilities)) instanceof RangeError);
    strictEqual(lorcana.tryPrint(abilities).ok, false);
  });
}

function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}
