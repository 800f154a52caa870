import { ok } from "node:assert/strict";
import { display } from "../../display/mod.ts";
import * as lorcana from "../../lorcana/mod.ts";
import * as dreamtides from "../../mod.ts";
import { loadTabula } from "../../tabula/mod.ts";

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

const files = { directory: "examples/tabula", readFile: Deno.readFile };

for (const word of ["Strict", "", null, 7]) {
  Deno.test(`loadTabula() refuses ${JSON.stringify(word)} as source and as mode`, async () => {
    const wrong = word as never; // On purpose.
    await refuses(() => loadTabula(wrong, files), "source");
    await refuses(() => loadTabula("test", files, wrong), "mode");
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

Deno.test("lorcana.parseAbility() refuses levels that it does not have", async () => {
  const options = { level: "toString" } as never; // On purpose.
  await refuses(() => lorcana.parseAbility("Ward", options), "options.level");
});

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
