import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { abilityDiagnostic } from "../../../lexer/messages/mod.ts";
import { oneEdit, relocate } from "../../../diagnostics/internal.ts";
import { renderJson, renderShort } from "../../../diagnostics/render/mod.ts";

const TEXT = "Draw {cards}.\nGain {points}.";
const SOURCE = {
  file: "cards.toml",
  text: TEXT,
  variables: { file: "<variables>", text: "cards: 2\npoint: 1" },
};
const PROBLEM = abilityDiagnostic(
  "unresolved-variable",
  { start: 19, end: 27 },
  { variable: "points", directive: "points" },
  {
    label: "has no value",
    labels: [{ span: { start: 5, end: 12 }, text: "has one" }],
    notes: ["the variables are: cards, point"],
    suggestion: oneEdit({ start: 9, end: 14 }, "points", "variables"),
  },
);

Deno.test("renderJson() gives every place in offsets, lines and columns", () => {
  deepStrictEqual(renderJson(PROBLEM, SOURCE), {
    file: "cards.toml",
    line: 2,
    column: 6,
    endLine: 2,
    endColumn: 14,
    span: { start: 19, end: 27 },
    code: "unresolved-variable",
    severity: "error",
    message: 'Cannot resolve {points}: variable "points" has no value',
    label: "has no value",
    labels: [{
      file: "cards.toml",
      line: 1,
      column: 6,
      endLine: 1,
      endColumn: 13,
      span: { start: 5, end: 12 },
      text: "has one",
    }],
    notes: ["the variables are: cards, point"],
    suggestion: {
      edits: [{
        file: "<variables>",
        line: 2,
        column: 1,
        endLine: 2,
        endColumn: 6,
        span: { start: 9, end: 14 },
        replacement: "points",
      }],
    },
  });
});

Deno.test("renderShort() is one line: file, line, column, severity, code, message", () => {
  strictEqual(
    renderShort(PROBLEM, SOURCE),
    "cards.toml:2:6: error[unresolved-variable]: " +
      'Cannot resolve {points}: variable "points" has no value',
  );
});

Deno.test("renderShort() names the variables for a problem of those", () => {
  const problem = abilityDiagnostic(
    "binding-without-colon",
    { start: 9, end: 17 },
    { found: "point 1" },
    { source: "variables" },
  );
  strictEqual(
    renderShort(problem, SOURCE),
    "<variables>:2:1: error[binding-without-colon]: " +
      'Cannot read the variable "point 1": expected "name: value"',
  );
});

Deno.test("relocate() moves every span, each by the text it belongs to", () => {
  const moved = relocate(PROBLEM, ({ start, end }, source) => {
    const by = source === "variables" ? 1000 : 100;
    return { start: start + by, end: end + by };
  });
  deepStrictEqual(moved.span, { start: 119, end: 127 });
  deepStrictEqual(moved.labels?.[0]?.span, { start: 105, end: 112 });
  deepStrictEqual(
    moved.suggestion,
    oneEdit({ start: 1009, end: 1014 }, "points"),
  );
  deepStrictEqual(moved.message, PROBLEM.message);
});
