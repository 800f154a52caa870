import { ok, strictEqual } from "node:assert/strict";
import { LANGUAGES } from "../../../editor/mod.ts";
import { atCursor, marks } from "../marks.ts";

const { hoverAt } = LANGUAGES.dreamtides;

/** Text with a cursor, its variables, the word shown about, and what is said. */
const CASES: readonly (readonly [string, string, string, readonly string[]])[] =
  [
    ["D‹›raw {cards}.", "cards: 2", "‹Draw› {cards}.", [
      '{"DrawCards":{"count":2}}',
      "> Draw 2 cards.",
    ]],
    ["Draw {ca‹›rds}.", "cards: 2", "Draw ‹{cards}›.", [
      "`cards`: a whole number, here **2**",
    ]],
    ["Draw {ca‹›rds}.", "", "Draw ‹{cards}›.", [
      "`cards`: a whole number, which has no value yet",
    ]],
    [
      "{Dissolve} {@a sub‹›type($t)}.",
      "t: Warrior",
      "{Dissolve} ‹{@a subtype($t)}›.",
      [
        "`t`: a subtype, here **Warrior**",
        "> Dissolve a Warrior.",
      ],
    ],
    ["{Fore‹›see($f)}.", "f: 2", "‹{Foresee($f)}›.", [
      "See the top 2 cards of your deck",
      "> Foresee 2.",
    ]],
    ["{choose‹›_one}", "", "‹{choose_one}›", ["The player chooses one"]],
    ["{Dissolve‹›} an enemy.", "", "‹{Dissolve}› an enemy.", [
      "The character leaves play and goes to the void.",
      '{"DissolveCharacter":{"target":{"Enemy":"Character"}}}',
    ]],
    ["{Judgment} {Fore‹›see}.", "foresee: 2", "{Judgment} ‹{Foresee}›.", [
      "See the top 2 cards of your deck",
      "> ▸ Judgment: Foresee 2.",
    ]],
    [
      "{Materialized‹›Judgment} {Kindle}.",
      "k: 1",
      "‹{MaterializedJudgment}› {Kindle}.",
      ["when this character comes into play, and when your judgment phase"],
    ],
    [
      "Gain {e}.\n\nTake an ext‹›ra turn after this one.",
      "e: 1",
      "Gain {e}.\n\nTake an ‹extra› turn after this one.",
      [
        '"TakeExtraTurn"',
        "> Take an extra turn after this one.",
      ],
    ],
  ];

for (const [source, variables, shown, said] of CASES) {
  Deno.test(`hoverAt() ${JSON.stringify(source)} with "${variables}"`, () => {
    const { text, cursor } = atCursor(source);
    const hover = hoverAt({ text, variables }, cursor);
    ok(hover);
    strictEqual(marks(text, [hover]), shown);
    for (const part of said) ok(hover.markdown.includes(part), hover.markdown);
  });
}

Deno.test("hoverAt() a variable names the directives that read it", () => {
  const hover = hoverAt(
    { text: "Draw {cards}. Discard {cards}.", variables: "cards: 2, e: 1" },
    { offset: 1, source: "variables" },
  );
  strictEqual(hover?.markdown, "`cards` is the value of `{cards}`");
});

Deno.test("hoverAt() white space says nothing", () => {
  strictEqual(
    hoverAt({ text: "   ", variables: "" }, { offset: 1 }),
    undefined,
  );
});
