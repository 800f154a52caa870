import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { reportOn, REPORTS } from "./golden/reports.ts";
import { testWith } from "./permissions.ts";

const test = testWith("read");

const FOLDER = new URL("golden/reports/", import.meta.url);

for (const report of REPORTS) {
  const { name, text } = report;
  test(`the report ${name} on ${JSON.stringify(text)} looks as it did`, async () => {
    const golden = await Deno.readTextFile(new URL(`${name}.txt`, FOLDER));
    strictEqual(reportOn(report), golden);
  });
}

test("there is no golden report that nothing makes", async () => {
  const files = await Array.fromAsync(Deno.readDir(FOLDER), ({ name }) => name);
  const names = REPORTS.map(({ name }) => `${name}.txt`);
  deepStrictEqual(files.toSorted(), names.toSorted());
});
