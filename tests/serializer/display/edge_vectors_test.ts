import { deepStrictEqual, notDeepStrictEqual } from "node:assert/strict";
import { display, type DisplaySpan } from "../../../serializer/display/mod.ts";
import { assertAll, testCorpus } from "../../corpus.ts";
import { type DisplayVector, vectors } from "./vectors.ts";

/** Odd texts that we show in another way than the game's preview, and why. */
const DIFFERENCES: Readonly<Record<string, readonly string[]>> = {
  "the text is data, never Fluent source": [
    "A.\n.x = 1",
    "A.\n* B",
    "A.\n[x] B",
    "A }b",
    '{"<b>"}x',
    "{ $e } and $e and {e}",
    '{-keyword(k: "x")}',
    "",
    "   ",
  ],
  "tags of the author are text, unless they are allowed": ["<b>x</b> & < >"],
  "another message stands in": [
    "{judgment} Draw {cards}.",
    "{e4}",
    "{e-}",
    "{mode3-cost}",
  ],
  "directives that cannot be shown stay, with a warning": [
    "Draw {cards}.",
    "{cards($c)}",
  ],
  "variables are read by the parser's rules": [
    "{subtype} with subtype: Warrior",
    "{cards} with cards: two",
    "{e} with e: 2.5",
    "{e} with e: -1",
    "{cards}, {cards}",
  ],
  "an unclosed brace is an error in both": ["A {b"],
};

const DIFFERENT: ReadonlySet<string> = new Set(
  Object.values(DIFFERENCES).flat(),
);

function isDifferent({ text, variables }: DisplayVector): boolean {
  return DIFFERENT.has(text) || DIFFERENT.has(`${text} with ${variables}`);
}

/** The spans of a text, or the codes of what is wrong with it. */
function shown({ text, variables }: DisplayVector): unknown {
  const result = display(text, variables, { messages: "classic" });
  const problems = result.ok ? result.warnings : result.errors;
  return result.ok && problems.length === 0
    ? result.spans.map(({ role: _, ...span }: DisplaySpan) => span)
    : problems.map(({ code }) => code);
}

function expected({ rendered, spans }: DisplayVector): unknown {
  return rendered === null ? "an error" : spans;
}

function describe({ text, variables }: DisplayVector): string {
  return `"${text}" with "${variables}"`;
}

testCorpus(
  "display() shows odd texts as the game does",
  vectors,
  ({ edge }) => {
    const same = edge.filter((vector) => !isDifferent(vector));
    assertAll(same, (vector) => {
      deepStrictEqual(shown(vector), expected(vector));
    }, describe);
  },
);

testCorpus("display() differs from the game only where listed", vectors, (
  { edge },
) => {
  assertAll(edge.filter(isDifferent), (vector) => {
    notDeepStrictEqual(shown(vector), expected(vector));
  }, describe);
});
