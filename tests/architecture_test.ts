import { deepStrictEqual, ok } from "node:assert/strict";
import ARCHITECTURE from "../ARCHITECTURE.md" with { type: "text" };
import * as mod from "../mod.ts";
import { abilityCards } from "./abilities.ts";
import { countCalls } from "./calls/calls.ts";
import { assertAll } from "./corpus.ts";
import { cards } from "./frames.ts";
import { testWith } from "./permissions.ts";

/** The picture of the pipeline. */
const picture = /^```\n(text .*?)^```$/ms.exec(ARCHITECTURE)?.[1] ?? "";

/** An arrow of the picture: a function, what it takes and what it returns. */
interface Arrow {
  readonly name: string;
  readonly from: readonly string[];
  readonly to: string;
}

const FORTH = /(?:([a-z][a-z ]*) ─|├)─*([a-zA-Z]+)─+▶ (?=([a-z][a-z ]*))/g;
const JOINED = /([a-z]+) ─+[┐┘]/g;
const BACK = /^(.+) ◀─+([a-zA-Z]+)─+┘$/gm;

/** Without a name to its left, an arrow starts where two lines join. */
function arrowsForth(): readonly Arrow[] {
  const joined = [...picture.matchAll(JOINED)].map(([, name = ""]) => name);
  return [...picture.matchAll(FORTH)].map(([, from, name = "", to = ""]) => ({
    name,
    from: from === undefined ? joined : [from],
    to: to.trim(),
  }));
}

const forth = arrowsForth();
const back = [...picture.matchAll(BACK)]
  .map(([, to = "", name = ""]): Arrow => ({ name, from: ["tree"], to }));

const functions: Readonly<Record<string, unknown>> = mod;

Deno.test("The picture in ARCHITECTURE.md leads from a text to its tree and back by exported functions", () => {
  deepStrictEqual(
    [...forth, ...back].map(({ from, to }) => `${from.join(", ")} → ${to}`),
    [
      "text → tokens",
      "tokens, bindings → resolved tokens",
      "resolved tokens → tree",
      "variables → bindings",
      "tree → text + variables",
    ],
  );
  const missing = [...forth, ...back]
    .filter(({ name }) => typeof functions[name] !== "function");
  deepStrictEqual(missing, []);
});

/** What the picture calls a thing, made by its arrows from a card. */
function follow(
  thing: string,
  card: Readonly<Record<string, string>>,
): unknown {
  if (card[thing] !== undefined) return card[thing];
  const arrow = forth.find(({ to }) => to === thing);
  const stage = functions[arrow?.name ?? ""];
  if (arrow === undefined || typeof stage !== "function") {
    throw new Error(`No arrow leads to ${thing}`);
  }
  const result = stage(...arrow.from.map((each) => follow(each, card)));
  ok(result.ok, arrow.name);
  return result.value;
}

Deno.test("Who follows the picture in ARCHITECTURE.md gets what parse() returns", () => {
  const paragraphs = [...cards, ...abilityCards]
    .filter(({ text }) => !text.includes("\n\n"));
  assertAll(paragraphs, ({ text, variables }) => {
    const parsed = mod.parse(text, variables);
    const tree = follow("tree", { text, variables });
    deepStrictEqual([tree], parsed.ok && parsed.abilities);
    for (const { name } of back) {
      const serialize = functions[name];
      ok(typeof serialize === "function");
      const written = serialize([tree]);
      deepStrictEqual(follow("tree", written), tree);
    }
  }, ({ text }) => text);
});

/** Exported, but no stages: one opens a value, one turns an object into text. */
const HELPERS: readonly string[] = ["variablesText", "variant"];

const IN_STAGES: readonly (readonly [text: string, variables: string])[] = [
  ["{Judgment} Draw {cards}.", "cards: 2"],
  ["Gain {energy($e)}.", "e: 2"],
  ["{Judgment} Drow {cards}.", "cards: 2"],
];

const test = testWith("read", "run");

for (const args of IN_STAGES) {
  test(`parse("${args[0]}") calls each stage of the picture once, and no other exported function`, async () => {
    const [counts = {}] = await countCalls([
      { file: "mod.ts", name: "parse", args },
    ]);
    const called = Object.entries(counts)
      .map(([key, count]) => [key.split(" ")[1] ?? "", count] as const)
      .filter(([name, count]) => count > 0 && name in mod)
      .filter(([name]) => name !== "parse" && !HELPERS.includes(name));
    deepStrictEqual(
      Object.fromEntries(called),
      Object.fromEntries(forth.map(({ name }) => [name, 1])),
    );
  });
}
