import { deepStrictEqual, ok } from "node:assert/strict";
import { run } from "../../combinators/mod.ts";
import { ability } from "../../parser/ability.ts";
import { excerptAt } from "../../combinators/mistakes/mod.ts";
import { partOf } from "../../combinators/mistakes/faulty_text.ts";
import { grammar } from "../../parser/internal.ts";
import { faultyFor } from "./faulty.ts";

/** The part of a text that is read again to repair its first mistake. */
function excerptOf(text: string, start: number): string {
  const faulty = partOf(faultyFor(text, "cards: 2, e: 1"), start);
  const failure = run(grammar(), ability, faulty.columns);
  ok(!failure.ok);
  const excerpt = excerptAt(faulty, failure);
  deepStrictEqual(excerpt.failure.at, failure.at - excerpt.start);
  deepStrictEqual(excerpt.faulty.tokens[0], faulty.tokens[excerpt.start]);
  return text.slice(
    excerpt.faulty.tokens[0]?.start,
    excerpt.faulty.tokens.at(-1)?.end,
  );
}

const DRAW = "Draw {cards}. "; // Three tokens.
const DISSOLVE = "{Dissolve} an enemy. "; // Four.

/** A text, the token at which reading starts, and what is read again. */
const rows: readonly (readonly [string, number, string])[] = [
  ["Gian {e}. Draw {cards}.", 0, "Gian {e}."],
  ["Gian {e}", 0, "Gian {e}"],
  [`${DRAW}Gian {e}. ${DRAW}`, 0, "Draw {cards}. Gian {e}."],
  // Up to 80 tokens before the mistake, everything.
  [
    `${DRAW.repeat(24)}${DISSOLVE.repeat(2)}Gian {e}.`,
    0,
    `${DRAW.repeat(24)}${DISSOLVE.repeat(2)}Gian {e}.`,
  ],
  [`${DRAW.repeat(27)}Gian {e}.`, 0, "Draw {cards}. Gian {e}."],
  [
    `${DRAW.repeat(40)}Gian {e}.`,
    3 * 20,
    `${DRAW.repeat(20)}Gian {e}.`,
  ],
  // Modes belong together.
  [
    "{ChooseOne}\n{bullet} {e}: Gian {e}.\n{bullet} {e}: Draw {cards}.",
    0,
    "{ChooseOne}\n{bullet} {e}: Gian {e}.\n{bullet} {e}: Draw {cards}.",
  ],
  ["Gian {e}.\nDraw {cards}.", 0, "Gian {e}."],
  // No sentence goes on for more than 120 tokens.
  [`Gian${" {e}".repeat(119)}.`, 0, `Gian${" {e}".repeat(119)}`],
  [`Gian${" {e}".repeat(118)}.`, 0, `Gian${" {e}".repeat(118)}.`],
];

for (const [text, start, expected] of rows) {
  const name = text.replaceAll(
    /(.+?)\1{3,}/g,
    (all, one: string) => `${all.length / one.length} × "${one}"`,
  );
  Deno.test(`to repair "${name}" from token ${start}, ${expected.length} characters are read again`, () => {
    deepStrictEqual(excerptOf(text, start), expected);
  });
}
