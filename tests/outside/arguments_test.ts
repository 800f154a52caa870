import { ok } from "node:assert/strict";
import * as displays from "../../serializer/display/mod.ts";
import { applyEdits, checkDirectory, LANGUAGES } from "../../editor/mod.ts";
import * as lorcana from "../../lorcana/mod.ts";
import * as dreamtides from "../../mod.ts";
import {
  buildTabula,
  decodeSource,
  loadTabula,
  staleness,
} from "../../tabula/mod.ts";
import { toDebug, toRon } from "../../serializer/rust/mod.ts";
import { frame } from "../pzl/frame.ts";
import { SAMPLE_SOURCE } from "../sample_tabula.ts";

const { display } = displays;

const NO_STRINGS: readonly unknown[] = [42, null, {}, [], true, Symbol(), 1n];

type Call = (value: never) => unknown;

/** Functions that take a string or bytes, and the argument that is wrong. */
const CALLS: Readonly<Record<string, readonly [Call, argument: string]>> = {
  "parse(text)": [dreamtides.parse, "text"],
  "tokenize(text)": [dreamtides.tokenize, "text"],
  "suggestWords(word)": [dreamtides.suggestWords, "word"],
  "suggestDirectives(name)": [dreamtides.suggestDirectives, "name"],
  "suggestVariables(name)": [dreamtides.suggestVariables, "name"],
  "resolve(…, bindings)": [(it) => dreamtides.resolve([], it), "bindings"],
  "display(text)": [display, "text"],
  "parsePuzzle(source)": [dreamtides.parsePuzzle, "source"],
  "formatPuzzle(source)": [dreamtides.formatPuzzle, "source"],
  "fixPuzzle(source)": [dreamtides.fixPuzzle, "source"],
  "parseAssertions(source)": [dreamtides.parseAssertions, "source"],
  "parseAssertion(line)": [dreamtides.parseAssertion, "line"],
  "puzzleFromDump(source)": [dreamtides.puzzleFromDump, "source"],
  "lorcana.parseAbility(text)": [lorcana.parseAbility, "text"],
  "lorcana.parseCardText(text)": [lorcana.parseCardText, "text"],
  "lorcana.parseEffect(text)": [lorcana.parseEffect, "text"],
  "lorcana.parseTarget(text)": [lorcana.parseTarget, "text"],
  "lorcana.parsePlayerTarget(text)": [lorcana.parsePlayerTarget, "text"],
  "lorcana.parseCondition(text)": [lorcana.parseCondition, "text"],
  "lorcana.parseTrigger(text)": [lorcana.parseTrigger, "text"],
  "lorcana.parseCost(text)": [lorcana.parseCost, "text"],
  "lorcana.classifyAbility(text)": [lorcana.classifyAbility, "text"],
  "lorcana.splitSequenceSteps(text)": [lorcana.splitSequenceSteps, "text"],
  "lorcana.normalizeText(text)": [lorcana.normalizeText, "text"],
};

for (const [name, [call, argument]] of Object.entries(CALLS)) {
  Deno.test(`${name} refuses what is not a string, and says which argument`, async () => {
    for (const value of NO_STRINGS) {
      await refuses(() => call(value as never), argument); // On purpose.
    }
  });
}

for (const [name, language] of Object.entries(LANGUAGES)) {
  const { diagnosticsOf, hoverAt, fixesAt } = language;
  Deno.test(`LANGUAGES["${name}"] says which part of a question is wrong`, async () => {
    const document = { text: "", variables: "" } as never; // Of any language.
    const untold = { text: 1 } as never; // On purpose, as what follows.
    await refuses(() => diagnosticsOf(undefined as never), "document");
    await refuses(() => diagnosticsOf(untold), "document.text");
    await refuses(() => hoverAt(document, 3 as never), "cursor");
    await refuses(() => hoverAt(document, {} as never), "cursor.offset");
    await refuses(
      () => fixesAt(document, { start: 0 } as never),
      "selection.end",
    );
  });
}

/** Functions that take variables as a string or as an object. */
const VARIABLES: Readonly<Record<string, Call>> = {
  "parse": (it) => dreamtides.parse("Draw.", it),
  "parseBindings": dreamtides.parseBindings,
  "display": (it) => display("Draw.", it),
};

for (const [name, call] of Object.entries(VARIABLES)) {
  Deno.test(`${name}() refuses variables that are neither a string nor an object`, async () => {
    for (const value of [42, null, [], true, Symbol(), 1n]) {
      await refuses(() => call(value as never), "variables"); // On purpose.
    }
    const list = { cards: [] } as never; // On purpose.
    await refuses(() => call(list), "variables.cards");
  });
}

for (const word of ["Strict", "", null, 7]) {
  Deno.test(`loadTabula() refuses ${JSON.stringify(word)} as source and as mode`, async () => {
    const wrong = word as never; // On purpose.
    await refuses(() => loadTabula(wrong, SAMPLE_SOURCE), "source");
    await refuses(() => loadTabula("test", SAMPLE_SOURCE, wrong), "mode");
  });
}

const [MISTAKE] = parseMistake("Drw {cards}.");
const SOURCE = { file: "a.toml", text: "Drw {cards}." };

for (const name of ["render", "renderShort", "renderJson"] as const) {
  const call = (diagnostic: unknown, source: unknown) =>
    // On purpose.
    dreamtides[name](diagnostic as never, source as never);
  Deno.test(`${name}() says which argument it cannot use`, async () => {
    await refuses(() => call([MISTAKE], SOURCE), "diagnostic");
    await refuses(() => call(undefined, SOURCE), "diagnostic");
    await refuses(() => call(MISTAKE, SOURCE.text), "source");
    await refuses(() => call(MISTAKE, { text: "" }), "source.file");
    await refuses(() => call(MISTAKE, { file: "" }), "source.text");
  });
}

function parseMistake(text: string): readonly dreamtides.Diagnostic[] {
  const parsed = dreamtides.parse(text, "cards: 1");
  return parsed.ok ? [] : parsed.errors;
}

const PUZZLE = puzzleOf("humanhand=Opt");
const BOARD = dreamtides.boardOf(PUZZLE);
const NO_OPTIONS: readonly unknown[] = [42, null, "x", true, Symbol(), 1n];

function puzzleOf(state: string): dreamtides.PuzzleFile {
  const puzzle = dreamtides.parsePuzzle(frame(state));
  ok(puzzle.ok);
  return puzzle;
}

/** Functions that take options, and options that are wrong. */
const OPTIONS: Readonly<
  Record<string, readonly [Call, wrong: Readonly<Record<string, unknown>>]>
> = {
  "parse": [
    (it) => dreamtides.parse("Draw.", "", it),
    { dialect: "RLF" },
  ],
  "locateNodes": [
    (it) => dreamtides.locateNodes("Draw.", "", it),
    { dialect: "RLF" },
  ],
  "lintCard": [(it) => dreamtides.lintCard("Draw.", "", it), { dialect: 5 }],
  "resolve": [
    (it) => dreamtides.resolve([], new Map(), it),
    { dialect: "toString" },
  ],
  "serialize": [(it) => dreamtides.serialize([], it), { dialect: "auto" }],
  "serializeModalChoices": [
    (it) => dreamtides.serializeModalChoices([], it),
    { dialect: "RLF" },
  ],
  "formatBindings": [
    (it) => dreamtides.formatBindings(new Map(), it),
    { dialect: "RLF" },
  ],
  "render": [
    (it) => dreamtides.render(MISTAKE!, SOURCE, it),
    { color: "always", width: "80" },
  ],
  "parsePuzzle": [
    (it) => dreamtides.parsePuzzle("", it),
    { profile: "Strict", cards: [7].length },
  ],
  "fixPuzzle": [(it) => dreamtides.fixPuzzle("", it), { profile: "Forge" }],
  "puzzleFromDump": [
    (it) => dreamtides.puzzleFromDump("", it),
    { metadata: "x", keepSets: 1 },
  ],
  "boardText": [
    (it) => dreamtides.boardText(BOARD, it),
    { width: "80", color: 1, solution: "yes" },
  ],
  "display": [
    (it) => displays.display("Draw.", "", it),
    { dialect: "RLF", strings: 5, allowTags: 1 },
  ],
  "toAnsi": [(it) => displays.toAnsi([], it), { color: "always" }],
  "lorcana.parseAbility": [(it) => lorcana.parseAbility("Ward", it), {
    cardType: 5,
    cardName: 5,
    name: 5,
    names: "Ice Bear",
    targets: "Query",
    level: "toString",
    spans: "yes",
  }],
  "lorcana.parseCardText": [
    (it) => lorcana.parseCardText("Ward", it),
    { level: "Full" },
  ],
  "lorcana.parseEffect": [
    (it) => lorcana.parseEffect("draw a card", it),
    { targets: 5 },
  ],
};

for (const [name, [call, wrong]] of Object.entries(OPTIONS)) {
  Deno.test(`${name}() refuses options that it does not have`, async () => {
    for (const value of NO_OPTIONS) {
      await refuses(() => call(value as never), "options"); // On purpose.
    }
    for (const [field, value] of Object.entries(wrong)) {
      const options = { [field]: value } as never; // On purpose.
      await refuses(() => call(options), `options.${field}`);
    }
  });
}

/** Calls with an argument that is wrong, or a part of one, and its name. */
const WRONG: readonly (readonly [string, () => unknown])[] = [
  ["tokens", () => dreamtides.resolve("x" as never, new Map())],
  ["bindings", () => dreamtides.resolve([], {} as never)],
  ["bindings", () => dreamtides.formatBindings({ cards: 1 } as never)],
  ["visitor", () => dreamtides.visit([], null as never)],
  ["ability", () => dreamtides.displayed(7 as never, "")],
  ["text", () => dreamtides.displayed({} as never, 7 as never)],
  ["source.text", () => dreamtides.applySuggestion({} as never, { edits: [] })],
  ["suggestion", () => dreamtides.applySuggestion(SOURCE, null as never)],
  ["suggestion.edits", () => dreamtides.applySuggestion(SOURCE, {} as never)],
  ["diagnostics", () => dreamtides.renderAll(MISTAKE as never, SOURCE)],
  ["source", () => dreamtides.locate("text" as never, 0)],
  ["offset", () => dreamtides.locate(SOURCE, "0" as never)],
  ["puzzle", () => dreamtides.boardOf(null as never)],
  ["puzzle.state", () => dreamtides.boardOf({ metadata: {} } as never)],
  ["board.sides", () => dreamtides.boardText({} as never)],
  ["board", () => dreamtides.boardSvg(null as never)],
  ["board.sides", () => dreamtides.boardHtml({ title: "x" } as never)],
  ["before.metadata", () => dreamtides.diffPuzzles({} as never, PUZZLE)],
  ["after.metadata", () => dreamtides.diffPuzzles(PUZZLE, {} as never)],
  ["change", () => dreamtides.changeWords("x" as never)],
  ["puzzles", () => dreamtides.puzzleStats(PUZZLE as never)],
  ["puzzles[0].metadata", () => dreamtides.puzzleStats([{}] as never)],
  ["boards", () => dreamtides.boardsHtml(PUZZLE as never)],
  ["puzzle.metadata", () => dreamtides.scriptReferences({} as never)],
  ["name", () => dreamtides.puzzleTemplate(null as never)],
  ["list.cards", () => dreamtides.indexCards({} as never)],
  ["text", () => dreamtides.readNameList([] as never)],
  ["text", () => dreamtides.readCardScript([] as never)],
  ["text", () => dreamtides.readEdition(7 as never)],
  ["file", () => dreamtides.readTokenScript(7 as never, "")],
  ["spans", () => displays.toPlain("x" as never)],
  ["spans", () => displays.toHtml({} as never)],
  ["spans", () => displays.toUnity(null as never)],
  ["abilities", () => lorcana.meaning({} as never)],
  ["abilities", () => toRon({} as never)],
  ["abilities[0].toString", () => toRon([{ toString: {} }] as never)],
  ["abilities[0].Named.Reclaim", () => toRon([{ Named: { Reclaim: NaN } }])],
  ["abilities[0].Named.Reclaim", () => toDebug([{ Named: { Reclaim: -1 } }])],
  [
    "options.names[1]",
    () => lorcana.parseAbility("Ward", { names: ["Ice Bear", 7] as never }),
  ],
  ["text", () => applyEdits(7 as never, [])],
  ["edits", () => applyEdits("", {} as never)],
  ["files", () => checkDirectory("x" as never)],
  ["files", () => buildTabula("x" as never, {} as never)],
  ["artifact", () => staleness("x" as never, "")],
  ["bytes", () => decodeSource("a.toml", "x" as never)],
  ["files.directory", () => loadTabula("test", {} as never)],
  ["files.readFile", () => loadTabula("test", { directory: "" } as never)],
];

for (const [argument, call] of WRONG) {
  Deno.test(`${`${call}`.replace(/^\(\) ?=> ?/, "")} says that "${argument}" is wrong`, () =>
    refuses(call, argument));
}

async function refuses(call: () => unknown, argument: string): Promise<void> {
  let thrown: unknown;
  try {
    await call();
  } catch (error) {
    thrown = error;
  }
  ok(thrown instanceof TypeError, `${argument}: ${thrown}`);
  ok(thrown.message.includes(`"${argument}": expected `), thrown.message);
}
