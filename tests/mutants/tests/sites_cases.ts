import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { applied, lineOf, touchedLines } from "../site.ts";
import { sitesOf } from "../sites.ts";

/** A source, and what each change makes of it. */
const rows: readonly (readonly [string, readonly string[]])[] = [
  ["a < b;", ["a <= b;"]],
  ["a >= b;", ["a > b;"]],
  ["a === b;", ["a !== b;"]],
  ["a && b || c;", ["a || b || c;", "a && b && c;"]],
  ["n - 1;", ["n + 1;", "n - 2;"]],
  ["n = 0;", ["n = 1;"]],
  ["is(true, false);", ["is(false, false);", "is(true, true);"]],
  ["if (!a) b();", ["if (a) b();"]],
  ["a ? b : c;", ["a ? c : b;"]],
  ["a < b ? -1 : 1;", ["a < b ? 1 : -1;"]],
  ["if (a) return b;", ["if (a) return undefined;"]],
  ["if (a) { return b; }", ["if (a) { return undefined; }"]],
  ['say("a");', ['say("");']],
  ['const all = ["a"];', ['const all = [""];']],
  // Nothing to change, or nothing that runs.
  ["return a;", []],
  ["if (a) return undefined;", []],
  ["if (a) return;", []],
  ['const text = "a" + b;', ['const text = "" + b;']],
  ["const text = `a${b}` + c;", []],
  ['import { a } from "./a.ts";', []],
  ['export { a } from "./a.ts";', []],
  ['type A = "a" | 1 | true;', []],
  ["interface A { readonly a: 1 }", []],
  ["const a = b as 1;", []],
  ["let a: true;", []],
  ["// a < b, and 1", []],
  ["/** a && b */ a();", []],
  ["const a = { 1: b };", []],
];

for (const [source, mutants] of rows) {
  Deno.test(`sitesOf() finds ${mutants.length} in ${JSON.stringify(source)}`, () => {
    const sites = sitesOf("a.ts", source);
    deepStrictEqual(sites.map((site) => applied(source, site)), mutants);
  });
}

Deno.test("a site knows its place and its source", () => {
  const source = "first();\n\nif (\n  a  ===  1\n) second();\n";
  const [site] = sitesOf("a.ts", source);
  strictEqual(site?.before, "===");
  strictEqual(site.kind, "operator");
  strictEqual(lineOf(source, site), 4);
  strictEqual(touchedLines(source, site), "a === 1");
});

Deno.test("sourceOf() takes all lines that change", () => {
  const source = "x = a\n  ? b\n  : c";
  const [site] = sitesOf("a.ts", source);
  strictEqual(site && touchedLines(source, site), "x = a ? b : c");
});
