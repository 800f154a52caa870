import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import {
  type Equivalent,
  EQUIVALENTS,
  isEquivalent,
  staleEquivalents,
} from "../../../tasks/mutants/equivalents.ts";
import { sitesOf } from "../../../tasks/mutants/sites.ts";

const known: Equivalent = {
  path: "a.ts",
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
  strictEqual(isKnown("a.ts", "\n\n  while (a > 0)  a--;\n"), true);
  strictEqual(isKnown("b.ts", "while (a > 0) a--;"), false);
  strictEqual(isKnown("a.ts", "while (b > 0) b--;"), false);
});

Deno.test("staleEquivalents() lists rows whose line is gone from its file", () => {
  const stale = (source: string) =>
    staleEquivalents(new Map([["a.ts", source]]), [known]);
  deepStrictEqual(stale("while (a > 0) a--;"), []);
  deepStrictEqual(stale("while (a > 1) a--;"), [known]);
  deepStrictEqual(staleEquivalents(new Map(), [known]), []);
});

Deno.test("every equivalent mutant has a reason", () => {
  ok(EQUIVALENTS.every(({ reason }) => reason !== ""));
});
