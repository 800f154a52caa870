import { deepStrictEqual, ok } from "node:assert/strict";
import { parse } from "../../mod.ts";

const VARIABLES = "cards: 1, e: 1, points: 1, k: 1";

/** Where ‹an effect› may be paid for or not, and a text in which it is. */
const UNCLEAR: readonly (readonly [text: string, paid: string])[] = [
  [
    "You may pay {e} to gain {points} and ‹{kindle}›. You may draw {cards}.",
    "You may pay {e} to gain {points} and {kindle}.",
  ],
  [
    "You may pay {e} to gain {points}, then ‹gain {e} for each ally›. You may draw {cards}.",
    "You may pay {e} to gain {points}, then gain {e} for each ally.",
  ],
  [
    "Draw {cards}. You may pay {e} to gain {points}. ‹{Kindle}›.",
    "You may pay {e} to gain {points}. {Kindle}.",
  ],
  [
    "Draw {cards}. You may pay {e} to gain {points}. ‹Gain {e}› and {kindle}.",
    "You may pay {e} to gain {points}. Gain {e} and {kindle}.",
  ],
  [
    "Draw {cards}. You may pay {e} to gain {points}. ‹Gain {e}›, then {kindle}. Draw {cards}.",
    "You may pay {e} to gain {points}. Gain {e}, then {kindle}.",
  ],
  [
    "{Judgment} Pay {e} to gain {points} and ‹{kindle}›. You may draw {cards}.",
    "{Judgment} Pay {e} to gain {points} and {kindle}.",
  ],
  [
    "{Judgment} Draw {cards}. You may pay {e} to gain {points}. ‹{Kindle}›.",
    "{Judgment} You may pay {e} to gain {points}. {Kindle}.",
  ],
  [
    "When you play an event, draw {cards}. Pay {e} to gain {points} and ‹{kindle}›.",
    "When you play an event, pay {e} to gain {points} and {kindle}.",
  ],
  [
    "Draw {cards}.\n\nWhen you play an event, draw {cards}. Pay {e} to gain {points} and ‹{kindle}›.",
    "When you play an event, pay {e} to gain {points} and {kindle}.",
  ],
];

for (const [marked, paid] of UNCLEAR) {
  Deno.test(`parse() asks who pays in ${JSON.stringify(marked)}`, () => {
    const text = marked.replaceAll(/[‹›]/g, "");
    const result = parse(text, VARIABLES);
    const errors = result.ok ? [] : result.errors;
    deepStrictEqual(
      errors.map(({ code, span, notes }) => ({ code, span, notes })),
      [{
        code: "unclear-scope",
        span: { start: marked.indexOf("‹"), end: marked.indexOf("›") - 1 },
        notes: [
          "if it applies, make it an ability of its own, after a blank " +
          `line: "${paid}"`,
        ],
      }],
    );
  });

  Deno.test(`parse() reads one payment for all in ${JSON.stringify(paid)}`, () => {
    const result = parse(paid, VARIABLES);
    ok(result.ok);
    ok(JSON.stringify(result.abilities).includes("ListWithOptions"));
  });
}
