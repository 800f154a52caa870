import { deepStrictEqual, strictEqual } from "node:assert/strict";
import README from "../README.md" with { type: "text" };
import { main } from "../tasks/main.ts";
import { fakeIo } from "./tasks/fake_io.ts";
import { testWith } from "./permissions.ts";

const test = testWith("read");

const sessions = README.matchAll(
  /^```console\n\$ dreamtides (.*)\n([^]*?)^```$/gm,
);

for (const [, line = "", shown = ""] of sessions) {
  Deno.test(`README.md shows what "dreamtides ${line}" writes`, async () => {
    const io = fakeIo();
    await main(words(line), io);
    const { stdout, stderr } = io.written();
    strictEqual(shown.trimEnd(), `${stderr}${stdout}`.trimEnd());
  });
}

/** Splits a command line at spaces that are not between double quotes. */
function words(line: string): string[] {
  return Array.from(
    line.matchAll(/"([^"]*)"|\S+/g),
    ([word, quoted]) => quoted ?? word,
  );
}

test("README.md says what each folder holds", async () => {
  const root = new URL("../", import.meta.url);
  const [, table = ""] = README.split("## What is where");
  const told = table.split("\n## ")[0]?.matchAll(/^\| `(\w+)\/`/gm) ?? [];
  const { exclude } = JSON.parse(
    await Deno.readTextFile(new URL("deno.json", root)),
  );
  const there = (await Array.fromAsync(Deno.readDir(root)))
    .filter(({ name, isDirectory }) => isDirectory && /^\w+$/.test(name))
    .map(({ name }) => name)
    .filter((name) => name !== "node_modules" && !exclude.includes(name));
  deepStrictEqual(
    Array.from(told, ([, name]) => name).toSorted(),
    there.toSorted(),
  );
});
