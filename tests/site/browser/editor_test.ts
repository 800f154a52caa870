import { deepStrictEqual, strictEqual } from "node:assert/strict";
import {
  bracketTyped,
  pairDeleted,
} from "../../../site/browser/workbench/editor/brackets.ts";
import {
  type History,
  NO_HISTORY,
  recordStep,
  redo,
  type StepKind,
  undo,
} from "../../../site/browser/workbench/editor/history.ts";
import {
  moveStyled,
  piecesOf,
} from "../../../site/browser/workbench/editor/pieces.ts";

Deno.test("piecesOf() cuts where the look changes, and at line ends", () => {
  const styled = [
    { span: { start: 5, end: 9 }, className: "problem" },
    { span: { start: 0, end: 6 }, className: "mark" },
    { span: { start: 4, end: 4 }, className: "nothing" },
  ];
  deepStrictEqual(
    piecesOf("Draw\nno {e}.", styled).map(({ text, className }) => [
      text,
      className,
    ]),
    [
      ["Draw", "mark"],
      ["\n", "mark"],
      ["n", "mark problem"],
      ["o {", "problem"],
      ["e}.", ""],
    ],
  );
});

Deno.test("piecesOf() leaves out no letter, whatever the spans", () => {
  const text = "a\n\nbc";
  for (const [start, end] of [[0, 99], [9, 12], [3, 1], [4, 5]] as const) {
    const pieces = piecesOf(text, [{ span: { start, end }, className: "x" }]);
    strictEqual(pieces.map(({ text }) => text).join(""), text);
  }
});

/** Words at 5 to 9, after an edit of some letters. */
const EDITS: readonly (readonly [
  edit: readonly [start: number, end: number, replacement: string],
  words: readonly [start: number, end: number],
])[] = [
  [[0, 2, ""], [3, 7]],
  [[5, 5, "ab"], [7, 11]],
  [[6, 6, "ab"], [5, 11]],
  [[9, 9, "ab"], [5, 9]],
  [[4, 6, ""], [4, 7]],
  [[12, 14, ""], [5, 9]],
];

for (const [[start, end, replacement], words] of EDITS) {
  Deno.test(`moved() by "${replacement}" for ${start} to ${end}`, () => {
    const styled = { span: { start: 5, end: 9 }, className: "x" };
    const { span } = moveStyled(styled, { span: { start, end }, replacement });
    deepStrictEqual([span.start, span.end], words);
  });
}

/** A caret or selection between bars: "{|}". */
function marked(text: string) {
  const [before = "", inside = "", after] = text.split("|");
  return after === undefined
    ? { text: before + inside, start: before.length, end: before.length }
    : {
      text: before + inside + after,
      start: before.length,
      end: before.length + inside.length,
    };
}

const BRACKETS: readonly (readonly [string, string, string | undefined])[] = [
  ["Gain |", "{", "Gain {}"],
  ["Gain |e|", "{", "Gain {e}"],
  ["Gain |e", "{", undefined],
  ["{e|}", "}", "{e}"],
  ["{e|", "}", undefined],
  ["|", "x", undefined],
];

for (const [before, typed, after] of BRACKETS) {
  Deno.test(`bracketTyped() "${typed}" in "${before}"`, () => {
    const now = marked(before);
    const made = bracketTyped(now, typed);
    strictEqual(made && edited(now.text, made.edit), after);
  });
}

Deno.test("pairDeleted() deletes a pair that has nothing in it", () => {
  const made = pairDeleted(marked("a (|) b"));
  strictEqual(made && edited("a () b", made.edit), "a  b");
  strictEqual(pairDeleted(marked("a (|] b")), undefined);
  strictEqual(pairDeleted(marked("|")), undefined);
});

function edited(
  text: string,
  { span, replacement }: NonNullable<ReturnType<typeof pairDeleted>>["edit"],
): string {
  return text.slice(0, span.start) + replacement + text.slice(span.end);
}

/** The history after steps of these kinds, at these times. */
function after(
  ...steps: readonly (readonly [StepKind, number])[]
): History {
  return steps.reduce(
    (history, [kind, time], i) =>
      recordStep(history, { before: at(`${i}`), kind, time }),
    NO_HISTORY,
  );
}

function at(text: string) {
  return { text, start: 0, end: 0 };
}

Deno.test("noted() joins what is typed in a row, and nothing else", () => {
  const counts = [
    after(["typing", 0], ["typing", 400], ["typing", 800]),
    after(["typing", 0], ["typing", 501]),
    after(["typing", 0], ["deleting", 1]),
    after(["other", 0], ["other", 1]),
  ].map(({ done }) => done.length);
  deepStrictEqual(counts, [1, 2, 2, 2]);
});

Deno.test("undo() and redo() go back and forth", () => {
  const back = undo(after(["typing", 0], ["other", 1]), at("now"));
  strictEqual(back?.to.text, "1");
  const forth = redo(back.history, back.to);
  strictEqual(forth?.to.text, "now");
  strictEqual(undo(forth.history, forth.to)?.to.text, "1");
  strictEqual(undo(NO_HISTORY, at("now")), undefined);
  strictEqual(redo(NO_HISTORY, at("now")), undefined);
});

Deno.test("noted() forgets what lies too far back", () => {
  const many = Array.from({ length: 600 }, (_, i) => ["other", i] as const);
  strictEqual(after(...many).done.length, 500);
});
