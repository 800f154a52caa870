import { ok, strictEqual } from "node:assert/strict";
import {
  type Equivalent,
  EQUIVALENTS,
  isEquivalent,
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

for (const { path, source, before, after, reason } of EQUIVALENTS) {
  Deno.test(`the equivalent ${before} → ${after} is still in ${path}: ${source}`, async () => {
    const text = await Deno.readTextFile(
      new URL(`../../../${path}`, import.meta.url),
    );
    ok(reason !== "");
    ok(sitesOf(path, text).some((site) => isEquivalent(text, site)));
  });
}
