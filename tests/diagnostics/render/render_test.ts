import { ok, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import {
  type Diagnostic,
  displayWidth,
  oneEdit,
  type Report,
} from "../../../diagnostics/internal.ts";
import {
  render,
  renderJson,
  renderShort,
} from "../../../diagnostics/render/mod.ts";
import { spanOf } from "../marked.ts";

interface Picture {
  readonly name: string;
  readonly text: string;
  readonly variables?: string;
  readonly problem: Partial<Report>;
  readonly width?: number;
  readonly expected: string;
}

const EECH = "Draw {cards} for eech card.";
const LINES = "first\nDraw {cards} now\nthird\nfourth\nfifth, the end\nsixth";

const pictures: readonly Picture[] = [
  {
    name: "the place, what is expected, and the mended line",
    text: EECH,
    problem: {
      span: spanOf(EECH, "eech"),
      label: 'expected "each"',
      suggestion: oneEdit(spanOf(EECH, "eech"), "each"),
      notes: ["further words that fit: none", "on two\nlines"],
    },
    expected: `
error[misplaced-word]: Cannot read this
   ╭─[cards.toml:1:18]
   │
 1 │ Draw {cards} for eech card.
   │                  ──┬─
   │                    ╰─── expected "each"
   │
   │ help: did you mean "each"?
 1 │ Draw {cards} for each card.
   │                  ++++
   │
   │ note: further words that fit: none
   │ note: on two
   │       lines
───╯`,
  },
  {
    name: "an underline alone where there is nothing to say",
    text: EECH,
    problem: { span: spanOf(EECH, "eech"), severity: "warning" },
    expected: `
warning[misplaced-word]: Cannot read this
   ╭─[cards.toml:1:18]
   │
 1 │ Draw {cards} for eech card.
   │                  ────
───╯`,
  },
  {
    name: "several labels on one line, none across another",
    text: EECH,
    problem: {
      span: spanOf(EECH, "eech"),
      label: "this word",
      labels: [
        { span: spanOf(EECH, "Draw"), text: "the verb" },
        { span: spanOf(EECH, "{cards}"), text: "the number" },
      ],
    },
    expected: `
error[misplaced-word]: Cannot read this
   ╭─[cards.toml:1:18]
   │
 1 │ Draw {cards} for eech card.
   │ ──┬─ ───┬───     ──┬─
   │   │     │          ╰─── this word
   │   │     ╰────────────── the number
   │   ╰──────────────────── the verb
───╯`,
  },
  {
    name: "labels that overlap below each other",
    text: EECH,
    problem: {
      span: spanOf(EECH, "eech"),
      label: "this word",
      labels: [{ span: spanOf(EECH, "for eech card"), text: "the count" }],
    },
    expected: `
error[misplaced-word]: Cannot read this
   ╭─[cards.toml:1:18]
   │
 1 │ Draw {cards} for eech card.
   │                  ──┬─
   │                    ╰─── this word
   │              ──────┬──────
   │                    ╰──────── the count
───╯`,
  },
  {
    name: "labels on several lines, with the line between two of them",
    text: LINES,
    problem: {
      span: spanOf(LINES, "fourth"),
      label: "here",
      labels: [
        { span: spanOf(LINES, "{cards}"), text: "there" },
        { span: spanOf(LINES, "first"), text: "and above" },
      ],
    },
    expected: `
error[misplaced-word]: Cannot read this
   ╭─[cards.toml:4:1]
   │
 1 │ first
   │ ──┬──
   │   ╰──── and above
 2 │ Draw {cards} now
   │      ───┬───
   │         ╰───── there
 3 │ third
 4 │ fourth
   │ ───┬──
   │    ╰──── here
───╯`,
  },
  {
    name: "a span of several lines by its first and last one",
    text: LINES,
    problem: {
      span: { start: LINES.indexOf("{cards}"), end: LINES.indexOf(", the") },
      label: "all this",
    },
    expected: `
error[misplaced-word]: Cannot read this
   ╭─[cards.toml:2:6]
   │
 2 │   Draw {cards} now
   │ ╭──────╯
   ┆ ┆
 5 │ │ fifth, the end
   │ ╰─────┴── all this
───╯`,
  },
  {
    name: "spans of several lines within each other",
    text: LINES,
    problem: {
      span: { start: 0, end: LINES.length },
      label: "everything",
      labels: [{
        span: { start: LINES.indexOf("now"), end: LINES.indexOf(", the") },
        text: "a part",
      }],
    },
    expected: `
error[misplaced-word]: Cannot read this
   ╭─[cards.toml:1:1]
   │
 1 │     first
   │ ╭───╯
 2 │ │   Draw {cards} now
   │ │ ╭──────────────╯
   ┆ ┆ ┆
 5 │ │ │ fifth, the end
   │ │ ╰─────┴── a part
 6 │ │   sixth
   │ ╰───────┴── everything
───╯`,
  },
  {
    name: "a place between two characters",
    text: "Draw {cards}",
    problem: {
      span: { start: 12, end: 12 },
      label: 'expected "."',
      suggestion: oneEdit({ start: 12, end: 12 }, "."),
    },
    expected: `
error[misplaced-word]: Cannot read this
   ╭─[cards.toml:1:13]
   │
 1 │ Draw {cards}
   │             │
   │             ╰─ expected "."
   │
   │ help: add "."
 1 │ Draw {cards}.
   │             +
───╯`,
  },
  {
    name: "words to remove",
    text: "Draw the the card.",
    problem: {
      span: { start: 9, end: 12 },
      suggestion: oneEdit({ start: 8, end: 12 }, ""),
    },
    expected: `
error[misplaced-word]: Cannot read this
   ╭─[cards.toml:1:10]
   │
 1 │ Draw the the card.
   │          ───
   │
   │ help: remove "the"
 1 │ Draw the card.
───╯`,
  },
  {
    name: "an empty text",
    text: "",
    problem: { span: { start: 0, end: 0 }, label: "expected an ability" },
    expected: `
error[misplaced-word]: Cannot read this
   ╭─[cards.toml:1:1]
   │
 1 │
   │ │
   │ ╰─ expected an ability
───╯`,
  },
  {
    name: "tabs, wide characters and joined emoji in their columns",
    text: "\tGain\t龍の力 👨‍👩‍👧 e\u0301 now.",
    problem: {
      span: spanOf("\tGain\t龍の力 👨‍👩‍👧 e\u0301 now.", "now"),
      label: "time",
      labels: [
        { span: { start: 6, end: 9 }, text: "dragon" },
        { span: { start: 10, end: 18 }, text: "family" },
        { span: { start: 19, end: 21 }, text: "accent" },
      ],
    },
    expected: `
error[misplaced-word]: Cannot read this
   ╭─[cards.toml:1:23]
   │
 1 │     Gain    龍の力 👨‍👩‍👧 e\u0301 now.
   │             ───┬── ─┬ ┬ ─┬─
   │                │    │ │  ╰─── time
   │                │    │ ╰────── accent
   │                │    ╰──────── family
   │                ╰───────────── dragon
───╯`,
  },
  {
    name: "control characters as pictures of themselves",
    text: "Draw\x1b[31m now.",
    problem: { span: { start: 4, end: 9 }, label: "\x1b[32mgreen?" },
    expected: `
error[misplaced-word]: Cannot read this
   ╭─[cards.toml:1:5]
   │
 1 │ Draw␛[31m now.
   │     ──┬──
   │       ╰──── ␛[32mgreen?
───╯`,
  },
  {
    name: "the part of a long line that matters",
    text: "abcd ".repeat(100),
    width: 41,
    problem: { span: { start: 200, end: 204 }, label: "this one" },
    expected: `
error[misplaced-word]: Cannot read this
   ╭─[cards.toml:1:201]
   │
 1 │ … abcd abcd abcd abcd abcd abcd abc…
   │             ──┬─
   │               ╰─── this one
───╯`,
  },
  {
    name: "words that fit the width",
    text: EECH,
    width: 36,
    problem: {
      span: spanOf(EECH, "card."),
      label: "not the word that comes here",
      suggestion: oneEdit(
        spanOf(EECH, "eech card."),
        "each card in your void.",
      ),
      notes: ["this is a note that needs more than a line"],
    },
    expected: `
error[misplaced-word]: Cannot read
  this
   ╭─[cards.toml:1:23]
   │
 1 │ Draw {cards} for eech card.
   │                       ──┬──
   │                         ╰──── not the word
   │                               that comes here
   │
   │ help: did you mean "each card
   │       in your void."?
 1 │ …rds} for each card in your vo…
   │           ++++++++++++++++++++
   │
   │ note: this is a note that needs
   │       more than a line
───╯`,
  },
  {
    name: "words at the left of a mark if there is no room at its right",
    text: EECH,
    width: 41,
    problem: { span: spanOf(EECH, "card."), label: "what is this?" },
    expected: `
error[misplaced-word]: Cannot read this
   ╭─[cards.toml:1:23]
   │
 1 │ Draw {cards} for eech card.
   │                       ──┬──
   │         what is this? ──╯
───╯`,
  },
  {
    name: "a file that cannot be shown by its name",
    text: "",
    problem: { span: { start: 0, end: 0 }, notes: ["an empty file is enough"] },
    expected: `
error[misplaced-word]: Cannot read this
   ╭─[cards.toml:1:1]
   │
   │ note: an empty file is enough
───╯`,
  },
  {
    name: "a problem of the variables in their own text",
    text: EECH,
    variables: "cards: two",
    problem: {
      source: "variables",
      span: { start: 7, end: 10 },
      label: "not a number",
    },
    expected: `
error[misplaced-word]: Cannot read this
   ╭─[cards.toml (variables):1:8]
   │
 1 │ cards: two
   │        ─┬─
   │         ╰─── not a number
───╯`,
  },
  {
    name: "an edit of the variables that mends the rules text",
    text: "Gain {points}.",
    variables: "point: 2",
    problem: {
      span: spanOf("Gain {points}.", "{points}"),
      label: "no value",
      suggestion: oneEdit({ start: 0, end: 5 }, "points", "variables"),
    },
    expected: `
error[misplaced-word]: Cannot read this
   ╭─[cards.toml:1:6]
   │
 1 │ Gain {points}.
   │      ────┬───
   │          ╰───── no value
   │
   │ help: in the variables, did you mean "points"?
 1 │ points: 2
   │ ++++++
───╯`,
  },
];

for (const { name, text, variables, problem, width, expected } of pictures) {
  Deno.test(`render() shows ${name}`, () => {
    const source = sourceOf(text, variables);
    const options = width === undefined ? {} : { width };
    strictEqual(`\n${render(made(problem), source, options)}`, expected);
  });
}

Deno.test("render() in colors says the same as without", () => {
  for (const { text, variables, problem } of pictures) {
    const source = sourceOf(text, variables);
    const plain = render(made(problem), source);
    const colored = render(made(problem), source, { color: true });
    ok(colored.includes("\x1b[1;3"));
    strictEqual(withoutColors(colored), plain);
  }
});

Deno.test("render() gives the line number of a long file its room", () => {
  const text = `${"\n".repeat(1233)}Drow.`;
  const span = spanOf(text, "Drow");
  strictEqual(
    `\n${render(made({ span }), sourceOf(text))}`,
    `
error[misplaced-word]: Cannot read this
      ╭─[cards.toml:1234:1]
      │
 1234 │ Drow.
      │ ────
──────╯`,
  );
});

const anySpan = fc.record({ start: anyOffset(), end: anyOffset() });
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom(
      "a",
      "\n",
      "\r",
      "\t",
      "龍",
      "👍",
      "\u0301",
      "\ud800",
    ),
  }),
);
const anyProblem = fc.record({
  span: anySpan,
  label: anyText,
  labels: fc.array(fc.record({ span: anySpan, text: anyText }), {
    maxLength: 5,
  }),
  notes: fc.array(anyText, { maxLength: 2 }),
  suggestion: fc.record({
    edits: fc.array(fc.record({ span: anySpan, replacement: anyText }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  severity: fc.constantFrom("error", "warning", "lint"),
});

Deno.test("render() never throws, and every form is free of control characters", () => {
  const property = fc.property(
    anyText,
    anyProblem,
    fc.integer({ min: -1, max: 30 }),
    (text, problem, width) => {
      const picture = render(made(problem), sourceOf(text), { width });
      ok(!/[^\P{Cc}\n]/u.test(picture));
      ok(!/\p{Cc}/u.test(renderShort(made(problem), sourceOf(text))));
      renderJson(made(problem), sourceOf(text));
    },
  );
  fc.assert(property, { numRuns: 2000 });
});

Deno.test("render() is never wider than there is room", () => {
  const words = fc.array(fc.constantFrom("a", "word", "龍の力", "👍", "\t"))
    .map((each) => each.join(" "));
  const property = fc.property(
    words,
    words,
    fc.record({ span: anySpan, notes: fc.array(words), message: words }),
    fc.integer({ min: 60, max: 100 }),
    (text, replacement, problem, width) => {
      const suggestion = oneEdit(problem.span, replacement);
      const report = render(
        made({ ...problem, label: "unknown word", suggestion }),
        sourceOf(text),
        { width },
      );
      for (const line of report.split("\n")) {
        ok(displayWidth(line) <= width, line);
      }
    },
  );
  fc.assert(property);
});

Deno.test("render() underlines as many columns as the span takes", () => {
  const word = fc.string({ unit: "grapheme", minLength: 1, maxLength: 9 })
    .filter((each) => !/[\p{Cc}\p{Cf}\u2028\u2029]/u.test(each));
  fc.assert(fc.property(word, word, (before, found) => {
    const text = `${before} ${found} end`;
    const start = before.length + 1;
    const span = { start, end: start + found.length };
    const [, , , , underline] = render(made({ span }), sourceOf(text)).split(
      "\n",
    );
    const at = displayWidth(`${before} `);
    const width = displayWidth(`${before} ${found} end`) - at - 4;
    if (width > 0) {
      strictEqual(underline?.slice(5), " ".repeat(at) + "─".repeat(width));
    }
  }));
});

function anyOffset() {
  return fc.oneof(
    fc.integer({ min: -3, max: 20 }),
    fc.double(),
    fc.constantFrom(NaN, Infinity, -Infinity),
  );
}

function made(problem: Partial<Report>): Diagnostic {
  return {
    code: "misplaced-word",
    severity: "error",
    message: "Cannot read this",
    details: { found: "this", expected: [] },
    span: { start: 0, end: 0 },
    ...problem,
  };
}

function sourceOf(text: string, variables = "") {
  const file = "cards.toml";
  return {
    file,
    text,
    variables: { file: `${file} (variables)`, text: variables },
  };
}

function withoutColors(text: string): string {
  // deno-lint-ignore no-control-regex
  return text.replace(/\x1b\[[\d;]*m/g, "").replace(/ +$/gm, "");
}
