import { CARD_COUNT } from "../../../lexer/dialects/rlf_phrases.ts";
import { deepStrictEqual, match, ok, strictEqual } from "node:assert/strict";
import {
  DIRECTIVES,
  MODE_COST,
  TRIGGER_KEYWORDS,
} from "../../../ast/internal.ts";
import { DIALECTS } from "../../../lexer/dialects/mod.ts";
import { parse } from "../../../mod.ts";
import { grammar } from "../../../parser/grammar.ts";
import { directiveRows } from "../../../tasks/learn/directive_rows.ts";
import { main } from "../../../tasks/main.ts";
import { fakeIo } from "../fake_io.ts";

/** Directives that no rule of the grammar reads yet. */
const UNREAD = ["{figments}", "{figments($g)}"];

const rows = Object.values(DIALECTS).flatMap((dialect) =>
  directiveRows(dialect).map((row) => ({ ...row, dialect: dialect.name }))
);

for (const { directive, example: [text, variables = ""], dialect } of rows) {
  if (UNREAD.includes(directive)) continue;
  Deno.test(`the ${dialect} example of ${directive} can be read: ${text}`, () => {
    const outcome = parse(text, variables, { dialect });
    ok(outcome.ok, JSON.stringify(outcome));
    deepStrictEqual(outcome.warnings, []);
    ok(text.toLowerCase().includes(directive.toLowerCase()));
  });
}

Deno.test("directives lists everything in braces that the grammar reads", () => {
  const listed = new Set(
    directiveRows().map(({ directive }) =>
      directive.slice(1, -1).toLowerCase()
    ),
  );
  const read = grammar().vocabulary.words.filter((word) =>
    /^\{.*\}$/.test(word)
  )
    .map((word) => word.slice(1, -1))
    // Only the RLF dialect tells numbers of cards apart.
    .filter((word) =>
      word !== MODE_COST && word !== CARD_COUNT && !isCombined(word)
    );
  const missing = [...Object.keys(DIRECTIVES), ...read]
    .filter((name) => !listed.has(name.toLowerCase()));
  deepStrictEqual([...new Set(missing)], []);
});

/** Keywords can stand in one directive, in any order: {JudgmentDissolved}. */
function isCombined(word: string): boolean {
  const keywords = TRIGGER_KEYWORDS.map((each) => each.toLowerCase());
  const found = keywords.filter((each) => word.includes(each));
  return found.length > 1 && found.join("").length === word.length;
}

Deno.test("directives --json is an array with one object per directive", async () => {
  const io = fakeIo();
  strictEqual(await main(["directives", "--json", "cards"], io), 0);
  deepStrictEqual(JSON.parse(io.written().stdout), [{
    directive: "{cards}",
    reads: "cards",
    value: "a number",
    example: "Draw {cards}.",
    variables: "cards: 2",
  }]);
});

Deno.test("directives suggests the name that was meant", async () => {
  const io = fakeIo();
  strictEqual(await main(["directives", "{cads}"], io), 2);
  match(io.written().stderr, /did you mean "\{cards\}"\?/);
});

Deno.test("directives says how to list all if no name is close", async () => {
  const io = fakeIo();
  strictEqual(await main(["directives", "nope"], io), 2);
  match(io.written().stderr, /"dreamtides directives" lists all of them/);
});
