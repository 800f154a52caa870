import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import {
  type Equivalent,
  EQUIVALENTS,
  isEquivalent,
  staleEquivalents,
} from "../equivalents.ts";
import { sitesOf } from "../sites.ts";

const known: Equivalent = {
  path: "a/b.ts",
  source: "while (a > 0) a--;",
  before: ">",
  after: ">=",
  reason: "for the test",
};

function isKnown(path: string, source: string): boolean {
  const [site] = sitesOf(path, source);
  return site !== undefined && isEquivalent(source, site, [known]);
}

Deno.test("isEquivalent() goes by file and source, not by line", () => {
  strictEqual(isKnown("a/b.ts", "\n\n  while (a > 0)  a--;\n"), true);
  strictEqual(isKnown("b.ts", "while (a > 0) a--;"), false);
  strictEqual(isKnown("a/b.ts", "while (b > 0) b--;"), false);
});

const sources: readonly (readonly [Record<string, string>, number])[] = [
  [{ "a/b.ts": "while (a > 0) a--;" }, 0],
  [{ "a/b.ts": "while (a > 1) a--;" }, 1],
  [{ "a/c.ts": "while (a > 0) a--;" }, 1],
];

for (const [files, count] of sources) {
  Deno.test(`staleEquivalents() finds ${count} in ${JSON.stringify(files)}`, () => {
    const stale = (below: string) =>
      staleEquivalents(below, new Map(Object.entries(files)), [known]).length;
    deepStrictEqual(["a", "a/b.ts", "a/b", "b"].map(stale), [
      count,
      count,
      0,
      0,
    ]);
  });
}

Deno.test("every equivalent mutant has a reason", () => {
  ok(EQUIVALENTS.every(({ reason }) => reason !== ""));
});
