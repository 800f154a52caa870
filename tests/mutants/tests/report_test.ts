import { deepStrictEqual, strictEqual } from "node:assert/strict";
import {
  type Fate,
  foldersBelow,
  score,
  survivorReport,
  type Trial,
} from "../report.ts";

function trial(folder: string, fate: Fate): Trial {
  const path = `${folder}/a.ts`;
  const place = { start: 0, end: 1, before: "a <\n b", after: "a <= b" };
  const site = { path, kind: "operator", ...place } as const;
  return { folder, site, line: 3, source: "if (a < b) c();", fate };
}

const trials = [
  trial("lexer", "killed"),
  trial("lexer", "timed out"),
  trial("pzl", "killed"),
  trial("pzl", "survived"),
];

Deno.test("report() has a row for each folder, and every survivor", () => {
  strictEqual(
    survivorReport(trials),
    [
      "folder         mutants    killed timed out  survived   noticed",
      "lexer                2         1         1         0   100.0 %",
      "pzl                  2         1         0         1    50.0 %",
      "all                  4         2         1         1    75.0 %",
      "survived: pzl/a.ts:3: a < b → a <= b",
      "    if (a < b) c();",
    ].join("\n"),
  );
});

Deno.test("foldersBelow() names the folders that stay below a share", () => {
  deepStrictEqual(foldersBelow(trials, 50), []);
  deepStrictEqual(foldersBelow(trials, 51), ["pzl"]);
});

Deno.test("score() of no trials is all there is", () => {
  strictEqual(score([]), 100);
});
