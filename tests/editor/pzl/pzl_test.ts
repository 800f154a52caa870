import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { applyEdits, LANGUAGES } from "../../../editor/mod.ts";
import { atCursor, marks } from "../marks.ts";

const {
  completionsAt,
  definitionAt,
  diagnosticsOf,
  fixesAt,
  foldingOf,
  formatted,
  hoverAt,
  referencesAt,
  semanticTokensOf,
  symbolsOf,
} = LANGUAGES.pzl;

const METADATA = "[metadata]\nName:Two\nGoal:Win\nTurns:1\nDifficulty:Easy\n";

/** A puzzle whose state ends with a line. */
function puzzle(line: string): string {
  return `${METADATA}[state]\nturn=1\nactiveplayer=human\nactivephase=MAIN1\nhumanlife=3\nailife=2\n${line}\n`;
}

Deno.test("diagnosticsOf() finds what Forge would not see, with the word that was meant", () => {
  const text = puzzle("humanhnd=Opt");
  const [found] = diagnosticsOf({ text });
  strictEqual(found?.code, "unknown-key");
  strictEqual(found.suggestion?.edits[0]?.replacement, "humanhand");
});

Deno.test("fixesAt() changes a word, and all words", () => {
  const { text, cursor: { offset } } = atCursor(
    puzzle("human‹›hnd=Opt\naihand=Opt|taped"),
  );
  const titles = fixesAt({ text }, { start: offset, end: offset })
    .map(({ title, edits }) => [title, applyEdits(text, edits)]);
  deepStrictEqual(titles, [
    [
      'Change "humanhnd" to "humanhand"',
      puzzle("humanhand=Opt\naihand=Opt|taped"),
    ],
    [
      "Fix all 2 certain mistakes",
      puzzle("humanhand=Opt\naihand=Opt|Tapped"),
    ],
  ]);
});

Deno.test("formatted() tidies lines and keeps comments", () => {
  const text = puzzle("  # mine\nhumanhand=Opt ; Ponder|Damage:+1;");
  strictEqual(
    applyEdits(text, formatted({ text })),
    puzzle("# mine\nhumanhand=Opt;Ponder|Damage:1"),
  );
});

/** A line with a cursor, a label that is offered, and the line once it is chosen. */
const COMPLETIONS: readonly (readonly [string, string, string])[] = [
  ["humanh‹›", "humanhand", "humanhand="],
  ["activephase=M‹›", "MAIN2", "activephase=MAIN2"],
  ["humanhand=Opt|Ta‹›", "Tapped", "humanhand=Opt|Tapped"],
  ["humanhand=Opt|Tapped|‹›;Shock", "Id:", "humanhand=Opt|Tapped|Id:;Shock"],
  ["[as‹›", "[assertions]", "[assertions]"],
  ["aiplay=A|Counters:P1‹›", "P1P1", "aiplay=A|Counters:P1P1="],
  ["aiplay=A|Counters:AGE=1,‹›", "LORE", "aiplay=A|Counters:AGE=1,LORE="],
  ["aiplay=A|Id:7;B|AttachedTo:‹›", "7", "aiplay=A|Id:7;B|AttachedTo:7"],
  ["aiplay=A|Id:7\naiprecast=B->‹›", "7", "aiplay=A|Id:7\naiprecast=B->7"],
  ["aiprecast=B:X->h‹›", "human", "aiprecast=B:X->human"],
  ["aiplay=A|Owner:‹›", "AI", "aiplay=A|Owner:AI"],
  ["aiplay=A|UnlockedRoom:‹›", "LeftSplit", "aiplay=A|UnlockedRoom:LeftSplit"],
  ["aiplay=t:Cat,P:1,‹›", "Types:", "aiplay=t:Cat,P:1,Types:"],
];

for (const [line, label, chosen] of COMPLETIONS) {
  Deno.test(`completionsAt() offers ${label} in ${JSON.stringify(line)}`, () => {
    const { text, cursor } = atCursor(puzzle(line));
    const found = completionsAt({ text }, cursor)
      .find((each) => each.label === label);
    ok(found);
    strictEqual(applyEdits(text, [found]), puzzle(chosen));
  });
}

Deno.test("completionsAt() offers goals in the metadata", () => {
  const { text, cursor } = atCursor("[metadata]\nGoal:S‹›\n");
  ok(completionsAt({ text }, cursor).some(({ label }) => label === "Survive"));
});

Deno.test("every key that completionsAt() offers is one that Forge knows", () => {
  for (const section of ["[metadata]\n", "[state]\n"]) {
    const offered = completionsAt({ text: section }, {
      offset: section.length,
    });
    ok(offered.length > 5);
    for (const { replacement } of offered) {
      const codes = diagnosticsOf({ text: `${section}${replacement}1\n` })
        .map(({ code }) => code);
      ok(!codes.includes("unknown-key"), replacement);
    }
  }
});

Deno.test("every modifier that completionsAt() offers is one that Forge knows", () => {
  const { text, cursor } = atCursor(puzzle("humanbattlefield=Opt|‹›"));
  const offered = completionsAt({ text }, cursor);
  ok(offered.length > 30);
  for (const { replacement } of offered) {
    const codes = diagnosticsOf({
      text: puzzle(
        `humanbattlefield=Opt|${replacement}1`.replace(/(\w)1$/, "$1"),
      ),
    }).map(({ code }) => code);
    ok(!codes.includes("unknown-modifier"), replacement);
  }
});

/** A line with a cursor, and what is said there. */
const HOVERS: readonly (readonly [string, readonly string[]])[] = [
  ["humanl‹›ife=7", ["Life total.", '{"players":{"human":{"life":7}}}']],
  ["p1han‹›d=Opt", ["The cards in hand.", '"name":"Opt"']],
  ["humanhand=O‹›pt|Tapped", ['"kind":"card"', '"tapped":true']],
  ["humanhand=Opt|Tap‹›ped", ["The card is tapped."]],
  ["humanhand=Opt|AttachedTo‹›:7", ["The id of the card it is attached to."]],
];

for (const [line, said] of HOVERS) {
  Deno.test(`hoverAt() ${JSON.stringify(line)}`, () => {
    const { text, cursor } = atCursor(puzzle(line));
    const markdown = hoverAt({ text }, cursor)?.markdown ?? "";
    for (const part of said) ok(markdown.includes(part), markdown);
  });
}

const LINKED = puzzle(
  "humanbattlefield=Bear|Id:7;Sword|AttachedTo:7\naibattlefield=Elf|Id:8|RememberedCards:7,8",
);

Deno.test("definitionAt() goes from a reference to the card with the id", () => {
  const offset = LINKED.indexOf("AttachedTo:7") + "AttachedTo:".length;
  strictEqual(
    marks(LINKED, definitionAt({ text: LINKED }, { offset })),
    LINKED.replace("Id:7", "Id:‹7›"),
  );
});

Deno.test("referencesAt() finds every mention of an id", () => {
  const offset = LINKED.indexOf("Id:7") + "Id:".length;
  strictEqual(
    marks(LINKED, referencesAt({ text: LINKED }, { offset })),
    LINKED.replace("Id:7", "Id:‹7›").replace("AttachedTo:7", "AttachedTo:‹7›")
      .replace("RememberedCards:7", "RememberedCards:‹7›"),
  );
});

Deno.test("symbolsOf() lists sections and their keys", () => {
  deepStrictEqual(
    symbolsOf({ text: METADATA }).map(({ name, children }) => [
      name,
      children.map((child) => `${child.name} ${child.detail}`),
    ]),
    [["metadata", ["Name Two", "Goal Win", "Turns 1", "Difficulty Easy"]]],
  );
});

Deno.test("foldingOf() folds sections", () => {
  strictEqual(
    marks(METADATA, foldingOf({ text: METADATA })),
    `‹${METADATA.trimEnd()}›\n`,
  );
});

Deno.test("semanticTokensOf() tells cards, modifiers and values apart", () => {
  const text = "# note\n[state]\nhumanhand=Opt|Id:7;Shock|Tapped\nturn=1\n";
  deepStrictEqual(
    semanticTokensOf({ text }).map(({ span, role }) =>
      `${role} ${text.slice(span.start, span.end)}`
    ),
    [
      "comment # note",
      "section [state]",
      "key humanhand",
      "card Opt",
      "modifier Id",
      "value 7",
      "card Shock",
      "modifier Tapped",
      "key turn",
      "value 1",
    ],
  );
});
