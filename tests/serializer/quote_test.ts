import { strictEqual } from "node:assert/strict";
import { quoteDebug, quoteRon } from "../../serializer/rust/quote.ts";

const cases: readonly (readonly [text: string, ron: string, debug?: string])[] =
  [
    ["draw", '"draw"'],
    ["opponent's", `"opponent\\'s"`, `"opponent's"`],
    ['"draw"', '"\\"draw\\""'],
    ["a\\b", '"a\\\\b"'],
    ["\0\t\r\n", '"\\0\\t\\r\\n"'],
    ["\x1b", '"\\u{1b}"'],
    ["\u00a0", '"\\u{a0}"'],
    ["e\u0301", '"e\\u{301}"'],
    ["é — 幻 😀", '"é — 幻 😀"'],
    ["\u{e000}", '"\\u{e000}"'],
    ["+1", '"+1"'],
  ];

for (const [text, ron, debug = ron] of cases) {
  Deno.test(`quoteRon() writes ${JSON.stringify(text)} as ${ron}`, () => {
    strictEqual(quoteRon(text), ron);
  });

  Deno.test(`quoteDebug() writes ${JSON.stringify(text)} as ${debug}`, () => {
    strictEqual(quoteDebug(text), debug);
  });
}
